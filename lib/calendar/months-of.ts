import { lastDayOf, type CalendarDay } from '@/lib/content/schemas/calendar';
import { addDays } from '@/lib/dates/calendar-date';

/** For how many days after it was built a page still knows which day it is; publishing again begins anew. */
export const DAYS_AHEAD = 60;

export type MonthEntry = { day: CalendarDay } | { today: string };

export interface Month {
  /** `YYYY-MM` */
  month: string;
  entries: MonthEntry[];
}

/**
 * The calendar month by month. Among the entries stands a mark for the day of the build and for each of the days after
 * it; of these only the first is shown, and the script removes those that have passed.
 * @param days by their first days
 */
export function monthsOf(days: readonly CalendarDay[], built: string): Month[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  const marks = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(built, index));
  return months.map((month) => ({
    month,
    entries: [
      ...days.filter(({ date }) => date.startsWith(month)).map((day) => ({ at: day.date, entry: { day } })),
      ...marks
        // Where nothing begins in its month, in the next: or the mark of a later day would pass for today.
        .filter((mark) => months.find((each) => each >= mark.slice(0, 7)) === month)
        .map((mark) => ({ at: mark, entry: { today: mark } })),
    ]
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)) || rank(a.entry) - rank(b.entry))
      .map(({ entry }) => entry),
  }));
}

/**
 * The months that are over, to be folded, and those that are not. Where all are over, none is folded: the page would
 * be empty.
 */
export function foldPast(months: readonly Month[], built: string): { past: Month[]; present: Month[] } {
  const first = months.findIndex(
    ({ month, entries }) =>
      month >= built.slice(0, 7) || entries.some((entry) => 'day' in entry && lastDayOf(entry.day) >= built),
  );
  return { past: months.slice(0, Math.max(first, 0)), present: months.slice(Math.max(first, 0)) };
}

/** The mark stands before what happens on its day. */
function rank(entry: MonthEntry): number {
  return 'today' in entry ? 0 : 1;
}
