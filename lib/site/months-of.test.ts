import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { addDays } from '@/lib/text/dates';
import { DAYS_AHEAD, foldPast, monthsOf } from './calendar';

const day = (date: string): CalendarDay => ({ date, kind: 'holiday', title: date });
const months = monthsOf([day('2026-11-08'), day('2026-11-24'), day('2026-12-25')], '2026-11-23');

it('has each month in which something begins, in order', () => {
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
});

it('marks the day of the build before the entries of that day', () => {
  expect(months[0]?.entries.slice(0, 4)).toEqual([
    { day: day('2026-11-08') },
    { today: '2026-11-23' },
    { today: '2026-11-24' },
    { day: day('2026-11-24') },
  ]);
});

it('marks the days after it too, up to the last month, and none before', () => {
  const marks = months.flatMap(({ entries }) =>
    entries.flatMap((each) => ('today' in each ? [each.today] : [])),
  );
  expect(marks).toHaveLength(8 + 31);
  expect(marks[0]).toBe('2026-11-23');
  expect(DAYS_AHEAD).toBeGreaterThanOrEqual(60);
});

it('has no mark of a later day first, where nothing begins in a month, and before the first', () => {
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
  ])('are folded on %s, but for what goes on and unless all are over', (built, past, present) => {
    expect(namesOn(built)).toEqual([past, present]);
  });
});
