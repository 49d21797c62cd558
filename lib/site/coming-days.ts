import { formatWhen } from './calendar';
import type { Content } from '@/lib/content/content';
import { isFree, type CalendarDay } from '@/lib/content/kinds/calendar';
import { lastDayOf } from '@/lib/content/kinds/dated';
import { addDays, formatDate } from '@/lib/text/dates';
import { fillIn, shorten } from '@/lib/text/text';
import { joinGroups } from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';

/** A text that is true until the end of `expires`, a day or a minute in Indian time; always, if it is undefined. */
export interface DatedText {
  text: string;
  /** The words of the first line that name the day or notice. Only these words are a link. */
  name?: string;
  expires?: string;
}

// Why: docs/decisions/dates.md
/** How many days after a build the strip and the banner cover, if the site is not published again. */
export const STRIP_AHEAD = 30;
/** How many days ahead holidays and events are listed. */
const LISTED_AHEAD = 45;
/** Printed class cards list all holidays that the calendar has. */
export const WHOLE_SESSION = 366;

/** Drops items that are never first in the list, because an item before them expires at the same time or later. */
export function shownInTurn<T extends { expires?: string }>(items: readonly T[]): T[] {
  let last = '';
  return items.filter(({ expires = '9999-12-31' }) => {
    const comes = expires > last;
    if (comes) last = expires;
    return comes;
  });
}

type CalendarContent = Pick<Content, 'calendar'>;
type HolidayContent = CalendarContent & Partial<Pick<Content, 'timings'>>;
/** `month` is that of the first day: `2026-12`. */
type ComingText = DatedText & { month: string };
type Coming = Pick<CalendarDay, 'date' | 'until' | 'begins' | 'ends' | 'title' | 'classes'> & {
  expires?: string;
};

/** The longest title, in characters: an event may have 300, but the strip has room for only a line or two. */
const TITLE = 90;

/** The days of these kinds on or after `built`, earliest first. Each is shown until its last day. */
export const comingOf = (kinds: readonly CalendarDay['kind'][], content: CalendarContent, built: string) =>
  toTexts(content.calendar?.days.filter(({ kind }) => kinds.includes(kind)) ?? [], built);

/** Coming holidays. With timings, each expires the day before it begins: then the line about today names it. */
export const comingHolidays = (
  { calendar, timings }: HolidayContent,
  built: string,
  listed: number = LISTED_AHEAD,
) => toTexts(calendar?.days.filter(isFree) ?? [], built, { ahead: timings !== undefined, listed });

/** Events, and entries of the calendar that are not holidays, on or after `built`, earliest first. */
export function comingEvents({ calendar, events }: Pick<Content, 'calendar' | 'events'>, built: string) {
  const ofCalendar = calendar?.days.filter((day) => !isFree(day)) ?? [];
  const announced = events.map((event) => ({ ...event, title: shorten(event.message, TITLE) }));
  return toTexts([...ofCalendar, ...announced], built);
}

/** Links each text to its month on the page `calendar`. */
export const inCalendar = (calendar: string | undefined, texts: readonly ComingText[]) =>
  texts.map((text) => (calendar === undefined ? text : { ...text, to: `${calendar}#month-${text.month}` }));

/** Texts for the next `listed` days, and the first text after them. With `ahead`, each expires before its day. */
function toTexts(
  days: readonly Coming[],
  built: string,
  { ahead = false, listed = LISTED_AHEAD } = {},
): ComingText[] {
  const coming = days
    .map((day) => {
      const last = lastDayOf(day);
      return { ...day, expires: day.expires !== undefined && day.expires < last ? day.expires : last };
    })
    .filter(({ expires }) => expires >= built)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.expires.localeCompare(b.expires));
  const end = addDays(built, listed);
  const after = coming.findIndex(({ date }) => date > end);
  const texts = shownInTurn(after < 0 ? coming : coming.slice(0, after + 1)).map((own) => ({
    name: nameFor(own.title, own.classes),
    expires: ahead ? addDays(own.date, -1) : own.expires,
    month: own.date.slice(0, 7),
    text: [
      fillIn(words.today.dated, {
        when: formatWhen(own, words.calendar.span),
        what: nameFor(own.title, own.classes),
      }),
      ...coming.filter((each) => each !== own && isSameForOthers(own, each)).map((each) => restOf(own, each)),
    ].join('\n'),
  }));
  return shownInTurn(texts);
}

/** `until 10 January 2027: Classes I to IV`, or with the first day too, if it differs from that of `own`. */
function restOf(own: Coming, { classes = [], ...other }: Coming): string {
  const until = fillIn(words.today.until, { until: formatDate(lastDayOf(other)) });
  const when = own.date === other.date ? until : formatWhen(other, words.calendar.span);
  return fillIn(words.today.dated, { when, what: joinGroups(classes) });
}

/** `Winter vacation (Classes I to IV)`, but `Progress (PTM), Classes I to IV`, without a second pair of brackets. */
export function nameFor(title: string, classes: readonly string[] | undefined): string {
  if (!classes) return title;
  const names = joinGroups(classes);
  return title.endsWith(')')
    ? `${title}, ${names}`
    : fillIn(words.today.forClasses, { what: title, classes: names });
}

/** True for an overlapping vacation of other classes with the same title: the text for `own` includes it. */
function isSameForOthers(own: Coming & { expires: string }, other: Coming & { expires: string }): boolean {
  const isForSome = own.classes !== undefined && other.classes !== undefined;
  return isForSome && own.title === other.title && other.date <= own.expires && other.expires >= own.expires;
}
