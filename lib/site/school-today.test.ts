import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { addDays } from '@/lib/text/dates';
import { drawCampus, skyOf } from './campus';
import { hoursOfDays, type KnownHours } from './hours-of-days';
import { schoolToday } from './school-today';
import { BREAK, dayInWords, usualInWords } from './today-in-words';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const BELLS = [
  { name: 'Assembly', begins: '08:20', ends: '08:35' },
  { name: 'Period 1', begins: '08:35', ends: '10:40' },
  { name: 'Recess', begins: '10:40', ends: '11:00' },
  { name: 'Period 2', begins: '11:00', ends: '14:15' },
];

/** The calendar and notices of a test, with the sample's timings and added bells. */
function schoolOf(days: CalendarDay[] = [], notices: (typeof RAIN)[] = []) {
  const seasons = TIMINGS.seasons.map((season) => ({
    ...season,
    stages: season.stages.map((stage) => ({ ...stage, bells: BELLS })),
  }));
  const content = { timings: { ...TIMINGS, seasons }, calendar: calendarOf(...days), notices };
  return content as unknown as Parameters<typeof schoolToday>[0] & KnownHours;
}

const PAPER = { paper: '#ffffff', success: '#007700' };
const RAIN = { label: 'School closed', text: 'Closed because of rain.', until: '2026-11-21T16:00:00+05:30' };
const FRIDAY = '2026-11-20';

const momentsAfter = (moment: string, content = schoolOf(), built = FRIDAY) =>
  schoolToday(content, built).filter(({ expires }) => moment.slice(0, expires.length) <= expires);

const momentAt = (moment: string, built = FRIDAY, content = schoolOf()) =>
  momentsAfter(moment, content, built)[0];

it.each([
  ['04:59', 'evening', 'School today: the gate opens at 7.00 am.'],
  ['07:30', 'before', 'Good morning. The gate opens at 7.00 am, and school begins at 8.20 am.'],
  ['08:30', 'assembly', 'Morning assembly. Lessons begin at 8.35 am.'],
  ['09:00', 'lessons', 'Lessons until 2.15 pm.'],
  ['10:50', 'tiffin', 'Tiffin break until 11.00 am.'],
  ['14:10', 'lessons', 'Lessons until 2.15 pm.'],
  ['14:30', 'home', 'School is over for today. The gate closes at 3.00 pm.'],
  ['15:30', 'games', 'School on Monday: the gate opens at 7.00 am.'],
  ['20:00', 'evening', 'School on Monday: the gate opens at 7.00 am.'],
])('at %s on a school day, the school looks like "%s"', (time, scene, text) => {
  const moment = momentAt(`${FRIDAY}T${time}`);
  expect(moment).toMatchObject({ scene, text: text.replaceAll(/ (?=[ap]m)/g, '\u00a0') });
});

it('the text gives the first and last home time, or only the last once a stage has left, and names the stage that has a break', () => {
  const school = schoolOf();
  const early = { name: 'Little', bells: [{ name: 'Play', begins: '08:20', ends: '12:20' }] };
  for (const season of school.timings.seasons) season.stages.unshift(early);
  const texts = ['11:30', '12:19', '12:21'].map(
    (time) => momentAt(`${FRIDAY}T${time}`, FRIDAY, school)?.text,
  );
  const [both, all] = ['by class: 12.20\u00a0pm to 2.15\u00a0pm.', 'for All: 2.15\u00a0pm.'].map(
    (end) => `Lessons are on. Home time ${end}`,
  );
  expect(texts).toEqual([both, both, all]);
  const tiffin = momentAt(`${FRIDAY}T10:50`, FRIDAY, school)?.text;
  expect(tiffin).toBe('Tiffin break for All until 11.00\u00a0am.');
});

it('the text does not say whether there is school on the day after the session, because the next calendar is unknown', () => {
  // 1 April 2028 is a Saturday.
  const content = schoolOf();
  const calendar = { ...content.calendar, session: '2027-28' };
  const lastDay = momentAt('2028-03-31T09:00', '2028-03-31', { ...content, calendar });
  expect(lastDay).toMatchObject({ scene: 'lessons' });
  expect(lastDay?.detail).toBeUndefined();
});

