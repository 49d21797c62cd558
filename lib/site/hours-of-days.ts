import { formatHours } from './calendar';
import { nameFor, STRIP_AHEAD, type DatedText } from './coming-days';
import {
  formatDays,
  hoursOfStages,
  linesOfStages,
  nextSpan,
  sayGate,
  seasonOn,
  toClock,
  wholeDay,
} from './hours';
import type { Content } from '@/lib/content/content';
import { isFree, type CalendarDay, type Calendar } from '@/lib/content/kinds/calendar';
import { lastDayOf } from '@/lib/content/kinds/dated';
import { joinGroups, classesNamed, mergeGroups, PRE_PRIMARY } from '@/lib/content/kinds/classes';
import type { Season, Timings } from '@/lib/content/kinds/timings';
import { words } from '@/lib/content/words/in-use';
import { addDays, daysFrom, daysOfSession, formatDate, formatWeekday } from '@/lib/text/dates';
import { nameWeekday, WEEKDAYS } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';

/** Lines for `built` and later days: first those with "today" (`live`), then the usual hours. Empty without timings. */
export function schoolHours(
  { timings, calendar }: Pick<Content, 'timings' | 'calendar'>,
  built: string,
): (DatedText & { live?: boolean })[] {
  if (!timings) return [];
  const days = calendar ? hoursOfDays({ timings, calendar }, built) : [];
  return [...days.map((line) => ({ ...line, live: true })), ...usualHours(timings, built)];
}

/** The next school day is always within this many days. */
export const MOST_DAYS_OFF = 80;

export type KnownHours = { [Name in 'calendar' | 'timings']: NonNullable<Content[Name]> };

/** A text for each day; consecutive days with the same text share one. Empty outside the calendar's session. */
export function hoursOfDays(known: KnownHours, built: string): (DatedText & { expires: string })[] {
  const { first, last } = daysOfSession(known.calendar.session);
  // Describe more days than get a text, because a vacation can continue after the last text.
  const described = daysFrom(built, STRIP_AHEAD + MOST_DAYS_OFF)
    .filter((day) => built >= first && day <= last)
    .map((day) => ({ expires: day, ...describeDay(day, known) }));
  // Do not name a day that has only a test as the next school day: it is unknown who attends.
  const nextAfter = (index: number): string => {
    const next = described.slice(index).find((each) => !each.isOff);
    return next?.isOff === false ? describeNext(next.expires, known) : '';
  };
  return described
    .slice(0, STRIP_AHEAD + 1)
    .flatMap(({ expires, text, isOff, others, stages, closedFor }, index) => {
      const rest = isOff ? nextAfter(index) : tomorrowInWords(expires, [...others, closedFor], known);
      const day = { expires, text: joinLines(text, stages?.length ? gateOn(expires, known) : '', rest) };
      const tomorrow = describeTomorrow(expires, known);
      if (!tomorrow || !stages?.length) return day;
      // When the last classes have gone home, only the next school day matters.
      const opens = tomorrow.stages?.length ? gateOn(tomorrow.day, known) : '';
      return [
        { ...day, expires: `${expires}T${wholeDay(stages).ends}` },
        { expires, text: joinLines(tomorrow.text, tomorrow.isOff ? nextAfter(index + 1) : opens) },
      ];
    })
    .filter(({ text }, index, all) => text !== all[index + 1]?.text);
}

const joinLines = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n');

const gateOf = (opens: string): string => fillIn(words.today.gate, { opens });
const gateOn = (day: string, known: KnownHours): string => gateOf(gateTimeOn(day, known));

/** When the gate opens for the classes that come on this day. */
export const gateTimeOn = (day: string, known: KnownHours): string =>
  sayGate({ ...seasonOn(known.timings, day), stages: describeDay(day, known).stages ?? [] });

/** Describes the day after `today`. Undefined after the session, because the next calendar is unknown. */
export function describeTomorrow(today: string, known: KnownHours) {
  const day = addDays(today, 1);
  if (day > daysOfSession(known.calendar.session).last) return undefined;
  return { day, ...describeDay(day, known, words.tomorrow) };
}

/**
 * What is different tomorrow. Empty for a usual day after a usual day: its hours are shown in the evening anyway.
 * @param said today's events, tests and days off, which are not repeated
 */
