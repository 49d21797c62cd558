import type { Season, Timings } from '@/lib/content/schemas/timings';

export interface Hours {
  /** `HH:MM` */
  begins: string;
  ends: string;
}

/** From the first bell to the last of one stage; undefined where the season does not name it. */
export function hoursOf({ stages }: Season, stage: string): Hours | undefined {
  const bells = stages.find((each) => each.name === stage)?.bells ?? [];
  const [first, last] = [bells[0], bells.at(-1)];
  return first && last && { begins: first.begins, ends: last.ends };
}

/** From the first bell of the school to its last. */
export function hoursOfSchool({ stages }: Season): Hours {
  const bells = stages.flatMap((stage) => stage.bells);
  const begins = bells.map((bell) => bell.begins).toSorted();
  const ends = bells.map((bell) => bell.ends).toSorted();
  return { begins: begins[0] ?? '', ends: ends.at(-1) ?? '' };
}

/** Every stage that a season names, in the order in which they first occur. */
export function stagesOf({ seasons }: Pick<Timings, 'seasons'>): string[] {
  return [...new Set(seasons.flatMap(({ stages }) => stages.map(({ name }) => name)))];
}

/** The season of a day. @param day `YYYY-MM-DD` @throws Error when there is none, which the check refuses */
export function seasonOn({ seasons }: Pick<Timings, 'seasons'>, day: string): Season {
  // 29 February is in the season of the day before it.
  const own = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  const season = seasons.find(({ begins, ends }) =>
    begins <= ends ? begins <= own && own <= ends : begins <= own || own <= ends,
  );
  if (!season) throw new Error(`no season of content/timings.yaml has the day ${day}`);
  return season;
}