it('if there is no school tomorrow, the text says so all day; if there is, only when today’s school is over', () => {
  const saidOn = (built: string) => momentsAfter(built, schoolOf(), built).filter(({ day }) => day === built);
  expect(new Set(saidOn(FRIDAY).map(({ detail }) => detail))).toEqual(
    new Set(['No school tomorrow: Saturday.']),
  );
  const monday = saidOn('2026-11-23').filter(({ text, detail = '' }) => /tomorrow/.test(text + detail));
  expect(monday.map(({ scene, text }) => [scene, text])).toEqual(
    ['games', 'evening'].map((scene) => [scene, 'School tomorrow: the gate opens at 7.00\u00a0am.']),
  );
});

it.each([2, 7, 10, 30])(
  '%s days after the build, the drawing is of day or night, and school that is over is never said to be today',
  (ahead) => {
    const day = addDays(FRIDAY, ahead);
    const isOff = [0, 6].includes(new Date(day).getUTCDay());
    const [morning, afternoon, night] = ['07:00', '15:30', '20:00'].map((time) => momentAt(`${day}T${time}`));
    expect([morning, afternoon, night].map((moment) => moment?.scene)).toEqual(
      isOff ? ['sunday', 'sunday', 'evening'] : ['lessons', 'games', 'evening'],
    );
    for (const moment of isOff ? [] : [afternoon, night])
      expect(moment?.text).toMatch(/^School (on|tomorrow)/);
    const built = momentAt(`${day}T20:00`, day);
    expect([night?.text, night?.detail]).toEqual([built?.text, built?.detail]);
  },
);

it('the text says why there is no school on a day, unless the date says so, and when the gate opens again', () => {
  expect(momentAt('2026-11-21T09:00')).toMatchObject({
    text: 'No school today.',
    detail: 'School on Monday: the gate opens at 7.00\u00a0am.',
  });
  const holiday: CalendarDay = { date: FRIDAY, kind: 'holiday', title: 'Guru Nanak Jayanti' };
  const moment = momentAt(`${FRIDAY}T09:00`, FRIDAY, schoolOf([holiday]));
  expect(moment).toMatchObject({
    scene: 'sunday',
    text: 'No school today.',
    detail: 'Guru Nanak Jayanti. School on Monday: the gate opens at 7.00\u00a0am.',
  });
  for (const time of ['04:00', '19:00'])
    expect(momentAt(`${FRIDAY}T${time}`, FRIDAY, schoolOf([holiday]))?.scene).toBe('evening');
});

it('the text says what the school does at this hour and, below that, which classes have the day off', () => {
  const tour: CalendarDay = { date: FRIDAY, kind: 'holiday', title: 'Tour (Agra)', classes: ['Big'] };
  const fair: CalendarDay = { date: FRIDAY, kind: 'other', title: 'Fair (science)', classes: ['Little'] };
  const school = schoolOf([tour, fair]);
  expect(momentAt(`${FRIDAY}T09:00`, FRIDAY, school)).toMatchObject({
    text: 'Lessons until 2.15\u00a0pm.',
    detail: 'No school for Big: Tour (Agra). No school tomorrow: Saturday.',
  });
  expect(hoursOfDays(school, FRIDAY)[0]?.text).toContain('Fair (science), Little');
});

it('long after the build, still names the classes with a day off and those whose holiday is longer', () => {
  const off = (date: string, until: string, classes: string[]): CalendarDay => {
    return { date, until, kind: 'vacation', title: 'Winter', classes };
  };
  const school = schoolOf([
    off('2026-12-07', '2026-12-11', ['Little', 'Big']),
    off('2026-12-12', '2026-12-15', ['Little']),
  ]);
  expect(momentAt('2026-12-09', FRIDAY, school)?.detail).toBe(
    'Winter. School on Monday: the gate opens at 7.00\u00a0am. Little: from Wednesday, 16 December 2026.',
  );
  expect(momentAt('2026-12-14', FRIDAY, school)?.detail).toBe('No school for Little: Winter.');
});

