import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { addDays } from '@/lib/text/dates';
import { DAYS_AHEAD, foldPast, monthsOf, formatInMonth, formatWhen } from './calendar';
import { comingEvents, comingHolidays, shownInTurn } from './coming-days';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const day = (date: string): CalendarDay => ({ date, kind: 'holiday', title: date });
const months = monthsOf([day('2026-11-08'), day('2026-11-24'), day('2026-12-25')], '2026-11-23');

it('the calendar has each month in which something begins, in order', () => {
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
});

it('the mark for the day of the build comes before the entries of that day', () => {
  expect(months[0]?.entries.slice(0, 4)).toEqual([
    { day: day('2026-11-08') },
    { today: '2026-11-23' },
    { today: '2026-11-24' },
    { day: day('2026-11-24') },
  ]);
});

it('also marks the days after the build, up to the end of the last month, but no earlier day', () => {
  const marks = months.flatMap(({ entries }) =>
    entries.flatMap((each) => ('today' in each ? [each.today] : [])),
  );
  expect(marks).toHaveLength(8 + 31);
  expect(marks[0]).toBe('2026-11-23');
  expect(DAYS_AHEAD).toBeGreaterThanOrEqual(60);
});

it('the calendar begins with the mark for the day of the build, even in a month without entries or before the first entry', () => {
  for (const built of ['2026-12-01', '2027-01-20', '2026-11-30']) {
    const days = [day('2026-12-25'), day('2027-02-01'), day('2027-03-31')];
    const marks = foldPast(monthsOf(days, built), built).present.flatMap(({ entries }) =>
      entries.flatMap((each) => ('today' in each ? [each.today] : [])),
    );
    expect(marks).toEqual(Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(built, index)));
  }
});

describe('months that are over', () => {
  const namesOn = (built: string): string[][] => {
    const long = { ...day('2026-11-30'), until: '2027-01-02' };
    const { past, present } = foldPast(monthsOf([day('2026-10-02'), long, day('2027-02-01')], built), built);
    return [past, present].map((each) => each.map(({ month }) => month));
  };

  it.each([
    ['2026-10-31', [], ['2026-10', '2026-11', '2027-02']],
    ['2026-11-01', ['2026-10'], ['2026-11', '2027-02']],
    ['2027-01-02', ['2026-10'], ['2026-11', '2027-02']],
    ['2027-01-03', ['2026-10', '2026-11'], ['2027-02']],
    ['2027-03-01', [], ['2026-10', '2026-11', '2027-02']],
  ])(
    'past months are collapsed on %s, unless an entry continues or all months are over',
    (built, past, present) => {
      expect(namesOn(built)).toEqual([past, present]);
    },
  );
});

it.each([
  ['2026-11-06', undefined, 'Friday, 6 November 2026'],
  ['2026-11-06', '2026-11-06', 'Friday, 6 November 2026'],
  ['2026-11-06', '2026-11-11', '6 to 11 November 2026'],
  ['2026-10-30', '2026-11-02', '30 October to 2 November 2026'],
  ['2026-12-24', '2027-01-05', '24 December 2026 to 5 January 2027'],
])('the days from %s to %s are "%s": a shared month or year is written once', (date, until, text) => {
  expect(formatWhen({ date, until }, '{from} to {to}')).toBe(text);
});

it.each([
  ['2026-11-24', undefined, 'Tue 24'],
  ['2026-12-07', '2026-12-12', 'Mon 7 to Sat 12'],
  ['2026-12-25', '2027-01-03', 'Fri 25 to Sun 3 Jan'],
])('below the name of its month, %s to %s is written "%s"', (date, until, text) => {
  expect(formatInMonth({ date, until }, '{from} to {to}').replaceAll('\u00A0', ' ')).toBe(text);
});

