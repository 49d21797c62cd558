import { DAYS_AHEAD } from '@/lib/calendar/months-of';
import { formatSpan } from '@/lib/calendar/format-span';
import type { Content } from '@/lib/content/content';
import { lastDayOf, type CalendarDay } from '@/lib/content/schemas/calendar';
import { addDays } from '@/lib/dates/calendar-date';
import { fillIn } from '@/lib/text/fill-in';
import { shorten } from '@/lib/text/shorten';
import { shownInTurn, type DatedText } from './shown-in-turn';

type Words = Content['words'];
type Coming = Pick<CalendarDay, 'date' | 'until' | 'title' | 'classes'> & { expires?: string };

/** An event may be described in 300 letters; the strip has a line or two. */
const TITLE = 90;

/** Holidays and vacations from `built` on, the next first, with the day on which each is over. */
export function comingHolidays(
  { calendar, words }: Pick<Content, 'calendar' | 'words'>,
  built: string,
): DatedText[] {
  return toTexts((calendar?.days ?? []).filter(isHoliday), built, words);
}

/** What else the calendar has, and the events, from `built` on, the next first. */
export function comingEvents(
  { calendar, events, words }: Pick<Content, 'calendar' | 'events' | 'words'>,
  built: string,
): DatedText[] {
  const ofCalendar = (calendar?.days ?? []).filter((day) => !isHoliday(day));
  const announced = events.map(({ message, date, expires }) => ({
    date,
    expires,
    title: shorten(message, TITLE),
  }));
  return toTexts([...ofCalendar, ...announced], built, words);
}

/** Whether there is no school. */
export function isHoliday({ kind }: Pick<CalendarDay, 'kind'>): boolean {
  return kind === 'holiday' || kind === 'vacation';
}

/** As many as are needed until DAYS_AHEAD have passed, and the one after them. */
function toTexts(days: readonly Coming[], built: string, { calendar, today }: Words): DatedText[] {
  const coming = days
    .map((day) => ({ ...day, expires: earlier(day.expires, lastDayOf(day)) }))
    .filter(({ expires }) => expires >= built)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const end = addDays(built, DAYS_AHEAD);
  const after = coming.findIndex(({ date }) => date > end);
  return shownInTurn(after < 0 ? coming : coming.slice(0, after + 1)).map(
    ({ expires, title, classes, ...span }) => {
      const what = classes ? fillIn(today.forClasses, { what: title, classes: classes.join(', ') }) : title;
      return { expires, text: fillIn(today.dated, { when: formatSpan(span, calendar.span), what }) };
    },
  );
}

function earlier(a: string | undefined, b: string): string {
  return a !== undefined && a < b ? a : b;
}
