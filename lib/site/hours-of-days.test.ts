import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { addDays } from '@/lib/text/dates';
import { hoursOfDays, usualHours } from './hours-of-days';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const WEEK = 'Today 8.20\u00a0am to 2.15\u00a0pm';
const GATE = 'Gate opens: 7.00\u00a0am';
const HOLIDAYS: CalendarDay[] = [
  { date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' },
  { date: '2026-11-27', kind: 'vacation', title: 'Cold', classes: ['Little'] },
  { date: '2026-11-28', kind: 'workingSaturday', title: 'Sports day' },
  { date: '2026-12-01', until: '2026-12-02', kind: 'vacation', title: 'Cold', classes: ['Little'] },
  { date: '2026-12-01', until: '2026-12-03', kind: 'vacation', title: 'Frost', classes: ['Big'] },
  { date: '2026-12-07', until: '2026-12-12', kind: 'examination', title: 'Tests', classes: ['Big'] },
  { date: '2026-12-14', until: '2026-12-23', kind: 'examination', title: 'Papers', classes: ['Big'] },
  { date: '2026-12-05', begins: '09:00', ends: '12:00', kind: 'meeting', title: 'Parents meet' },
  { date: '2026-12-16', kind: 'workingSaturday', title: 'Rehearsal' },
  { date: '2026-12-17', kind: 'holiday', title: 'Festival' },
  { date: '2026-12-19', kind: 'other', title: 'Fair' },
  { date: '2026-12-27', kind: 'examination', title: 'Scholarship test' },
  { date: '2027-01-02', kind: 'examination', title: 'Talent search' },
  { date: '2027-01-09', kind: 'examination', title: 'Tests', classes: ['Big'] },
  { date: '2027-01-09', kind: 'vacation', title: 'Cold', classes: ['Little'] },
];
const linesOf = (built: string, days = HOLIDAYS) =>
  hoursOfDays({ timings: TIMINGS, calendar: calendarOf(...days) }, built);
/** The text on this day, on a site that was built three weeks earlier. */
const textOn = (day: string): string | undefined =>
  linesOf(addDays(day, -21)).find(({ expires }) => expires >= day)?.text;

it.each([
  ['2026-11-20', WEEK],
  ['2026-11-21', 'No school today: Saturday'],
  ['2026-11-22', 'No school today: Sunday'],
  ['2026-11-24', 'No school today: Guru Nanak Jayanti'],
  ['2026-11-27', `${WEEK}\u00a0· no school for Little: Cold`],
  ['2026-11-28', `${WEEK}\u00a0· Sports day`],
  ['2026-12-02', 'No school today: Cold, Frost'],
  ['2026-12-03', `${WEEK}\u00a0· no school for Big: Frost`],
  ['2026-12-05', 'No lessons today: Saturday\u00a0· Parents meet, 9.00\u00a0am to 12.00\u00a0pm'],
  ['2026-12-09', `${WEEK}\u00a0· Tests (Big)`],
  ['2026-12-12', `${WEEK}\u00a0· Tests (Big)\u00a0· no school for Little: Saturday`],
  ['2026-12-13', 'No school today: Sunday'],
  ['2026-12-16', `${WEEK}\u00a0· Papers (Big)\u00a0· Rehearsal`],
  ['2026-12-17', 'No school today: Festival'],
  ['2026-12-19', `${WEEK}\u00a0· Papers (Big)\u00a0· Fair\u00a0· no school for Little: Saturday`],
  ['2026-12-20', 'No school today: Sunday'],
  ['2026-12-27', 'Today: Scholarship test'],
  ['2027-01-02', `${WEEK}\u00a0· Talent search`],
  ['2027-01-09', `${WEEK}\u00a0· Tests (Big)\u00a0· no school for Little: Cold`],
])('on %s parents read "%s"', (day, text) => {
  expect(textOn(day)?.split('\n')[0]).toBe(text);
});

it.each([
  ['the next day and its hours', '2026-11-24', 'Wednesday, 25 November 2026, 8.20\u00a0am to 2.15\u00a0pm'],
  [
    'the first day after several without school',
    '2026-11-21',
    'Monday, 23 November 2026, 8.20\u00a0am to 2.15\u00a0pm',
  ],
  ['no day if a test for only some pupils comes first', '2026-12-26', undefined],
  ['the hours of its season', '2026-10-12', 'Tuesday, 13 October 2026, 7.40\u00a0am to 1.35\u00a0pm'],
  [
    'the hours of a season that begins on the next day',
    '2026-10-14',
    'Thursday, 15 October 2026, 8.20\u00a0am to 2.15\u00a0pm',
  ],
])('the text of a day without school gives %s, and when the gate opens', (_, day, next) => {
  const rest = ['2026-10-12', '2026-10-14'].map(
    (date) => ({ date, kind: 'holiday', title: 'Rest' }) as const,
  );
  const lines = linesOf(addDays(day, -2), [...rest, ...HOLIDAYS]);
  const text = lines.find(({ expires }) => expires >= day)?.text;
  expect(text?.split('\n').slice(1)).toEqual(next ? [`Next school day: ${next}`, GATE] : []);
});

it.each([
  ['2026-11-20', 'No school tomorrow: Saturday'],
  ['2026-11-23', 'No school tomorrow: Guru Nanak Jayanti'],
  ['2026-11-26', 'Tomorrow: no school for Little: Cold'],
  ['2026-11-25', undefined],
  ['2026-11-27', 'Tomorrow: school as usual\u00a0· Sports day'],
  ['2026-12-04', 'No lessons tomorrow: Saturday\u00a0· Parents meet, 9.00\u00a0am to 12.00\u00a0pm'],
  ['2026-12-07', undefined],
  ['2026-12-27', 'Tomorrow: school as usual'],
  ['2026-12-18', 'Tomorrow: no school for Little: Saturday'],
  ['2026-10-14', 'Tomorrow 8.20\u00a0am to 2.15\u00a0pm'],
  ['2027-03-31', undefined],
])('on %s parents read about the next day: "%s"', (day, text) => {
  const others = textOn(day)
    ?.split('\n')
    .filter((line) => line !== GATE);
  expect(others?.[1]).toBe(text);
});

it('a day without school names the next school day, but not the hours if these differ between stages', () => {
  const little = { name: 'Little', bells: [{ name: 'Lessons', begins: '08:20', ends: '11:00' }] };
  const seasons = TIMINGS.seasons.map((season) => ({ ...season, stages: [...season.stages, little] }));
  const [line] = hoursOfDays(
    { timings: { ...TIMINGS, seasons }, calendar: calendarOf(...HOLIDAYS) },
    '2026-11-24',
  );
  expect(line?.text.split('\n')[1]).toBe('Next school day: Wednesday, 25 November 2026');
});

it.each([
  ['when the others return', '2026-11-24', '2026-11-25', 'Little: from Thursday, 26 November 2026'],
  ['why the others are off from then', '2026-11-25', '2026-11-25', 'no school for Little: Rest'],
  [
    'only that the others are off, if the session ends first',
    '2026-11-24',
    '2027-03-31',
    'no school for Little: Rest',
  ],
])('the text of a day off gives the next school day and %s', (_, date, until, said) => {
  const rest = { kind: 'vacation', title: 'Rest' } as const;
  const off = { ...rest, date: '2026-11-24', classes: ['Big'] };
  const longer = { ...rest, date, until, classes: ['Little'] };
  const short = date === off.date ? [] : [{ ...off, classes: ['Little'] }];
  const [line] = linesOf('2026-11-24', [off, ...short, longer]);
  expect(line?.text.split('\n')[1]).toBe(`Next school day: Wednesday, 25 November 2026\u00a0· ${said}`);
});

it('the text for a later day is the same as on a site built on that day', () => {
  const built = linesOf('2026-11-20');
  for (let ahead = 0; ahead <= 28; ahead += 1) {
    const day = addDays('2026-11-20', ahead);
    for (const moment of [`${day}T07:00`, `${day}T20:00`]) {
      const [shown, own] = [built, linesOf(day)].map((lines) =>
        lines.find(({ expires }) => expires >= moment.slice(0, expires.length)),
      );
      expect([moment, shown?.text]).toEqual([moment, own?.text]);
    }
  }
});

it('consecutive days off with the same text share a line, and there are no lines after 30 days', () => {
  const rest = { date: '2026-10-19', until: '2026-10-30', kind: 'vacation', title: 'Rest' } as const;
  const lines = linesOf('2026-10-19', [rest]);
  expect(lines.map(({ expires }) => expires).slice(0, 2)).toEqual(['2026-10-30', '2026-10-31']);
  expect(lines.at(-1)?.expires).toBe('2026-11-18');
});

it('the text is about today and, after the last bell, about tomorrow or the next school day, with the time when the gate opens', () => {
  const [lessons, evening] = linesOf('2026-11-19', []);
  expect(lessons).toEqual({ expires: '2026-11-19T14:15', text: `${WEEK}\n${GATE}` });
  expect(evening).toEqual({ expires: '2026-11-19', text: `${WEEK.replace('Today', 'Tomorrow')}\n${GATE}` });
  const friday = linesOf('2026-11-20', [])[1]?.text.split('\n');
  expect(friday).toEqual([
    'No school tomorrow: Saturday',
    expect.stringMatching(/^Next school day: Monday, 23 /),
    GATE,
  ]);
});

it('there is no text for a day outside the session of the calendar', () => {
  expect(linesOf('2026-03-31')).toEqual([]);
  expect(linesOf('2027-04-01')).toEqual([]);
  const ends = linesOf('2027-03-30').map(({ expires }) => expires);
  expect(ends).toEqual(['2027-03-30T14:15', '2027-03-30', '2027-03-31']);
});

it('the usual hours of the present season come first, with its last day', () => {
  expect(usualHours(TIMINGS, '2026-11-20')).toEqual([
    {
      expires: '2027-03-31',
      text: `Monday to Friday, 8.20\u00a0am to 2.15\u00a0pm (Winter, until 31 March 2027)\n${GATE}`,
    },
    {
      expires: '2027-10-14',
      text: `Monday to Friday, 7.40\u00a0am to 1.35\u00a0pm (Summer, until 14 October 2027)\n${GATE}`,
    },
  ]);
});

const OF_STAGES = {
  ...TIMINGS,
  seasons: TIMINGS.seasons.map((season) => ({
    ...season,
    stages: [
      { name: 'Early learning', bells: [{ name: 'Play', begins: '09:00', ends: '12:20' }] },
      ...season.stages,
    ],
  })),
};

it('hours that differ are listed by stage, for a day and for a season', () => {
  const lines = 'Early learning\t9.00\u00a0am to 12.20\u00a0pm\nAll\t8.20\u00a0am to 2.15\u00a0pm';
  expect(hoursOfDays({ timings: OF_STAGES, calendar: calendarOf() }, '2026-11-20')[0]?.text).toBe(
    `Today:\n${lines}\n${GATE}\nNo school tomorrow: Saturday`,
  );
  expect(usualHours(OF_STAGES, '2026-11-20')[0]?.text).toBe(
    `Monday to Friday (Winter, until 31 March 2027):\n${lines}\n${GATE}`,
  );
});

it('stages without school are left out; if only some classes of a stage are off, the others are named', () => {
  const bells = [{ name: 'Lessons', begins: '08:20', ends: '14:15' }];
  const [season] = OF_STAGES.seasons;
  if (!season) throw new Error('a season was given');
  const names = ['Primary (Classes I to IV)', 'Classes V to XII'];
  const stages = [...season.stages.slice(0, 1), ...names.map((name) => ({ name, bells }))];
  const linesWith = (...classes: string[]): string | undefined =>
    hoursOfDays(
      {
        timings: { ...OF_STAGES, seasons: OF_STAGES.seasons.map((each) => ({ ...each, stages })) },
        calendar: calendarOf({ date: '2026-11-20', kind: 'vacation', title: 'Cold', classes }),
      },
      '2026-11-20',
    )[0]?.text;
  expect(linesWith('Early learning', 'Classes I to IV')).toBe(
    `Today:\nClasses V to XII\t8.20\u00a0am to 2.15\u00a0pm\nno school for Early learning, Classes I to IV: Cold\n${GATE}\nNo school tomorrow: Saturday`,
  );
  expect(linesWith('Early learning', 'Classes IX and XI')).toBe(
    `Today:\nClasses I to VIII, X and XII\t8.20\u00a0am to 2.15\u00a0pm\nno school for Early learning, Classes IX and XI: Cold\n${GATE}\nNo school tomorrow: Saturday`,
  );
});

it('the first school day after a vacation is named, even if the vacation ends after the last day that has a text', () => {
  const vacation = { date: '2026-12-25', until: '2027-01-10', kind: 'vacation', title: 'Winter' } as const;
  const texts = linesOf('2026-12-05', [vacation]).filter(({ expires }) => expires >= vacation.date);
  expect(texts.map(({ text }) => text.split('\n')[1])).toEqual([expect.stringContaining('11 January 2027')]);
});

it('a class does not get the holiday of other classes, although the calendar of a class has no groups', () => {
  const calendar = { ...calendarOf({ ...HOLIDAYS[1], date: '2026-11-20' } as CalendarDay), groups: [] };
  expect(hoursOfDays({ timings: TIMINGS, calendar }, '2026-11-20')[0]?.text).toBe(
    `${WEEK}\u00a0· no school for Little: Cold\n${GATE}\nNo school tomorrow: Saturday`,
  );
});

it('a class has its usual hours on a Saturday with a test of that class, and other classes have no hours', () => {
  const test = { date: '2026-12-12', kind: 'examination', title: 'Tests' } as const;
  const saying = (day: CalendarDay): string | undefined =>
    hoursOfDays({ timings: TIMINGS, calendar: { ...calendarOf(day), groups: [] } }, '2026-12-12')[0]?.text;
  expect(saying(test)).toBe(`${WEEK}\u00a0· Tests\n${GATE}\nNo school tomorrow: Sunday`);
  expect(saying({ ...test, kind: 'holiday', date: '2026-12-14' })).toMatch(/^No school today: Saturday\n/);
});