const DAYS: CalendarDay[] = [
  { date: '2026-11-06', until: '2026-11-20', kind: 'vacation', title: 'Diwali' },
  { date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' },
  { date: '2026-11-28', kind: 'meeting', title: 'Parents meet teachers', classes: ['Little', 'Big'] },
  { date: '2027-04-20', kind: 'holiday', title: 'Far' },
  { date: '2027-05-22', kind: 'holiday', title: 'Farther' },
];
const calendar = calendarOf(...DAYS);

it('the list has the current holiday, every holiday of the next 45 days, and the first one after those days', () => {
  expect(comingHolidays({ calendar }, '2026-11-20')).toEqual([
    { expires: '2026-11-20', text: '6 to 20 November 2026: Diwali', name: 'Diwali', month: '2026-11' },
    {
      expires: '2026-11-24',
      text: 'Tuesday, 24 November 2026: Guru Nanak Jayanti',
      name: 'Guru Nanak Jayanti',
      month: '2026-11',
    },
    { expires: '2027-04-20', text: 'Tuesday, 20 April 2027: Far', name: 'Far', month: '2027-04' },
  ]);
});

it('the forty-fifth day is one of the next 45', () => {
  const days = ['2027-01-04', '2027-01-05', '2027-01-06'].map(
    (date) => ({ date, kind: 'holiday', title: 'x' }) as const,
  );
  const shown = comingHolidays({ calendar: calendarOf(...days) }, '2026-11-20');
  expect(shown.map(({ expires }) => expires)).toEqual(['2027-01-04', '2027-01-05']);
});

it('below a vacation, the list has the classes whose vacation is longer or begins later', () => {
  const vacation = { kind: 'vacation', title: 'Winter vacation' } as const;
  const linesOf = (...days: CalendarDay[]): (string | undefined)[][] =>
    comingHolidays({ calendar: calendarOf(...days) }, '2026-12-10').map(({ expires, text }) => [
      expires,
      text,
    ]);
  const big = { ...vacation, date: '2026-12-25', until: '2027-01-03', classes: ['Big'] };
  const little = { ...vacation, date: '2026-12-25', until: '2027-01-10', classes: ['Little'] };
  expect(linesOf(little, big)).toEqual([
    [
      '2027-01-03',
      '25 December 2026 to 3 January 2027: Winter vacation (Big)\nuntil 10 January 2027: Little',
    ],
    ['2027-01-10', '25 December 2026 to 10 January 2027: Winter vacation (Little)'],
  ]);
  expect(linesOf(little, { ...big, date: '2026-12-28', until: '2027-01-10' })).toEqual([
    [
      '2027-01-10',
      '25 December 2026 to 10 January 2027: Winter vacation (Little)\n28 December 2026 to 10 January 2027: Big',
    ],
  ]);
});

it('the school’s events are merged into the days of the calendar, until they are over or expire', () => {
  const event = {
    id: 'day',
    publish: '2026-11-01',
    date: '2026-11-25',
    message: `Annual day${' and more'.repeat(20)}`,
    past: false,
  };
  const texts = comingEvents(
    {
      calendar,
      events: [
        { ...event, expires: '2026-11-23' },
        { ...event, date: '2026-12-19', message: 'Play' },
      ],
    },
    '2026-11-20',
  );
  expect(texts.map(({ expires }) => expires)).toEqual(['2026-11-23', '2026-11-28', '2026-12-19']);
  expect(texts[0]?.text).toMatch(/^Wednesday, 25 November 2026: Annual day.{1,90}…$/);
  expect(texts[1]?.text).toBe('Saturday, 28 November 2026: Parents meet teachers (Little, Big)');
});

it('a holiday expires on the day before it begins, because from then on the line about today names it', () => {
  expect(comingHolidays({ calendar, timings: TIMINGS }, '2026-11-20').map(({ expires }) => expires)).toEqual([
    '2026-11-05',
    '2026-11-23',
    '2027-04-19',
  ]);
});

it('there are no coming days for a school without a calendar', () => {
  expect(comingHolidays({ calendar: undefined }, '2026-11-20')).toEqual([]);
});

it('items that would never be first are left out', () => {
  const [long, short, last] = [{ expires: '2026-12-12' }, { expires: '2026-12-10' }, {}];
  expect(shownInTurn([long, short, last, { expires: '2027-01-01' }])).toEqual([long, last]);
});
