import type { Content } from '@/lib/content/content';
import { toFees } from '@/lib/content/kinds/fees';
import { calendarFile } from './calendar';
import {
  classesOfSchool,
  comingInstallments,
  contentOfClass,
  feeDays,
  feesOfYear,
  titleOfClasses,
} from './class-card';
import { classPages } from './site-pages';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const fees = toFees(
  {
    session: '2025-26',
    annual: [{ class: 'VI-XI', amount: 800 }],
    installments: 2,
    due: ['04-10', '12-10'],
    tuition: [
      { class: 'VI', installment: 1550, total: 3100 },
      { class: 'XI Biology', installment: 4100, total: 8200 },
      { class: 'XI Maths', installment: 3800, total: 7600 },
    ],
  },
  { day: '2025-06-01' },
);
const stage = (name: string, ends: string) => ({ name, bells: [{ name: 'Lessons', begins: '08:00', ends }] });
const CONTENT = {
  school: { name: 'Vidya' },
  home: {},
  pages: [],
  fees,
  timings: {
    ...TIMINGS,
    seasons: TIMINGS.seasons.map((season) => ({
      ...season,
      stages: [stage('Early learning', '11:00'), stage('Middle (Classes V to VIII)', '14:00')],
    })),
  },
  calendar: calendarOf(
    { date: '2026-11-24', kind: 'holiday', title: 'For all' },
    { date: '2026-12-01', kind: 'examination', title: 'Tests', classes: ['Classes V to VIII'] },
    { date: '2026-12-02', kind: 'examination', title: 'Practice', classes: ['Classes X and XII'] },
    { date: '2026-12-03', kind: 'holiday', title: 'Boarders leave', classes: ['Boarders'] },
  ),
  events: [],
  announcements: [
    { id: 'a', publish: '2026-11-01', message: 'For all.', first: 'For all.' },
    {
      id: 'b',
      publish: '2026-11-01',
      message: 'For little ones.',
      first: 'For little ones.',
      classes: 'I-IV',
    },
    { id: 'c', publish: '2026-11-01', message: 'For middle.', first: 'For middle.', classes: 'VI, VII' },
    {
      id: 'd',
      publish: '2026-11-01',
      message: 'For new families of it.',
      first: 'For new families of it.',
      classes: 'VI',
      newFamilies: true,
    },
    { id: 'e', publish: '2026-11-01', message: 'For the stage.', first: 'For the stage.', classes: 'Middle' },
    {
      id: 'f',
      publish: '2026-11-01',
      message: 'For another stage.',
      first: 'For another stage.',
      classes: 'Early learning',
    },
  ],
} as unknown as Content;

