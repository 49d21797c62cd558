import { joinGroups } from '@/lib/content/kinds/classes';
import type { Calendar, CalendarDay } from '@/lib/content/kinds/calendar';
import { lastDayOf } from '@/lib/content/kinds/dated';
import {
  addDays,
  daysBetween,
  daysFrom,
  daysOfSession,
  formatClock,
  formatDate,
  formatMonth,
  formatWeekday,
  shortDay,
  shortWeekday,
  startOfDay,
} from '@/lib/text/dates';
import { firstSentence } from '@/lib/text/first-sentence';
import { spoken } from '@/lib/text/language';
import { fillIn } from '@/lib/text/text';
import ical, {
  escape,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Content } from '@/lib/content/content';
import { addressOf } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { keyOf } from './cached';
import { linesOfStages, seasonOn, toClock } from './hours';

/** `Monday, 7 December 2026`, or `7 to 12 December 2026`: a shared month only once. @param span `{from} to {to}` */
function formatSpan({ date, until }: Pick<CalendarDay, 'date' | 'until'>, span: string): string {
  if (until === undefined || until === date) return formatWeekday(date);
  const [year, month] = [date.slice(0, 4), date.slice(0, 7)];
  const ofYear = until.startsWith(year) ? ` ${year}` : '';
  const shared = until.startsWith(month) ? ` ${formatMonth(month)}` : ofYear;
  return fillIn(span, { from: formatDate(date).replace(shared, ''), to: formatDate(until) });
}

type Event = Content['events'][number];

/** `9.00 am to 12.30 pm`, or `9.00 am` if no end is given. Undefined for an event without a time. */
export function formatHours({ begins, ends }: Pick<Event, 'begins' | 'ends'>, span: string) {
  if (begins === undefined || ends === undefined) return begins && formatClock(begins);
  return fillIn(span, toClock({ begins, ends }));
}

/** `Saturday, 15 August 2026, 9.00 am to 12.30 pm`. */
export const formatWhen = (
  day: Pick<CalendarDay, 'date' | 'until'> & Pick<Event, 'begins' | 'ends'>,
  span: string,
  spanOfHours = span,
): string => [formatSpan(day, span), formatHours(day, spanOfHours)].filter(Boolean).join(', ');

/** `Tue 24`, `Mon 7 to Sat 12`, `Fri 25 to Sun 3 Jan`: for a list below the name of the month in which they begin. */
export function formatInMonth({ date, until = date }: Pick<CalendarDay, 'date' | 'until'>, span: string) {
  const [from = '', to = ''] = [date, until].map((day) => {
    const number = day.startsWith(date.slice(0, 7)) ? Number(day.slice(8)) : shortDay(day);
    return `${shortWeekday(day)}\u00A0${number}`;
  });
  return from === to ? to : fillIn(span, { from, to });
}

/** How many days after its build a page can still mark the current day. */
export const DAYS_AHEAD = 60;

export type ShownDay = Omit<CalendarDay, 'kind'> & { kind: CalendarDay['kind'] | 'event' };

export type MonthEntry = { day: ShownDay } | { today: string };

export interface Month {
  /** `YYYY-MM` */
  month: string;
  entries: MonthEntry[];
}

