import type { InferType } from 'yup';
import { choice, clockTime, dayOfYear, group, list, text } from './fields';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const weekdays = (is: string) => list(is, choice('A day of the week.', WEEKDAYS), 1, 7);

const bell = group('One bell, or several periods in a row.', {
  name: text('What begins.', 'Assembly', 60),
  begins: clockTime('When it begins, on the 24-hour clock.', '07:40'),
  ends: clockTime('When it ends, on the 24-hour clock.', '07:55'),
});

const season = group('The times in one part of the year.', {
  name: text('The name of this part of the year.', 'Summer', 40),
  begins: dayOfYear('Its first day, month-day.', '04-01'),
  ends: dayOfYear('Its last day, month-day.', '10-14'),
  gateOpens: clockTime('When the gate opens for pupils.', '07:15'),
  gateCloses: clockTime('When the gate closes after the last pupils have left.', '14:30'),
  stages: list(
    'The times by stage.',
    group('The times of some classes.', {
      name: text('The stage or the classes.', 'Primary (Classes I to IV)', 60),
      bells: list('The bells of the day, in their order.', bell, 1, 20),
    }),
    1,
    8,
  ),
});

/** content/timings.yaml: when school begins and ends, by stage and season, and when the offices are open. */
export const timingsSchema = group('The school timings.', {
  note: text('A line above the times.', 'On working Saturdays the same times hold.', 300).optional(),
  days: weekdays(
    'The days of the week on which there is school. On the working Saturdays of the calendar the same times hold.',
  ),
  seasons: list('The parts of the year, in their order. Together they make the whole year.', season, 1, 4),
  offices: list(
    'When the offices are open.',
    group('One office.', {
      name: text('The name of the office.', 'School office', 60),
      days: weekdays('The days of the week on which it is open.'),
      opens: clockTime('When it opens.', '08:00'),
      closes: clockTime('When it closes.', '14:00'),
    }),
    0,
    12,
  ),
});

export type Timings = InferType<typeof timingsSchema>;
export type Season = Timings['seasons'][number];
export type Weekday = (typeof WEEKDAYS)[number];
