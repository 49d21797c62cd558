import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { comingEvents, comingHolidays, shownInTurn } from './coming-days';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const DAYS: CalendarDay[] = [
  { date: '2026-11-06', until: '2026-11-20', kind: 'vacation', title: 'Diwali' },
  { date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' },
  { date: '2026-11-28', kind: 'meeting', title: 'Parents meet teachers', classes: ['Little', 'Big'] },
  { date: '2027-04-20', kind: 'holiday', title: 'Far' },
  { date: '2027-05-22', kind: 'holiday', title: 'Farther' },
];
const calendar = calendarOf(...DAYS);

it('has every holiday of the next 30 days, the one that goes on, and the one after them', () => {
  expect(comingHolidays({ calendar }, '2026-11-20')).toEqual([
    { expires: '2026-11-20', text: 'Friday, 6 to Friday, 20 November 2026: Diwali' },
    { expires: '2026-11-24', text: 'Tuesday, 24 November 2026: Guru Nanak Jayanti' },
    { expires: '2027-04-20', text: 'Tuesday, 20 April 2027: Far' },
  ]);
});

it('counts the thirtieth day among the next 30', () => {
  const days = ['2026-12-20', '2026-12-21', '2026-12-22'].map(
    (date) => ({ date, kind: 'holiday', title: 'x' }) as const,
  );
  const shown = comingHolidays({ calendar: calendarOf(...days) }, '2026-11-20');
  expect(shown.map(({ expires }) => expires)).toEqual(['2026-12-20', '2026-12-21']);
});

it('joins a vacation that is longer or begins later for some classes', () => {
  const vacation = { kind: 'vacation', title: 'Winter vacation' } as const;
  const linesOf = (...days: CalendarDay[]): (string | undefined)[][] =>
    comingHolidays({ calendar: calendarOf(...days) }, '2026-12-10').map(({ expires, text }) => [
      expires,
      ...text.split('\n').map((line) => /\((\w+)\)$/.exec(line)?.[1]),
    ]);
  const big = { ...vacation, date: '2026-12-25', until: '2027-01-03', classes: ['Big'] };
  const little = { ...vacation, date: '2026-12-25', until: '2027-01-10', classes: ['Little'] };
  expect(linesOf(little, big)).toEqual([
    ['2027-01-03', 'Big', 'Little'],
    ['2027-01-10', 'Little'],
  ]);
  expect(linesOf(little, { ...big, date: '2026-12-28', until: '2027-01-10' })).toEqual([
    ['2027-01-10', 'Little', 'Big'],
  ]);
});

it('puts the events of the school among the days of the calendar, and ends them when they are over or expire', () => {
  const event = {
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

it('gives way to the next holiday on its own day where the hours of that day name it', () => {
  expect(comingHolidays({ calendar, timings: TIMINGS }, '2026-11-20').map(({ expires }) => expires)).toEqual([
    '2026-11-05',
    '2026-11-23',
    '2027-04-19',
  ]);
});

it('is nothing for a school without a calendar', () => {
  expect(comingHolidays({ calendar: undefined }, '2026-11-20')).toEqual([]);
});

it('leaves out items that can never come first', () => {
  const [long, short, last] = [{ expires: '2026-12-12' }, { expires: '2026-12-10' }, {}];
  expect(shownInTurn([long, short, last, { expires: '2027-01-01' }])).toEqual([long, last]);
});
