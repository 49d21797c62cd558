import type { InferType } from 'yup';
import { choice, clockTime, dayOfYear, group, list, text } from './fields';
import { dayNumber } from '@/lib/text/dates';
import { problemAt, type ParsedFile, type Problem } from '../say/problem';
import type { Path } from '../read/yaml';

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

const bellSchema = group('One bell, or several periods in a row.', {
  name: text('What begins.', 'Assembly', 60),
  begins: clockTime('When it begins, on the 24-hour clock.', '07:40'),
  ends: clockTime('When it ends, on the 24-hour clock.', '07:55'),
});

const seasonSchema = group('The times in one part of the year.', {
  name: text('The name of this part of the year.', 'Summer', 40),
  begins: dayOfYear('Its first day, month-day.', '04-01'),
  ends: dayOfYear('Its last day, month-day.', '10-14'),
  gateOpens: clockTime('When the gate opens for pupils.', '07:15'),
  gateCloses: clockTime('When the gate closes after the last pupils have left.', '14:30'),
  stages: list(
    'The times by stage.',
    group('The times of some classes.', {
      name: text('The stage or the classes.', 'Primary (Classes I to IV)', 60),
      bells: list('The bells of the day, in their order.', bellSchema, 1, 20),
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
  seasons: list(
    'The parts of the year, in their order. Together they make the whole year.',
    seasonSchema,
    1,
    4,
  ),
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

interface Span {
  path: Path;
  /** The fields of the beginning and the end. */
  fields: [string, string];
  from: string;
  to: string;
}

/** Times that end before they begin, bells out of order, stages named twice, and seasons with gaps between them. */
export function checkTimings(source: ParsedFile): Problem[] {
  const timings = source.document.value as Timings;
  return [
    ...spansOf(timings).flatMap((span) => checkSpan(source, span)),
    ...timings.seasons.flatMap((season, index) => checkSeason(source, season, index)),
    ...checkYear(source, timings.seasons),
  ];
}

function spansOf({ seasons, offices }: Timings): Span[] {
  return [
    ...seasons.flatMap(({ gateOpens, gateCloses, stages }, season): Span[] => [
      {
        path: ['seasons', season],
        fields: ['gateOpens', 'gateCloses'],
        from: gateOpens,
        to: gateCloses,
      },
      ...stages.flatMap(({ bells }, stage) =>
        bells.map(({ begins, ends }, bell): Span => ({
          path: ['seasons', season, 'stages', stage, 'bells', bell],
          fields: ['begins', 'ends'],
          from: begins,
          to: ends,
        })),
      ),
    ]),
    ...offices.map(({ opens, closes }, office): Span => ({
      path: ['offices', office],
      fields: ['opens', 'closes'],
      from: opens,
      to: closes,
    })),
  ];
}

function checkSpan(source: ParsedFile, { path, fields: [first, last], from, to }: Span): Problem[] {
  if (to > from) return [];
  const message = `must be after ${first}, ${from}, found ${to}. Write a later time, 14:00 for 2 pm, or correct ${first}.`;
  return [problemAt(source, [...path, last], message)];
}

function checkSeason(source: ParsedFile, { stages }: Timings['seasons'][number], season: number): Problem[] {
  return stages.flatMap(({ name, bells }, index) => {
    const path = ['seasons', season, 'stages', index];
    const first = stages.findIndex((other) => other.name === name);
    const { line } = source.document.positionOf(['seasons', season, 'stages', first]);
    const twice = `already has its bells on line ${line}. Delete one of the two.`;
    return [
      ...(first < index ? [problemAt(source, [...path, 'name'], twice)] : []),
      ...bells.flatMap(({ begins }, bell) => {
        const before = bells[bell - 1];
        if (!before || begins >= before.ends) return [];
        const message = `is before the end of "${before.name}", ${before.ends}, found ${begins}. Write a later time, or put the bells in order.`;
        return [problemAt(source, [...path, 'bells', bell, 'begins'], message)];
      }),
    ];
  });
}

const DAYS_OF_YEAR = 365;

/** The day after each season's last is the next one's first, and round the year only once. */
function checkYear(source: ParsedFile, seasons: Timings['seasons']): Problem[] {
  const lengths = seasons.map(
    ({ begins, ends }) => ((dayNumber(ends) - dayNumber(begins) + DAYS_OF_YEAR) % DAYS_OF_YEAR) + 1,
  );
  const wrong = seasons.flatMap(({ ends }, index) => {
    const next = seasons[(index + 1) % seasons.length];
    if (!next || dayNumber(next.begins) === (dayNumber(ends) % DAYS_OF_YEAR) + 1) return [];
    const message = `is ${ends}, and "${next.name}" begins on ${next.begins}: the day after must be the first of the next part, so that every day of the year has its times. Correct one of the two.`;
    return [problemAt(source, ['seasons', index, 'ends'], message)];
  });
  if (wrong.length || lengths.reduce((sum, days) => sum + days, 0) === DAYS_OF_YEAR) return wrong;
  return [
    problemAt(source, ['seasons'], 'overlap: together they are longer than a year. Correct their days.'),
  ];
}
