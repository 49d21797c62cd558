import { formatWhen } from './calendar';
import type { Content } from '@/lib/content/content';
import { FREE, isFree, lastDayOf, type CalendarDay } from '@/lib/content/kinds/calendar';
import { addDays } from '@/lib/text/dates';
import { fillIn, shorten } from '@/lib/text/text';
import { joinGroups } from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';

/** A text of the strip and the last day on which it holds, `YYYY-MM-DD`; without one it holds for good. */
export interface DatedText {
  text: string;
  expires?: string;
}

// Why: docs/decisions/dates.md
/** For how many days the strip knows what is on: from November to the end of the session costs 200 bytes as sent. */
export const STRIP_AHEAD = 150;

/** Leaves out what never comes first: it expires with or before something that stands before it. */
export function shownInTurn<T extends { expires?: string }>(items: readonly T[]): T[] {
  let last = '';
  return items.filter(({ expires = '9999-12-31' }) => {
    const comes = expires > last;
    if (comes) last = expires;
    return comes;
  });
}

type CalendarContent = Pick<Content, 'calendar'>;
type Coming = Pick<CalendarDay, 'date' | 'until' | 'begins' | 'ends' | 'title' | 'classes'> & {
  expires?: string;
};

/** An event may be described in 300 letters; the strip has a line or two. */
const TITLE = 90;

/** The days of these kinds from `built` on, the next first, with the day on which each is over. */
export function comingOf(
  kinds: readonly CalendarDay['kind'][],
  { calendar }: CalendarContent,
  built: string,
): DatedText[] {
  const days = (calendar?.days ?? []).filter(({ kind }) => kinds.includes(kind));
  return toTexts(days, built);
}

export function comingHolidays(content: CalendarContent, built: string): DatedText[] {
  return comingOf(FREE, content, built);
}

/** What else the calendar has, and the events, from `built` on, the next first. */
export function comingEvents(
  { calendar, events }: CalendarContent & Pick<Content, 'events'>,
  built: string,
): DatedText[] {
  const ofCalendar = (calendar?.days ?? []).filter((day) => !isFree(day));
  const announced = events.map((event) => ({ ...event, title: shorten(event.message, TITLE) }));
  return toTexts([...ofCalendar, ...announced], built);
}

/** As many as are needed until STRIP_AHEAD have passed, and the one after them. */
function toTexts(days: readonly Coming[], built: string): DatedText[] {
  const coming = days
    .map((day) => {
      const last = lastDayOf(day);
      return { ...day, expires: day.expires !== undefined && day.expires < last ? day.expires : last };
    })
    .filter(({ expires }) => expires >= built)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.expires.localeCompare(b.expires));
  const end = addDays(built, STRIP_AHEAD);
  const after = coming.findIndex(({ date }) => date > end);
  const textOf = ({ title, classes, ...span }: Coming): string => {
    const what = classes
      ? fillIn(words.today.forClasses, { what: title, classes: joinGroups(classes) })
      : title;
    return fillIn(words.today.dated, { when: formatWhen(span, words.calendar.span), what });
  };
  return shownInTurn(after < 0 ? coming : coming.slice(0, after + 1)).map((own) => ({
    expires: own.expires,
    text: coming
      .filter((each) => each === own || isSameForOthers(own, each))
      .map(textOf)
      .join('\n'),
  }));
}

/** The vacation of other classes, which goes on when that of these begins or ends: else their parents would not read it. */
function isSameForOthers(own: Coming & { expires: string }, other: Coming & { expires: string }): boolean {
  const isForSome = own.classes !== undefined && other.classes !== undefined;
  return isForSome && own.title === other.title && other.date <= own.expires && other.expires >= own.expires;
}
