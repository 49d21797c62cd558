import type { InferType } from 'yup';
import { choice, clockTime, dayOfYear, group, groups, list, ofClasses, text, updated } from './fields';
import { dayNumber, WEEKDAYS } from '@/lib/text/dates';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { toAfternoon } from '@/lib/text/correct-days';
import { classesNamed } from './classes';
import { findOverlaps, type Path } from '../parse/values';

export const weekdays = (description: string) =>
  list(description, choice('A day of the week.', WEEKDAYS), [1, 7]);

const bellSchema = group('One bell, or several periods in a row.', {
  name: text('What begins with this bell.', 'Assembly', 60),
  begins: clockTime('When it begins, on the 24-hour clock.', '07:40'),
  ends: clockTime('When it ends, on the 24-hour clock.', '07:55'),
});

export const MAX_STAGES = 8;

const seasonSchema = group('The times in one part of the year.', {
  name: text('The name of this part of the year.', 'Summer', 40),
  begins: dayOfYear('The first day, as month-day.', '04-01'),
  ends: dayOfYear('The last day, as month-day.', '10-14'),
  gateOpens: clockTime('When the gate opens for pupils.', '07:15'),
  gateCloses: clockTime('When the gate closes after the last pupils.', '14:30'),
  stages: groups('The times of each stage.', [1, MAX_STAGES], 'The times of some classes.', {
    name: ofClasses('The stage with its classes, or only the classes.', 'Primary (Classes I to IV)', 'may'),
    gateOpens: clockTime('When the gate opens for these classes, if later.', '08:05').optional(),
    bells: list('The bells of the day, in order of time.', bellSchema, [1, 20]),
  }),
});

export const MAX_SEASONS = 4;

export const timingsSchema = group('School hours, bells, gate and office hours.', {
  updated: updated(),
  note: text('A line above the times.', 'The same times apply on working Saturdays.', 300).optional(),
  days: weekdays('The school days. Working Saturdays of the calendar have the same times.'),
  seasons: list('The parts of the year, in order. Together they must cover the whole year.', seasonSchema, [
    1,
    MAX_SEASONS,
  ]),
  offices: groups('The offices and when they are open.', [0, 12], 'One office.', {
    name: text('The name of the office.', 'School office', 60),
    days: weekdays('The days of the week on which the office is open.'),
    opens: clockTime('The time at which the office opens.', '08:00'),
    closes: clockTime('The time at which the office closes.', '14:00'),
  }),
});

export type Timings = InferType<typeof timingsSchema>;
export type Season = Timings['seasons'][number];
export type Weekday = (typeof WEEKDAYS)[number];

export function checkTimings(source: ParsedFile<Timings>): Problem[] {
  const { seasons, offices } = source.document.value;
  const span = (path: Path, [first, last]: [string, string], from: string, to: string): Problem[] => {
    const right = to < from ? toAfternoon(to, from) : undefined;
    const other = to < from ? 'the two the other way round' : 'a later time (2 pm is 14:00)';
    const message = `must be after ${first} (${from}), found ${to}. Write ${right ?? other}, or correct ${first}.`;
    return problemsAt(source, [...path, last], to <= from && { message, right });
  };
  return [
    ...seasons.flatMap(({ gateOpens, gateCloses, stages }, season) => {
      const at = ['seasons', season];
      const all = stages.flatMap(({ bells }) => bells);
      const [earliest = gateOpens] = all.map(({ begins }) => begins).toSorted();
      const [latest = gateCloses] = all.map(({ ends }) => ends).toSorted((a, b) => b.localeCompare(a));
      const isShut = gateOpens < gateCloses && gateCloses < latest;
      const shut = `is ${gateCloses}, but the last bell is at ${latest}. Write a later time, or correct the bell.`;
      const lateFor = (opens: string, bell: string): string =>
        `is ${opens}, but the first bell is at ${bell}. Write an earlier time, or correct the bell.`;
      return [
        ...span(at, ['gateOpens', 'gateCloses'], gateOpens, gateCloses),
        ...problemsAt(source, [...at, 'gateOpens'], gateOpens > earliest && lateFor(gateOpens, earliest)),
        ...problemsAt(source, [...at, 'gateCloses'], isShut && shut),
        ...checkStages(source, [...at, 'stages'], stages),
        ...stages.flatMap(({ gateOpens: own = gateOpens, bells: [first] }, stage) => {
          const isLate = first !== undefined && own > first.begins && own !== gateOpens;
          return problemsAt(
            source,
            [...at, 'stages', stage, 'gateOpens'],
            isLate && lateFor(own, first.begins),
          );
        }),
        ...stages.flatMap(({ bells }, stage) =>
          bells.flatMap(({ begins, ends }, bell) => {
            const own = [...at, 'stages', stage, 'bells', bell];
            const before = bells[bell - 1];
            const early = `is before the end of "${before?.name}" (${before?.ends}), found ${begins}. Write a later time, or put the bells in order.`;
            return [
              ...span(own, ['begins', 'ends'], begins, ends),
              ...problemsAt(source, [...own, 'begins'], before && begins < before.ends && early),
            ];
          }),
        ),
      ];
    }),
    ...offices.flatMap(({ opens, closes }, at) => span(['offices', at], ['opens', 'closes'], opens, closes)),
    ...checkYear(source, seasons),
  ];
}

function checkStages(source: ParsedFile, at: Path, stages: Season['stages']): Problem[] {
  const lineOf = (stage: number): number => source.document.positionOf([...at, stage]).line;
  const repeated = findOverlaps(stages.map(({ name }) => [name])).flatMap(({ row, first }) => {
    const message = `already has its bells on line ${lineOf(first)}. Delete one of the two.`;
    return problemsAt(source, [...at, row, 'name'], message);
  });
  const classes = findOverlaps(stages.map(({ name }) => classesNamed(name))).flatMap(
    ({ key, row, first }) => {
      const message = `has class ${key}, which is also in the stage on line ${lineOf(first)}. Name each class in one stage only.`;
      return problemsAt(source, [...at, row, 'name'], message);
    },
  );
  return [...repeated, ...classes];
}

const DAYS_OF_YEAR = 365;

function checkYear(source: ParsedFile, seasons: readonly Season[]): Problem[] {
  const lengths = seasons.map(
    ({ begins, ends }) => ((dayNumber(ends) - dayNumber(begins) + DAYS_OF_YEAR) % DAYS_OF_YEAR) + 1,
  );
  const wrong = seasons.flatMap(({ ends }, index) => {
    const next = seasons[(index + 1) % seasons.length];
    if (!next || dayNumber(next.begins) === (dayNumber(ends) % DAYS_OF_YEAR) + 1) return [];
    const message = `is ${ends}, but "${next.name}" begins on ${next.begins}. Each part of the year must begin the day after the one before it ends. Correct one of the two.`;
    return problemsAt(source, ['seasons', index, 'ends'], message);
  });
  if (wrong.length || lengths.reduce((sum, days) => sum + days, 0) === DAYS_OF_YEAR) return wrong;
  const message = 'overlap: together they are longer than a year. Correct their days.';
  return problemsAt(source, ['seasons'], message);
}