it('on the evening before a weekend, names the classes that are still off when school opens again', () => {
  const off: CalendarDay = { date: '2026-11-23', kind: 'holiday', title: 'Tour', classes: ['Big'] };
  expect(momentAt(`${FRIDAY}T20:00`, FRIDAY, schoolOf([off]))).toMatchObject({
    text: 'School on Monday: the gate opens at 7.00\u00a0am.',
    detail: 'No school tomorrow: Saturday. No school for Big: Tour.',
  });
});

it('on a day off with a meeting, the gate is not drawn shut, and its next opening is named only in the evening', () => {
  const meeting: CalendarDay = { date: '2026-11-21', kind: 'meeting', title: 'Parents meet' };
  expect(momentAt('2026-11-21T09:00', FRIDAY, schoolOf([meeting]))).toMatchObject({
    scene: 'notice',
    text: 'No lessons today.',
    detail: 'Parents meet.',
  });
  expect(momentAt('2026-11-21T18:30', FRIDAY, schoolOf([meeting]))).toMatchObject({
    text: 'No lessons today.',
    detail: expect.stringMatching(/^School on Monday/),
  });
});

it('a long run of days off is drawn as a vacation', () => {
  const winter: CalendarDay = {
    date: FRIDAY,
    until: '2026-11-30',
    kind: 'vacation',
    title: 'Winter vacation',
  };
  expect(momentAt(`${FRIDAY}T09:00`, FRIDAY, schoolOf([winter]))?.scene).toBe('vacation');
});

it('also covers the next day by the bell, and then the days of a week with their dates', () => {
  const moments = schoolToday(schoolOf(), FRIDAY);
  expect(moments.findLast(({ day }) => day)?.expires).toBe(addDays(FRIDAY, 6));
  // Saturday is off: only dawn and dusk change the drawing.
  const saturday = moments.filter(({ day }) => day === addDays(FRIDAY, 1));
  expect(saturday.map(({ expires }) => expires.slice(11))).toEqual(['05:00', '18:00', '']);
  const bells = moments.filter(({ scene }) => scene === 'tiffin').map(({ day }) => day);
  expect(bells).toEqual([FRIDAY]);
});

it('three more weeks are covered without dates, by day and evening', () => {
  const moments = schoolToday(schoolOf(), FRIDAY).filter(({ day }) => day === undefined);
  expect(moments.slice(0, 5).map(({ scene, expires }) => [scene, expires])).toEqual([
    ['lessons', '2026-11-27T14:15'],
    ['games', '2026-11-27T18:00'],
    ['evening', '2026-11-27'],
    ['sunday', '2026-11-28T18:00'],
    ['evening', '2026-11-28'],
  ]);
  expect(moments.at(-1)?.expires).toBe(addDays(FRIDAY, 30));
});

it('an urgent notice is announced until it ends, because it may close the school', () => {
  const school = schoolOf([], [RAIN]);
  for (const moment of [`${FRIDAY}T09:00`, '2026-11-21T15:59'])
    expect(momentAt(moment, FRIDAY, school)).toEqual({
      scene: 'notice',
      overlay: 'rain',
      text: 'School closed: please read the notice above.',
      notice: 'School closed',
      expires: '2026-11-21T16:00',
    });
  const after = momentsAfter('2026-11-21T16:01', school);
  expect(after[0]).toMatchObject({ scene: 'sunday', day: '2026-11-21' });
});

it('lamps are drawn on Diwali, and rain for an urgent notice, but the rain only on the day of the build', () => {
  const diwali: CalendarDay = { date: FRIDAY, kind: 'holiday', title: 'Diwali' };
  expect(momentAt(`${FRIDAY}T09:00`, FRIDAY, schoolOf([diwali]))?.overlay).toBe('diwali');
  const wet = schoolOf([], [{ ...RAIN, text: 'Heavy rain: buses are late.' }]);
  const overlays = schoolToday(wet, FRIDAY).flatMap(({ day: of, overlay }) => (of ? [[of, overlay]] : []));
  for (const [day, overlay] of overlays)
    expect([day, overlay]).toEqual([day, day === FRIDAY ? 'rain' : undefined]);
});

