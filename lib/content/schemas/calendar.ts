import type { InferType } from 'yup';
import { choice, date, group, list, session, text } from './fields';

/** What a day of the calendar is. On holidays and in vacations there is no school. */
export const DAY_KINDS = [
  'holiday',
  'vacation',
  'examination',
  'meeting',
  'workingSaturday',
  'other',
] as const;

const day = group('One day, or several in a row.', {
  date: date('The day, or the first of several.', '2026-08-15'),
  until: date('The last day, where there are several.', '2026-08-15').optional(),
  kind: choice('What it is: meeting is of parents and teachers.', DAY_KINDS),
  title: text('What happens, in a few words.', 'Independence Day', 80),
  classes: list(
    'The groups for which it holds. Without them it holds for all.',
    text('One of the groups above.', 'Classes I to V', 40),
    1,
    6,
  ).optional(),
});

/** content/calendar.yaml: holidays, vacations, examinations, meetings and working Saturdays of one session. */
export const calendarSchema = group('The calendar of the session.', {
  session: session('The session, from 1 April to 31 March.', '2026-27'),
  note: text('A line above the calendar.', 'Days may change by order of the Board.', 300).optional(),
  groups: list(
    'Groups of classes by which parents choose. Days name them.',
    text('One group of classes.', 'Classes I to V', 40),
    0,
    6,
  ),
  days: list('The days, in any order.', day, 1, 200),
});

export type Calendar = InferType<typeof calendarSchema>;
export type CalendarDay = Calendar['days'][number];

/** The last day of an entry, `YYYY-MM-DD`. */
export function lastDayOf({ date: first, until }: Pick<CalendarDay, 'date' | 'until'>): string {
  return until ?? first;
}

/** By their first days. */
export function toCalendar(calendar: Calendar | undefined): Calendar | undefined {
  if (!calendar) return undefined;
  return {
    ...calendar,
    days: calendar.days.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}