/** The calendar by month, with marks for the day of the build and all later days. The script removes past ones. */
export function monthsOf(days: readonly ShownDay[], built: string): Month[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  // Put the marks of a month without entries into the next month, so that no later mark looks like today's.
  const monthOf = (mark: string) => months.find((each) => each >= mark.slice(0, 7));
  const entries = [
    // Marks come first, so that the stable sort puts a mark before the entries of its day.
    ...daysFrom(built, DAYS_AHEAD + 1).map((at) => ({ at, month: monthOf(at), entry: { today: at } })),
    ...days.map((day) => ({ at: day.date, month: day.date.slice(0, 7), entry: { day } })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return months.map((month) => ({
    month,
    entries: entries.filter((each) => each.month === month).map(({ entry }) => entry),
  }));
}

/** Separates past months, which the page collapses. If all are past, collapses none: the page would look empty. */
export function foldPast(months: readonly Month[], built: string): { past: Month[]; present: Month[] } {
  const first = months.findIndex(
    ({ month, entries }) =>
      month >= built.slice(0, 7) || entries.some((entry) => 'day' in entry && lastDayOf(entry.day) >= built),
  );
  return { past: months.slice(0, Math.max(first, 0)), present: months.slice(Math.max(first, 0)) };
}

const KEPT_DAYS = 31;

/** The events since the calendar's session began, except those that ended more than a month ago. */
export function eventsOfFile({ calendar, events }: Pick<Content, 'calendar' | 'events'>, built: string) {
  const first = calendar ? daysOfSession(calendar.session).first : '';
  return events.filter(
    (event) => lastDayOf(event) >= first && lastDayOf(event) >= addDays(built, -KEPT_DAYS),
  );
}

/** Days and events of the session. An event replaces the `other` day that announces it, but keeps that day's title. */
export function daysWithEvents({ session, days }: Calendar, events: readonly Event[]): ShownDay[] {
  const { first, last } = daysOfSession(session);
  const own = events
    .filter(({ date }) => date >= first && date <= last)
    .map(({ date, until, begins, ends, message }): ShownDay => {
      const announced = days.find((day) => day.kind === 'other' && day.date === date);
      const title = announced?.title ?? firstSentence(message);
      return { date, until, begins, ends, kind: 'event', title, classes: announced?.classes };
    });
  return [...withoutAnnounced(days, events), ...own].toSorted((a, b) => a.date.localeCompare(b.date));
}

const withoutAnnounced = (days: readonly CalendarDay[], events: readonly Event[]): CalendarDay[] =>
  days.filter(({ kind, date }) => kind !== 'other' || !events.some((event) => event.date === date));

const REFRESH_S = 24 * 60 * 60;

/** The calendar and the events as iCalendar (RFC 5545), with equal UIDs in every build. @param about one class */
export function calendarFile(
  content: Pick<Content, 'calendar' | 'events' | 'school'> & Partial<Pick<Content, 'timings'>>,
  built: string,
  about: { title: string; route: string; due?: readonly { date: string; text: string }[] } = {
    title: content.school.name,
    route: '/calendar.ics',
  },
): string | undefined {
  const { calendar, events, timings, school } = content;
  const { title, route, due = [] } = about;
  if (!calendar) return undefined;
  // The library escapes the events' texts, but not the calendar's name.
  const name = escape(title, false);
  const file = ical({
    name,
    prodId: { company: name, product: 'calendar', language: spoken.language.toUpperCase() },
    ttl: REFRESH_S,
    url: addressOf(school, route),
  });
  const own = withoutAnnounced(calendar.days, events);
  const common = { stamp: startOfDay(built), transparency: ICalEventTransparency.TRANSPARENT };
  const add = (entry: Entry, summary: string, more?: Partial<ICalEventData>) =>
    file.createEvent({ id: uidOf(entry, school), ...timesOf(entry), ...common, summary, ...more });
  for (const day of new Map(own.map((each) => [uidOf(each, school), each])).values())
    add(day, [day.title, ...(day.classes ? [`(${joinGroups(day.classes)})`] : [])].join(' '), {
      // Families need the hours of a working Saturday. Other school days have the usual hours.
      description:
        timings && day.kind === 'workingSaturday'
          ? linesOfStages(seasonOn(timings, day.date)).replaceAll('\t', ' ')
          : day.of && joinGroups(day.of),
      categories: [{ name: words.calendar[day.kind] }],
    });
  // The UID is made from the route, because the text changes when the session of the fees ends.
  for (const { date, text } of due) add({ date, kind: 'fee', title: route }, text);
  for (const event of eventsOfFile({ calendar, events }, built))
    add({ ...event, kind: 'event', title: event.message }, event.message, {
      location: event.place ?? null,
      categories: [{ name: words.feed.event }],
    });
  // The library omits the line break after the last line.
  return `${file.toString()}\r\n`;
}

type Entry = Omit<CalendarDay, 'kind'> & { kind: string };

function timesOf(entry: Entry) {
  const { date, begins, ends = begins } = entry;
  const last = lastDayOf(entry);
  // In RFC 5545, the end is exclusive: add a day.
  if (begins === undefined || ends === undefined)
    return { allDay: true, start: midnight(date), end: midnight(addDays(last, 1)) };
  const count = daysBetween(date, last) + 1;
  return {
    start: minuteOf(date, begins),
    end: minuteOf(date, ends),
    repeating: count > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count } : null,
  };
}

/** An entry's UID is the same in every language and file: a phone with two of the calendars shows it only once. */
function uidOf({ date, kind, title, original, of, classes = of }: Entry, school: Content['school']): string {
  const hash = keyOf(JSON.stringify([kind, original ?? title, classes]));
  return `${date}-${hash.slice(0, 12)}@${new URL(school.siteAddress).hostname}`;
}

const minuteOf = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

/** The start of an all-day event: the library reads the date of such events in UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
