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
  MOST_DAYS_OFF,
  type KnownHours,
} from './hours-of-days';
import { formatDays, hoursOfStages, nameStages, nextSpan, seasonOn, toClock, wholeDay } from './hours';

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

/** A sentence about the day, with its date: without JavaScript, visitors may read it on a later day. */
export function dayInWords(known: KnownHours, day: string): Said {
  const { text, stages } = describeDay(day, known);
  const said: Said = stages?.length ? { text: sentenceOfDay(stages) } : divide(text);
  const date = formatWeekday(day);
  // The date already gives the reason "Saturday."
  const detail = date.startsWith(said.detail?.slice(0, -1) ?? '') ? undefined : said.detail;
  return { text: fillIn(words.now.dated, { date, what: said.text }), ...(detail && { detail }) };
}

/** `No school today: Diwali` becomes `No school today.` and `Diwali.` */
function divide(text: string): Said {
  const [first = ''] = text.split('\n');
  const [head = '', ...reason] = first.split(': ');
  const [what, why] = [head, reason.join(': ')].map((each) => fillIn(words.now.sentence, { what: each }));
  return { text: what ?? '', ...(reason.length > 0 && { detail: why }) };
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

export const sentenceOfDay = (stages: Season['stages']): string =>
  fillIn(
    hoursOfStages({ stages }).length > 1 ? words.now.openByClass : words.now.open,
    toClock(wholeDay(stages)),
  );

export function sentenceOf(
  { scene, until }: DayPart,
  day: string,
  season: Season,
  known: KnownHours,
): string {
  const { now, today } = words;
  const isOver = scene === 'notice' || until === undefined;
  if (isOver || scene === 'evening') return sayNext(isOver ? addDays(day, 1) : day, day, known).text;
  if (scene === 'before')
    return fillIn(now.before, {
      opens: formatClock(season.gateOpens),
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

export function sentenceOff(day: string, known: KnownHours, isEvening = false): Said {
  const said = divide(describeDay(day, known).text);
  const hasMeeting = said.detail?.includes('\u00a0· ');
  // By day, the meeting matters, not the next school day. Remove the weekday, which the date above contains.
  if (hasMeeting && !isEvening)
    return { ...said, detail: said.detail?.replace(`${nameWeekday(day)}\u00a0· `, '') };
  const { text, detail } = sayNext(addDays(day, 1), day, known);
  return { ...said, detail: [hasMeeting ? undefined : said.detail, text, detail].filter(Boolean).join(' ') };
}

/**
 * `School tomorrow: …`, and which classes are still off on that day.
 * @param from the first possible school day @param day the day on which this is shown
 */
function sayNext(from: string, day: string, known: KnownHours): Said {
  const { last } = daysOfSession(known.calendar.session);
  const days = daysFrom(from, MOST_DAYS_OFF).filter((each) => each <= last);
  const next = days.find((each) => describeDay(each, known).isOff === false);
  if (next === undefined) return { text: words.now.closed };
  const ahead = daysBetween(day, next);
  const name = formatWeekday(next);
  const when =
    [words.now.today, words.now.tomorrow][ahead] ??
    fillIn(words.now.onDay, { day: ahead < 7 ? (name.split(',')[0] ?? '') : name });
  return {
    text: fillIn(words.now.next, { when, opens: formatClock(seasonOn(known.timings, next).gateOpens) }),
    detail: sentenceOfClosed(describeStillOff(next, known)),
  };
}