function tomorrowInWords(today: string, said: readonly string[], known: KnownHours): string {
  const tomorrow = describeTomorrow(today, known);
  if (!tomorrow) return '';
  const { day, text, isOff, others, closedFor } = tomorrow;
  if (isOff !== false || seasonOn(known.timings, today) !== seasonOn(known.timings, day)) return text;
  if (closedFor && !said.includes(closedFor)) return fillIn(words.tomorrow.tests, { tests: closedFor });
  const news = others.filter((each) => !said.includes(each));
  const isUsual = [today, day].every((each) => known.timings.days.includes(weekdayOf(each)));
  return isUsual && !news.length ? '' : [words.tomorrow.usual, ...news].join('\u00a0· ');
}

/** The first school day after days off: which classes are still off or, if all come, the hours that they share. */
function describeNext(next: string, known: KnownHours): string {
  const day = formatWeekday(next);
  const [first, ...others] = hoursOfStages(seasonOn(known.timings, next));
  const off = describeStillOff(next, known);
  const hours = first && !others.length && !off ? toClock(first) : undefined;
  const said = hours ? fillIn(words.today.nextHours, { day, ...hours }) : fillIn(words.today.next, { day });
  return joinLines([said, off].filter(Boolean).join('\u00a0· '), gateOn(next, known));
}

/** Says which classes have no school on a school day, and why or, if their days off began earlier, when they return. */
export function describeStillOff(day: string, known: KnownHours): string {
  const { closedFor } = describeDay(day, known);
  const off = daysOn(known.calendar, day).filter(isFree);
  const [last, ...others] = new Set(off.map(lastDayOf));
  if (last === undefined || others.length || off.some(({ date }) => date === day)) return closedFor;
  const after = daysFrom(addDays(last, 1), MOST_DAYS_OFF);
  const back = after.find((each) => describeDay(each, known).isOff === false);
  const isKnown = back !== undefined && back <= daysOfSession(known.calendar.session).last;
  if (!isKnown || describeDay(back, known).closedFor) return closedFor;
  const classes = joinGroups(off.flatMap((each) => each.classes ?? []));
  return fillIn(words.today.back, { classes, day: formatWeekday(back) });
}

/** Each season's usual hours, which expire when the season next ends, and do not mention a particular day. */
export function usualHours({ days, seasons }: Timings, built: string): DatedText[] {
  return seasons
    .map((season) => ({ season, expires: nextSpan(season, built).last }))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1))
    .map(({ season, expires }) => {
      const about = {
        days: formatDays(days, words.calendar.span),
        season: season.name,
        until: formatDate(expires),
      };
      const [first, ...others] = hoursOfStages(season);
      if (!first) return { expires, text: fillIn(words.today.noSeason, about) };
      const hours = others.length
        ? joinLines(fillIn(words.today.usualOfStages, about), linesOfStages(season))
        : fillIn(words.today.usual, { ...about, ...toClock(first) });
      return { expires, text: joinLines(hours, gateOf(sayGate(season))) };
    });
}

type WordsOfDay = typeof words.today | typeof words.tomorrow;

/** The class as calendars name it: `Class X`. */
const groupOf = (name: string): string => (PRE_PRIMARY.includes(name) ? name : `Class ${name}`);

/** @param off why some classes have no school */
function stagesOpen(season: Season, off: readonly CalendarDay[]): Season['stages'] {
  const groups = off.flatMap(({ classes = [] }) => classes);
  const free = new Set(groups.flatMap(classesNamed));
  // If only some classes of a stage have school, list them. A stage without known classes keeps its name.
  return season.stages.flatMap((stage) => {
    const classes = classesNamed(stage.name);
    const left = classes.filter((each) => !free.has(each));
    if (groups.includes(stage.name) || (classes.length > 0 && !left.length)) return [];
    return left.length === classes.length ? [stage] : [{ ...stage, name: mergeGroups(left.map(groupOf)) }];
  });
}

/** `Today 8.20 am to 2.15 pm`, or `Today:` above a line for each stage if their hours differ. @param stages with lessons */
function describeOpen(season: Season, stages: Season['stages'], reason: string, said: WordsOfDay): string {
  const [first, ...others] = hoursOfStages({ stages });
  if (!first) return fillIn(said.closed, { reason: reason || season.name });
  if (!others.length && season.stages.every((each) => stages.includes(each)))
    return fillIn(said.open, toClock(first));
  return fillIn(said.openOfStages, { hours: `\n${linesOfStages({ stages })}` }).replace(/ \n/, '\n');
}

