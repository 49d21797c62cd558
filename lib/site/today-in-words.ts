import type { Scene } from '@/lib/content/kinds/home';
import type { Season } from '@/lib/content/kinds/timings';
import { words } from '@/lib/content/words/in-use';
import {
  addDays,
  daysBetween,
  daysFrom,
  daysOfSession,
  formatClock,
  formatDate,
  formatWeekday,
  nameWeekday,
} from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import {
  describeDay,
  describeStillOff,
  describeTomorrow,
  gateTimeOn,
  MOST_DAYS_OFF,
  type KnownHours,
} from './hours-of-days';
import {
  formatDays,
  hoursOfStages,
  nameStages,
  nextSpan,
  sayGate,
  toClock,
  wholeDay,
  seasonOn,
} from './hours';

export interface DayPart {
  scene: Scene;
  /** The end of the part, `HH:MM`; undefined for the last part of the day. */
  until: string | undefined;
}

export const BREAK = /break|recess|tiffin|lunch|food|मध्य|लंच|टिफ|आधी छुट्टी|भोजन|खाना/i;

/** The words of a slide about a day: the main point, and the reason in smaller type. */
export interface Said {
  text: string;
  detail?: string;
}

/** Sentences about the day that name its date: without JavaScript, visitors may read them on a later day. */
export function dayInWords(known: KnownHours, day: string): Said {
  const { text, stages, isOff } = describeDay(day, known);
  const off = isOff ? sentenceOff(day, known, 'dated') : divide(text, day);
  const said: Said = stages?.length
    ? { text: sentenceOfDay({ ...seasonOn(known.timings, day), stages }) }
    : off;
  return { ...said, text: fillIn(words.now.dated, { date: formatWeekday(day), what: said.text }) };
}

/** `No school today: Diwali` becomes `No school today.` and `Diwali.` Omits the weekday, which the date above gives. */
function divide(text: string, day: string): Said {
  const [first = ''] = text.split('\n');
  const [what = '', ...reason] = first.split(': ');
  const weekday = nameWeekday(day);
  const why = reason.join(': ').replace(`${weekday}\u00a0· `, '');
  const detail = why === weekday ? '' : sentenceOfClosed(why);
  return { text: fillIn(words.now.sentence, { what }), ...(detail && { detail }) };
}

/** Shown if the site is over six weeks old: the hours from the first bell to the last, and until when they apply. */
export function usualInWords({ timings }: Pick<KnownHours, 'timings'>, built: string): string {
  const season = seasonOn(timings, built);
  return fillIn(words.now.usual, {
    days: formatDays(timings.days, words.calendar.span),
    until: formatDate(nextSpan(season, built).last),
    ...toClock(wholeDay(season.stages)),
  });
}

/** What is different tomorrow. In the evening, the main sentence says when the gate opens next. */
export function sentenceOfTomorrow(day: string, known: KnownHours, isEvening = false): string {
  const tomorrow = describeTomorrow(day, known);
  if (!tomorrow) return '';
  const { stages, text, closedFor } = tomorrow;
  const off = stages?.length ? '' : (text.split(/\u00a0· |\n/)[0] ?? '');
  const isNew = closedFor !== describeDay(day, known).closedFor;
  const rest = off || !isNew ? '' : closedFor && fillIn(words.tomorrow.tests, { tests: closedFor });
  return [
    sentenceOfClosed(off),
    isEvening ? sayNext(tomorrow.day, day, known).detail : sentenceOfClosed(rest),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `No school for Class X: Tour.` */
export const sentenceOfClosed = (closedFor: string): string =>
  closedFor && fillIn(words.now.sentence, { what: closedFor.charAt(0).toUpperCase() + closedFor.slice(1) });

export const sentenceOfDay = (season: Season): string =>
  fillIn(hoursOfStages(season).length > 1 ? words.now.openByClass : words.now.open, {
    opens: sayGate(season),
    ...toClock(wholeDay(season.stages)),
  });

export function sentenceOf(
  { scene, until }: DayPart,
  day: string,
  season: Season,
  known: KnownHours,
): string {
  const { now, today } = words;
  const isOver = scene === 'games' || until === undefined;
  if (isOver || scene === 'evening') return sayNext(isOver ? addDays(day, 1) : day, day, known).text;
  if (scene === 'before')
    return fillIn(now.before, {
      opens: sayGate(season),
      begins: toClock(wholeDay(season.stages)).from,
    });
  if (scene === 'home') return fillIn(now.home, { closes: formatClock(season.gateCloses) });
  const end = formatClock(until ?? '');
  if (scene === 'assembly') return fillIn(now.assembly, { until: end });
  if (scene === 'tiffin') {
    const eating = season.stages.filter(({ bells }) =>
      bells.some(({ name, ends }) => ends === until && BREAK.test(name)),
    );
    const stage = nameStages(
      eating.map(({ name }) => name),
      today.classes,
    );
    return eating.length === season.stages.length
      ? fillIn(now.tiffin, { until: end })
      : fillIn(now.tiffinOfStages, { stage, until: end });
  }
  const hours = hoursOfStages(season);
  const [leaving, ...later] = hours
    .filter(({ ends }) => ends >= (until ?? ''))
    .toSorted((a, b) => a.ends.localeCompare(b.ends));
  if (!leaving || hours.length === 1) return fillIn(now.lessons, { until: formatClock(leaving?.ends ?? '') });
  const last = later.at(-1);
  if (last) return fillIn(now.lessonsByClass, toClock({ begins: leaving.ends, ends: last.ends }));
  const stage = nameStages(leaving.stages, today.classes);
  return fillIn(now.lessonsOfStages, { stage, until: formatClock(leaving.ends) });
}

/** @param when `dated` if the sentences may be read on a later day */
export function sentenceOff(day: string, known: KnownHours, when?: 'evening' | 'dated'): Said {
  const { text, others } = describeDay(day, known);
  const said = divide(text, day);
  // A meeting on a day off: the gate opens today, so do not mention the next school day until the evening.
  if (others.length && when !== 'evening') return said;
  const next = sayNext(addDays(day, 1), day, known, when === 'dated');
  const detail = [others.length ? '' : said.detail, next.text, next.detail].filter(Boolean).join(' ');
  return { text: said.text, ...(detail && { detail }) };
}

/**
 * `School tomorrow: …`, and which classes are still off on that day.
 * @param from the first possible school day @param day the day on which this is shown
 * @param isDated names the date of the next school day; says nothing if that day is unknown
 */
function sayNext(from: string, day: string, known: KnownHours, isDated = false): Said {
  const { last } = daysOfSession(known.calendar.session);
  const days = daysFrom(from, MOST_DAYS_OFF).filter((each) => each <= last);
  const next = days.find((each) => describeDay(each, known).isOff === false);
  if (next === undefined) return { text: isDated ? '' : words.now.closed };
  const ahead = isDated ? MOST_DAYS_OFF : daysBetween(day, next);
  const name = formatWeekday(next);
  const when =
    [words.now.today, words.now.tomorrow][ahead] ??
    fillIn(words.now.onDay, { day: ahead < 7 ? (name.split(',')[0] ?? '') : name });
  return {
    text: fillIn(words.now.next, { when, opens: gateTimeOn(next, known) }),
    detail: sentenceOfClosed(describeStillOff(next, known)),
  };
}
