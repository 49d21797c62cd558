import type { Content } from '@/lib/content/content';
import { CLASSES, classesNamed, readClasses } from '@/lib/content/kinds/classes';
import type { Season } from '@/lib/content/kinds/timings';
import { formatClock } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { hoursOfStages, type Hours } from './hours';

/** Stages that are named without their classes. */
const LITTLE = /early\s*learning|early\s*years|pre-?\s*primary|pre-?\s*school|kindergarten|foundation/i;
const LITTLE_ONES = CLASSES.slice(0, 3);

/**
 * The classes that a stage of content/timings.yaml or a group of content/calendar.yaml names: `Primary (Classes I to IV)`,
 * `Nursery to Class V`, `Early learning`.
 * @returns empty when its name says no class that is known
 */
export function classesOf(label: string): string[] {
  const names = classesNamed(label);
  return names.length || !LITTLE.test(label) ? names : [...LITTLE_ONES];
}

/** What several stages are called together: `Classes V to XII` for two that follow each other, else `Juniors, Seniors`. */
export function nameStages(stages: readonly string[], span: string): string {
  const short = stages.map((stage) => {
    const [, inside = ''] = /\((.+)\)/.exec(stage) ?? [];
    return readClasses(inside).length ? inside : stage;
  });
  if (short.length < 2) return short.join();
  const places = stages
    .flatMap(classesOf)
    .map((name) => CLASSES.findIndex((each) => each === name))
    .toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const follow = stages.every((stage) => classesOf(stage).length) && last - first === places.length - 1;
  // Below Class I a class is called by its name alone.
  if (!follow || first < 3) return short.join(', ');
  return fillIn(span, { from: CLASSES[first] ?? '', to: CLASSES[last] ?? '' });
}

/** A line for each stage, or for several that begin and end together: `Classes I to IV 8.20 am to 1.35 pm`. */
export function linesOfStages(season: Pick<Season, 'stages'>, { today }: Content['words']): string {
  return hoursOfStages(season)
    .map(({ stages, ...hours }) =>
      fillIn(today.ofStage, { stage: nameStages(stages, today.classes), ...toClock(hours) }),
    )
    .join('\n');
}

export function toClock({ begins, ends }: Hours): { from: string; to: string } {
  return { from: formatClock(begins), to: formatClock(ends) };
}