it('a page without a script gets sentences with the dates, and none for a day outside the calendar', () => {
  expect(dayInWords(schoolOf(), FRIDAY).text).toMatch(/^Friday, 20 November 2026: School today from /);
  const holiday: CalendarDay = { date: FRIDAY, kind: 'holiday', title: 'Diwali' };
  const next = 'School on Monday, 23 November 2026: the gate opens at 7.00\u00a0am.';
  expect(dayInWords(schoolOf(), '2026-11-22')).toEqual({
    text: 'Sunday, 22 November 2026: No school today.',
    detail: next,
  });
  expect(dayInWords(schoolOf([holiday]), FRIDAY)).toEqual({
    text: 'Friday, 20 November 2026: No school today.',
    detail: `Diwali. ${next}`,
  });
  const rest: CalendarDay = { ...holiday, date: '2027-03-30', until: '2027-03-31' };
  expect(dayInWords(schoolOf([rest]), rest.date).detail).toBe('Diwali.');
  expect(usualInWords(schoolOf(), FRIDAY)).toBe(
    'Monday to Friday except holidays, until 31 March 2027: 8.20\u00a0am to 2.15\u00a0pm.',
  );
  expect(schoolToday(schoolOf(), '2026-03-31')).toEqual([]);
  expect(schoolToday({ ...schoolOf(), timings: undefined }, FRIDAY)).toEqual([]);
});

it('the school is drawn in its own colours, under the sky of the hour', () => {
  const colours = { ...PAPER, ink: '#123456', accent: '#abcdef' };
  const drawn = drawCampus({ scene: 'lessons', colours });
  expect(drawn).toContain('#123456');
  expect(drawn).toContain('#abcdef');
  expect(drawn).not.toMatch(/#1d2b53|#f2a20c/);
  // Dark mode darkens the sky and lights the windows. In light mode, they are lit only in the evening.
  expect(drawn).toContain('@media (prefers-color-scheme:dark){#sky stop{stop-color:#2b3a6b}');
  expect(drawn).toContain('{fill:#ffd873}');
  expect(drawn).not.toContain('fill="#ffd873"');
  expect(drawCampus({ scene: 'evening', colours })).toContain('fill="#ffd873"');
  expect(skyOf('evening', 'rain')).toBe('dusk');
  expect(skyOf('lessons', 'rain')).toBe('rain');
});

it.each(['Recess', 'Food', 'मध्यावकाश', 'लंच (आधी छुट्टी)', 'टिफ़िन', 'खाना'])(
  'a bell named %s begins a break',
  (name) => {
    expect(BREAK.test(name)).toBe(true);
  },
);

it('every sentence about the gate names the stages for which it opens later, on days when they come', () => {
  const little = { name: 'Little', gateOpens: '08:10', bells: BELLS.slice(1) };
  const stages = [little, { name: 'Big', bells: BELLS }];
  const seasons = TIMINGS.seasons.map((season) => ({ ...season, stages }));
  const cold: CalendarDay = { date: '2026-11-23', kind: 'vacation', title: 'Cold', classes: ['Little'] };
  const timings = { ...TIMINGS, seasons };
  const saidAt = (moment: string, days: CalendarDay[] = []) =>
    momentAt(moment, FRIDAY, { ...schoolOf(days), timings })?.text;
  const gates = '7.00\u00a0am (Little: 8.10\u00a0am)';
  expect(saidAt(`${FRIDAY}T07:30`)).toContain(`The gate opens at ${gates}`);
  expect(saidAt(`${FRIDAY}T20:00`)).toBe(`School on Monday: the gate opens at ${gates}.`);
  expect(saidAt('2026-11-24T09:00')).toBe(`School today: the gate opens at ${gates}.`);
  expect(saidAt(`${FRIDAY}T20:00`, [cold])).toBe('School on Monday: the gate opens at 7.00\u00a0am.');
  const [line] = hoursOfDays({ timings, calendar: calendarOf() }, FRIDAY);
  expect(line?.text).toContain(`Gate opens: ${gates}`);
});