/**
 * Describes a day at school. `stages` are those with lessons. `isOff` is undefined if only the candidates of a test
 * come: the times of tests are not known here. `others` are events and tests of the day.
 * @param said words for today or for tomorrow
 */
export function describeDay(day: string, { timings, calendar }: KnownHours, said: WordsOfDay = words.today) {
  const on = daysOn(calendar, day);
  const off = on.filter(isFree);
  const forAll = off.filter(({ classes }) => !classes);
  const classes = new Set(off.flatMap((each) => each.classes ?? []));
  // A calendar of one class has no groups.
  const allOff = calendar.groups.length > 0 && calendar.groups.every((group) => classes.has(group));
  const reasons = forAll.length ? forAll : allOff ? off : [];
  const weekday = weekdayOf(day);
  const isDayOff = reasons.length > 0 || (weekday === 'Sunday' && !timings.days.includes(weekday));
  const others = on.filter((each) => !isFree(each) && (!isDayOff || isEdge(day, each)));
  const named = ({ title, classes: only, ...hours }: CalendarDay): string =>
    [nameFor(title, only), formatHours(hours, words.calendar.span)].filter(Boolean).join(', ');
  const say = (
    first: string,
    isOff: boolean | undefined,
    rest: readonly string[],
    { closedFor = '', stages }: { closedFor?: string; stages?: Season['stages'] } = {},
  ) => ({
    text: [first, ...rest, closedFor].filter(Boolean).join(first.includes('\n') ? '\n' : '\u00a0· '),
    isOff,
    closedFor,
    stages,
    others: rest,
  });
  if (reasons.length) return say(fillIn(said.closed, { reason: titlesOf(reasons) }), true, others.map(named));
  const isUsual = timings.days.includes(weekday) || on.some(({ kind }) => kind === 'workingSaturday');
  const tests = others.filter(({ kind }) => kind === 'examination');
  const writeAll = tests.some((test) => !test.classes);
  // Examinations on a Saturday have the usual hours, as on their other days.
  const someCome = weekday === 'Saturday' && (writeAll || (tests.length > 0 && calendar.groups.length > 0));
  if (!isUsual && !someCome) {
    // Do not write "no school" or "no lessons": children would miss the test.
    const rest = others.filter((each) => !tests.includes(each)).map(named);
    if (tests.length) return say(fillIn(said.tests, { tests: tests.map(named).join(', ') }), undefined, rest);
    return say(fillIn(rest.length ? said.noLessons : said.closed, { reason: nameWeekday(day) }), true, rest);
  }
  const writing = tests.flatMap((test) => test.classes ?? []);
  const free =
    isUsual || writeAll
      ? []
      : calendar.groups.filter((each) => !classes.has(each) && !writing.includes(each));
  const home: CalendarDay = { date: day, kind: 'holiday', title: nameWeekday(day), classes: free };
  const missing = free.length ? [...off, home] : off;
  const reason = titlesOf(missing);
  const season = seasonOn(timings, day);
  const stages = stagesOpen(season, missing);
  const closed = { classes: joinGroups([...classes, ...free]), reason };
  const closedFor = missing.length ? fillIn(words.today.closedFor, closed) : '';
  const open = describeOpen(season, stages, reason, said);
  return say(open, false, others.map(named), { closedFor, stages });
}

export const daysOn = ({ days }: Calendar, day: string): CalendarDay[] =>
  days.filter((each) => each.date <= day && day <= lastDayOf(each));

/** True on the first and last day of a span. Between them, an examination pauses on Sundays and holidays. */
function isEdge(day: string, span: Pick<CalendarDay, 'date' | 'until'>): boolean {
  return day === span.date || day === lastDayOf(span);
}

function titlesOf(days: readonly { title: string }[]): string {
  return [...new Set(days.map(({ title }) => title))].join(', ');
}

function weekdayOf(day: string): Timings['days'][number] {
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
  if (!weekday) throw new Error(`${day} has no weekday`);
  return weekday;
}
