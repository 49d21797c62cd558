import { dayNumber } from '@/lib/dates/calendar-date';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import type { Timings } from '../schemas/timings';
import type { Path } from '../yaml/yaml-document';

interface Span {
  path: Path;
  /** The fields of the beginning and the end. */
  fields: [string, string];
  from: string;
  to: string;
}

/** Times that end before they begin, bells out of order, stages named twice, and seasons with gaps between them. */
export function checkTimings(source: Source): Problem[] {
  if (source.kind !== 'timings' || !source.valid) return [];
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

function checkSpan(source: Source, { path, fields: [first, last], from, to }: Span): Problem[] {
  if (to > from) return [];
  const message = `must be after ${first}, ${from}, found ${to}. Write a later time, 14:00 for 2 pm, or correct ${first}.`;
  return [problemAt(source, [...path, last], message)];
}

function checkSeason(source: Source, { stages }: Timings['seasons'][number], season: number): Problem[] {
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
function checkYear(source: Source, seasons: Timings['seasons']): Problem[] {
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