it('each class in the tables is listed once, in order, with a lower-case address', () => {
  expect(classesOfSchool({ ...CONTENT, classes: { classes: [{ class: 'Nursery' }] } })).toEqual([
    { name: 'Nursery', short: 'Nursery', title: 'Nursery', route: '/class/nursery', files: '/cards/nursery' },
    { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' },
    { name: 'XI', short: 'XI', title: 'Class XI', route: '/class/xi', files: '/cards/xi' },
  ]);
});

it('the classes before Class I, and their names, come only from school.yaml', () => {
  const tuition = ['Nursery-KG', 'I'].map((label) => ({ ...fees.tuition[0], class: label }));
  const school = { ...CONTENT.school, classes: 'Classes Play School, Nursery, KG, I' };
  const all = classesOfSchool({ ...CONTENT, school, fees: { ...CONTENT.fees, tuition } as Content['fees'] });
  expect(all.map(({ short, route }) => `${short} ${route}`)).toEqual([
    'Play School /class/playgroup',
    'Nursery /class/nursery',
    'KG /class/ukg',
    'I /class/i',
  ]);
});

it.each([
  [['Nursery', 'UKG'], 'Nursery, KG'],
  [['VI'], 'Class VI'],
  [['UKG', 'VI'], 'Classes KG, VI'],
])('the classes %j are called as the school calls them: %s', (names, title) => {
  const school = { ...CONTENT.school, classes: 'Nursery, KG, I to XII' };
  expect(titleOfClasses(names, school)).toBe(title);
});

it('the classes of the timings are used if no table names one', () => {
  const names = classesOfSchool({ ...CONTENT, fees: { ...fees, tuition: [] } }).map(({ name }) => name);
  expect(names).toEqual(['Nursery', 'LKG', 'UKG', 'V', 'VI', 'VII', 'VIII']);
});

it('a card has the hours, days and notices of its class, and days for groups without known classes', () => {
  const { timings, calendar, announcements } = contentOfClass(CONTENT, 'VI');
  expect(timings?.seasons[0]?.stages.map(({ name }) => name)).toEqual(['Middle (Classes V to VIII)']);
  expect(calendar?.days.map(({ title, classes }) => [title, classes])).toEqual([
    ['For all', undefined],
    ['Tests', undefined],
    ['Boarders leave', ['Boarders']],
  ]);
  expect(announcements.map(({ id }) => id)).toEqual(['a', 'c', 'e']);
  expect(contentOfClass(CONTENT, 'XI').announcements.map(({ id }) => id)).toEqual(['a']);
});

it('a card has the yearly fees of each stream, but no fees for a class that the tables do not name', () => {
  expect(feesOfYear(CONTENT, 'VI')).toBe('₹3,900 a year');
  expect(feesOfYear(CONTENT, 'XI')).toBe('Biology ₹9,000 a year\nMaths ₹8,400 a year');
  expect(feesOfYear(CONTENT, 'I')).toBeUndefined();
});

it('the gate opens for a class when its stage says or, if it does not, for all', () => {
  const [first, ...seasons] = CONTENT.timings!.seasons;
  const stages = first!.stages.map((each, at) => (at ? each : { ...each, gateOpens: '07:50' }));
  const timings = { ...CONTENT.timings!, seasons: [{ ...first!, stages }, ...seasons] };
  const gateFor = (name: string) =>
    contentOfClass({ ...CONTENT, timings }, name).timings?.seasons[0]?.gateOpens;
  expect([gateFor('LKG'), gateFor('VI')]).toEqual(['07:50', first!.gateOpens]);
});

it('a card has the registration and admission fees, by stream if they differ', () => {
  const withRows = (row: { class: string; amount: number }, charge = 'registration'): string | undefined =>
    feesOfYear({ ...CONTENT, fees: { ...fees, [charge]: [row] } }, 'XI')
      ?.split('\n')
      .at(-1);
  expect(withRows({ class: 'XI', amount: 3500 })).toBe('+ registration ₹3,500, once');
  expect(withRows({ class: 'XI Biology', amount: 3500 })).toBe('+ registration Biology ₹3,500, once');
  expect(withRows({ class: 'XI', amount: 5500 }, 'admission')).toBe('+ admission ₹5,500, on joining');
});

it('each installment is listed until its due date; once the fees’ session has ended, a note says that amounts may change', () => {
  expect(comingInstallments(CONTENT, 'XI', '2025-11-21')).toEqual([
    { expires: '2025-12-10', text: 'Biology ₹4,100, Maths ₹3,800, by 10 December 2025' },
  ]);
  expect(comingInstallments(CONTENT, 'XI', '2025-12-10')).toHaveLength(1);
  expect(comingInstallments(CONTENT, 'XI', '2025-12-11')).toEqual([]);
  expect(comingInstallments(CONTENT, 'XI', '2026-04-01').map(({ expires }) => expires)).toEqual([
    '2026-04-10',
    '2026-12-10',
  ]);
  expect(comingInstallments(CONTENT, 'XI', '2026-11-21')[0]?.text).toMatch(
    /^Biology .* by 10 December 2026 \(as in 2025-26; ask/,
  );
  expect(comingInstallments({ ...CONTENT, fees: { ...fees, due: undefined } }, 'VI', '2025-11-21')).toEqual(
    [],
  );
});

it('a class has a calendar file with only its days, under its own name and address', () => {
  const school = { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'];
  const about = { title: 'Class VI, Vidya', route: '/cards/vi.ics' };
  const file = calendarFile({ ...contentOfClass(CONTENT, 'VI'), school }, '2026-11-21', about);
  expect(file).toContain('X-WR-CALNAME:Class VI\\, Vidya');
  expect(file).toContain('https://school.test/cards/vi.ics');
  expect(file?.match(/SUMMARY:.*/g)).toEqual([
    'SUMMARY:For all',
    'SUMMARY:Tests',
    'SUMMARY:Boarders leave (Boarders)',
  ]);
});

it('days that differ only in their classes have different UIDs, in a class’s file and in the file for all classes', () => {
  const school = { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'];
  const winter = { date: '2026-12-25', kind: 'vacation', title: 'Winter vacation' } as const;
  const calendar = calendarOf(
    { ...winter, until: '2027-01-10', classes: ['Classes I to V'] },
    { ...winter, until: '2027-01-03', classes: ['Classes VI to XII'] },
  );
  const content = { ...CONTENT, school, calendar };
  const linesOf = (of: Content, line: RegExp) => calendarFile(of, '2026-11-21')?.match(line) ?? [];
  const uids = ['I', 'VI', 'XI'].flatMap((name) => linesOf(contentOfClass(content, name), /^UID:.*/gm));
  expect(uids[1]).not.toBe(uids[0]);
  expect(uids[2]).toBe(uids[1]);
  expect(linesOf(content, /^UID:.*/gm)).toEqual(uids.slice(0, 2));
  expect(linesOf(contentOfClass(content, 'VI'), /(SUMMARY|DESCRIPTION):.*/g)).toEqual([
    'SUMMARY:Winter vacation',
    'DESCRIPTION:Classes VI to XII',
  ]);
});

it('a shared link shows the yearly fees, the next installment until its due date, and a note if the fees are out of date', () => {
  const factsOn = (day: string, content = CONTENT): (string | undefined)[][] =>
    classPages(content, day).flatMap(({ route, facts }) =>
      route === '/class/xi' ? facts.map(({ text, expires }) => [expires, text]) : [],
    );
  const year = 'Class XI: Biology ₹9,000 a year, Maths ₹8,400 a year';
  const content = { ...CONTENT, timings: undefined };
  expect(factsOn('2025-11-21', content)).toEqual([
    ['2025-12-10', `${year} (session 2025-26); next fee Biology ₹4,100, Maths ₹3,800, by 10 December 2025`],
    [undefined, `${year} (session 2025-26)`],
  ]);
  expect(factsOn('2026-11-21', content).at(-1)).toEqual([
    undefined,
    `${year} (fees for 2025-26; those for 2026-27 are not published yet)`,
  ]);
  expect(factsOn('2025-11-21')[0]?.[1]).toMatch(
    /by 10 December 2025; Monday to Friday \(Winter, until 31 March 2026\): Early learning 8\.00/,
  );
  // A shared link must not show the hours of a season that has ended.
  expect(factsOn('2025-11-21').at(-1)).toEqual([undefined, `${year} (session 2025-26)`]);
  expect(factsOn('2025-11-21').at(-2)?.[0]).toBe('2026-03-31');
});

it('the calendar of a class includes the due dates of its fees, with the same UIDs in every build', () => {
  const school = { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'];
  const feesIn = (built: string): (string | undefined)[] => {
    const about = { title: 'VI', route: '/cards/vi.ics', due: feeDays(CONTENT, 'VI', built) };
    const file = calendarFile({ ...contentOfClass(CONTENT, 'VI'), school }, built, about) ?? '';
    return file
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('SUMMARY:Fee'));
  };
  const [event] = feesIn('2026-11-21');
  expect(event).toContain(
    'SUMMARY:Fee: Class VI\\, ₹1\\,550\\, by 10 December 2026 (as in 2025-26\\; ask first)',
  );
  expect(event).toContain('DTSTART;VALUE=DATE:20261210\r\n');
  expect(event).toContain('DTEND;VALUE=DATE:20261211\r\n');
  const uidOf = (built: string): string | undefined => /UID:.*/.exec(feesIn(built)[0] ?? '')?.[0];
  expect(uidOf('2026-11-22')).toBe(uidOf('2026-11-21'));
});

it('the fees of the next session apply from its first day, and both sets of fees are kept until then', () => {
  const tuition = (amount: number) => [{ class: 'VI', installment: amount, installments: 1, total: amount }];
  const file = {
    session: '2026-27',
    due: ['12-10'],
    tuition: tuition(1550),
    next: { session: '2027-28', tuition: tuition(1700) },
  };
  const before = toFees(file, { day: '2027-03-31' });
  expect(before).toMatchObject({ session: '2026-27', next: { session: '2027-28' } });
  expect(feesOfYear({ fees: before }, 'VI')).toContain('1,550');
  const after = toFees(file, { day: '2027-04-01' });
  expect(after.next).toBeUndefined();
  expect(feesOfYear({ fees: after }, 'VI')).toContain('1,700');
  expect(comingInstallments({ fees: after }, 'VI', '2027-04-01')).toEqual([]);
});
