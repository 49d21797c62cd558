import { classesNamed, classNames, joinGroups, namesIn, PRE_PRIMARY } from '@/lib/content/kinds/classes';
import type { Weekday, Season, Timings } from '@/lib/content/kinds/timings';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { addDays, formatClock, nameWeekday, WEEKDAYS } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';

const A_MONDAY = '2001-01-01';

/** `Monday to Friday` if the days are consecutive, otherwise `Monday, Thursday`. @param span `{from} to {to}` */
export function formatDays(days: readonly Weekday[], span: string): string {
  const places = [...new Set(days)].map((day) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const names = places.map((place) => nameWeekday(addDays(A_MONDAY, place)));
  const follow = places.length > 2 && last - first === places.length - 1;
  if (!follow) return names.join(', ');
  return fillIn(span, { from: names[0] ?? '', to: names.at(-1) ?? '' });
}

/** First and last day (`YYYY-MM-DD`) of the season's occurrence that contains `day` or, if none does, of the next. */
export function nextSpan({ begins, ends }: Pick<Season, 'begins' | 'ends'>, day: string) {
  const year = Number(day.slice(0, 4));
  const spans = [year - 1, year, year + 1].map((start) => ({
    first: `${start}-${begins}`,
    last: `${begins <= ends ? start : start + 1}-${ends}`,
  }));
  const next = spans.find(({ last }) => last >= day);
  if (!next) throw new Error(`no season from ${begins} to ${ends} ends after ${day}`);
  return next;
}

export interface Hours {
  begins: string;
  ends: string;
}

/** The hours of a stage, from the first bell to the last; undefined if the season does not list the stage. */
export const hoursOf = (season: Season, stage: string): Hours | undefined =>
  hoursOfStages(season).find(({ stages }) => stages.includes(stage));

/** The hours of a season. Stages with the same hours share an entry. */
export function hoursOfStages({ stages }: Pick<Season, 'stages'>): (Hours & { stages: string[] })[] {
  const groups: (Hours & { stages: string[] })[] = [];
  for (const { name, bells } of stages) {
    const hours = { begins: bells[0]?.begins ?? '', ends: bells.at(-1)?.ends ?? '' };
    const same = groups.find(({ begins, ends }) => begins === hours.begins && ends === hours.ends);
    if (same) same.stages.push(name);
    else groups.push({ ...hours, stages: [name] });
  }
  return groups;
}

export const stagesOf = ({ seasons }: Pick<Timings, 'seasons'>): string[] => [
  ...new Set(seasons.flatMap(({ stages }) => stages.map(({ name }) => name))),
];

/** The season of a day (`YYYY-MM-DD`). @throws Error if there is none; the content check prevents that */
export function seasonOn({ seasons }: Pick<Timings, 'seasons'>, day: string): Season {
  // No season begins or ends on 29 February, so that day has the season of 28 February.
  const own = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  const season = seasons.find(({ begins, ends }) =>
    begins <= ends ? begins <= own && own <= ends : begins <= own || own <= ends,
  );
  if (!season) throw new Error(`no season in content/timings.yaml includes ${day}`);
  return season;
}

/** `Classes V to XII` if the classes of the stages are consecutive, otherwise `Juniors, Seniors`. */
export function nameStages(stages: readonly string[], span: string): string {
  const short = stages.map((stage) => {
    const [, inside = ''] = /\((.+)\)/.exec(stage) ?? [];
    return namesIn(inside).length ? inside : stage;
  });
  if (short.length < 2) return sayClass(short.join());
  const all = stages.map(classesNamed);
  const names = classNames(all.flat());
  const [from = '', to = ''] = [names[0], names.at(-1)];
  const follow = all.every((own) => own.length) && namesIn(`${from}-${to}`).length === all.flat().length;
  return follow && !PRE_PRIMARY.includes(from)
    ? fillIn(span, { from: sayClass(from), to: sayClass(to) })
    : joinGroups(short);
}

/** A line for each group of stages with the same hours: `Classes I to IV`, a tab, `8.20 am to 1.35 pm`. */
export function linesOfStages(season: Pick<Season, 'stages'>): string {
  return hoursOfStages(season)
    .map(({ stages, ...hours }) => {
      const stage = nameStages(stages, words.today.classes);
      return fillIn(words.today.ofStage, { stage, ...toClock(hours) }).replace(`${stage} `, `${stage}\t`);
    })
    .join('\n');
}

/** For stages whose gate opens later: ` (Early learning: 8.45 am)`. Otherwise empty. */
export function laterGates({ gateOpens, stages }: Pick<Season, 'gateOpens' | 'stages'>): string {
  const later = stages.flatMap(({ name, gateOpens: own = gateOpens }) =>
    own === gateOpens ? [] : `${nameStages([name], words.today.classes)}: ${formatClock(own)}`,
  );
  return later.length ? ` (${later.join(', ')})` : '';
}

/** `7.55 am`, or `7.55 am (Early learning: 8.45 am)` */
export const sayGate = (season: Pick<Season, 'gateOpens' | 'stages'>): string =>
  formatClock(season.gateOpens) + laterGates(season);

/** The hours of the gate, like those from `toClock`. */
export const gateHours = (season: Pick<Season, 'gateOpens' | 'gateCloses' | 'stages'>) => ({
  ...toClock({ begins: season.gateOpens, ends: season.gateCloses }),
  from: sayGate(season),
});

export function wholeDay(stages: Season['stages']): Hours {
  const hours = hoursOfStages({ stages });
  const [begins = ''] = hours.map((each) => each.begins).toSorted();
  const [ends = ''] = hours.map((each) => each.ends).toSorted((a, b) => b.localeCompare(a));
  return { begins, ends };
}

/** If both times begin with the same word, only the first keeps it: `सुबह 8:20`, `8:35`. English has no such word. */
export function toClock({ begins, ends }: Hours) {
  const [from, to] = [formatClock(begins), formatClock(ends)];
  const [part = ''] = /^\D*/.exec(from) ?? [];
  return { from, to: to.startsWith(part) ? to.slice(part.length) : to };
}
