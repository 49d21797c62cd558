import type { CalendarDay } from '@/lib/content/schemas/calendar';
import { DAYS_AHEAD, monthsOf } from './months-of';

const day = (date: string): CalendarDay => ({ date, kind: 'holiday', title: date });
const months = monthsOf([day('2026-11-08'), day('2026-11-24'), day('2026-12-25')], '2026-11-23');

it('has each month in which something begins, in order', () => {
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
});

it('marks the day of the build where it belongs, before what happens on a day', () => {
  expect(months[0]?.entries.slice(0, 4)).toEqual([
    { day: day('2026-11-08') },
    { today: '2026-11-23' },
    { today: '2026-11-24' },
    { day: day('2026-11-24') },
  ]);
});

it('marks the days after it too, where a month is shown, and none before', () => {
  const marks = months.flatMap(({ entries }) =>
    entries.flatMap((each) => ('today' in each ? [each.today] : [])),
  );
  expect(marks).toHaveLength(8 + 31);
  expect(marks[0]).toBe('2026-11-23');
  expect(DAYS_AHEAD).toBeGreaterThanOrEqual(60);
});
