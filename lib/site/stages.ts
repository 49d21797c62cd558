import type { Content } from '@/lib/content/content';
import { classesNamed, classNames, namesIn, PRE_PRIMARY } from '@/lib/content/kinds/classes';
import type { Season } from '@/lib/content/kinds/timings';
import { formatClock } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { hoursOfStages, type Hours } from './hours';

/** What several stages are called together: `Classes V to XII` for two that follow each other, else `Juniors, Seniors`. */
export function nameStages(stages: readonly string[], span: string): string {
  const short = stages.map((stage) => {
    const [, inside = ''] = /\((.+)\)/.exec(stage) ?? [];
    return namesIn(inside).length ? inside : stage;
  });
  if (short.length < 2) return short.join();
  const all = stages.map(classesNamed);
  const names = classNames(all.flat());
  const [from = '', to = ''] = [names[0], names.at(-1)];
  const follow = all.every((own) => own.length) && namesIn(`${from}-${to}`).length === all.flat().length;
  return follow && !PRE_PRIMARY.includes(from) ? fillIn(span, { from, to }) : short.join(', ');
}

/** A line for each stage, or for several that begin and end together: `Classes I to IV`, a tab, `8.20 am to 1.35 pm`. */
export function linesOfStages(season: Pick<Season, 'stages'>, { today }: Content['words']): string {
  return hoursOfStages(season)
    .map(({ stages, ...hours }) => {
      const stage = nameStages(stages, today.classes);
      return fillIn(today.ofStage, { stage, ...toClock(hours) }).replace(`${stage} `, `${stage}\t`);
    })
    .join('\n');
}

export function toClock({ begins, ends }: Hours): { from: string; to: string } {
  return { from: formatClock(begins), to: formatClock(ends) };
}
