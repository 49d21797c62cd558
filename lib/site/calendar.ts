import { joinGroups } from '@/lib/content/kinds/classes';
import { type Calendar, type CalendarDay, lastDayOf } from '@/lib/content/kinds/calendar';
import {
  addDays,
  daysBetween,
  daysOfSession,
  formatClock,
  formatMonth,
  formatWeekday,
  startOfDay,
} from '@/lib/text/dates';
import { firstSentence } from '@/lib/text/first-sentence';
import { fillIn } from '@/lib/text/text';
import ical, {
  escape,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { keyOf } from './cached';
import { linesOfStages, seasonOn } from './hours';

/** `Monday, 7 to Saturday, 12 December 2026`: month and year are said once where both days share them. @param span `{from} to {to}` */
function formatSpan({ date, until }: Pick<CalendarDay, 'date' | 'until'>, span: string): string {
  if (until === undefined || until === date) return formatWeekday(date);
  const [year, month] = [date.slice(0, 4), date.slice(0, 7)];
  const ofYear = until.startsWith(year) ? ` ${year}` : '';
  const shared = until.startsWith(month) ? ` ${formatMonth(month)}` : ofYear;
  return fillIn(span, { from: formatWeekday(date).replace(shared, ''), to: formatWeekday(until) });
}

type Event = Content['events'][number];

/** `9.00 am to 12.30 pm`, or `9.00 am` where no end is given; undefined for an event without a time. */
export function formatHours({ begins, ends }: Pick<Event, 'begins' | 'ends'>, span: string) {
  if (begins === undefined) return undefined;
  return ends === undefined
    ? formatClock(begins)
    : fillIn(span, { from: formatClock(begins), to: formatClock(ends) });
}

/** `Saturday, 15 August 2026, 9.00 am to 12.30 pm`: the days, and the hours where there are any. */
export function formatWhen(
  day: Pick<CalendarDay, 'date' | 'until'> & Pick<Event, 'begins' | 'ends'>,
  span: string,
  spanOfHours = span,
): string {
  return [formatSpan(day, span), formatHours(day, spanOfHours)].filter(Boolean).join(', ');
}

/** For how many days after it was built a page still knows which day it is; publishing again begins anew. */
export const DAYS_AHEAD = 60;

/** A day of the calendar, or an event. */
export type ShownDay = Omit<CalendarDay, 'kind'> & { kind: CalendarDay['kind'] | 'event' };

export type MonthEntry = { day: ShownDay } | { today: string };

export interface Month {
  /** `YYYY-MM` */
  month: string;
  entries: MonthEntry[];
}

/**
 * The calendar month by month. Among the entries stands a mark for the day of the build and for each of the days after
 * it; only the first is shown, and the script removes those that have passed. @param days by their first days
 */
export function monthsOf(days: readonly ShownDay[], built: string): Month[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  const marks = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(built, index));
  // A mark in a month where nothing begins stands in the next one, or that of a later day would pass for today.
  const monthOf = (mark: string) => months.find((each) => each >= mark.slice(0, 7));
  const entries = [
    // First, so that a mark precedes what happens on its day.
    ...marks.map((at) => ({ at, month: monthOf(at), entry: { today: at } })),
    ...days.map((day) => ({ at: day.date, month: day.date.slice(0, 7), entry: { day } })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return months.map((month) => ({
    month,
    entries: entries.filter((each) => each.month === month).map(({ entry }) => entry),
  }));
}

/** The months that are over, to be folded, and those that are not. None is folded where all are over: the page would be empty. */
export function foldPast(months: readonly Month[], built: string): { past: Month[]; present: Month[] } {
  const first = months.findIndex(
    ({ month, entries }) =>
      month >= built.slice(0, 7) || entries.some((entry) => 'day' in entry && lastDayOf(entry.day) >= built),
  );
  return { past: months.slice(0, Math.max(first, 0)), present: months.slice(Math.max(first, 0)) };
}

/** For how many days an event that is over stays in the file. */
const KEPT = 31;

/** The events of the calendar's session that are not long over: what was a session ago fills a phone for nothing. */
export function eventsOfFile({ calendar, events }: Pick<Content, 'calendar' | 'events'>, built: string) {
  const first = calendar ? daysOfSession(calendar.session).first : '';
  return events.filter((event) => lastDayOf(event) >= first && lastDayOf(event) >= addDays(built, -KEPT));
}

/**
 * The days of the calendar, with the events of its session among them. An event replaces the day of the kind `other` that
 * announces it, and keeps that day's short title and classes; an event without such a day shows its first sentence.
 */
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

/** Subscribed calendars look for changes once a day. */
const REFRESH_S = 24 * 60 * 60;

/**
 * The days of the calendar and the events for calendar programs (RFC 5545): all-day events, which block no time of the
 * day, and at their hours what has hours. The same day with the same title has the same UID in every build.
 * @param built the day of the build, `YYYY-MM-DD`
 * @param about the file's own name and address, where it is that of one class, and the days on which its fees are due
 * @returns undefined when the school has no calendar
 */
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
  // The library escapes what an event says, and not this.
  const name = escape(title, false);
  const file = ical({
    name,
    prodId: { company: name, product: 'calendar', language: 'EN' },
    ttl: REFRESH_S,
    url: `${school.siteAddress}${route}`,
  });
  const own = withoutAnnounced(calendar.days, events);
  const add = (entry: Entry, summary: string, more?: Partial<ICalEventData>): void => {
    file.createEvent({
      id: uidOf(entry, school),
      ...timesOf(entry),
      stamp: startOfDay(built),
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...more,
    });
  };
  for (const day of new Map(own.map((each) => [uidOf(each, school), each])).values())
    add(day, [day.title, ...(day.classes ? [`(${joinGroups(day.classes)})`] : [])].join(' '), {
      // On other school days the hours are the usual ones; of a working Saturday families ask.
      description:
        timings && day.kind === 'workingSaturday'
          ? linesOfStages(seasonOn(timings, day.date)).replaceAll('\t', ' ')
          : undefined,
      categories: [{ name: words.calendar[day.kind] }],
    });
  // Named by its route and not by the text: that says another thing once the session of the fees is over.
  for (const { date, text } of due) add({ date, kind: 'fee', title: route }, text);
  for (const event of eventsOfFile({ calendar, events }, built))
    add({ ...event, kind: 'event', title: event.message }, event.message, {
      location: event.place ?? null,
      categories: [{ name: words.feed.event }],
    });
  // Each line ends so, the last too; the library only divides them.
  return `${file.toString()}\r\n`;
}

/** What the file has: a day of the calendar, an event, or the day of a fee. */
type Entry = Pick<CalendarDay, 'date' | 'until' | 'begins' | 'ends' | 'title' | 'classes'> & { kind: string };

/** The whole of its days, or its hours on each of them. */
function timesOf(entry: Entry) {
  const { date, begins, ends = begins } = entry;
  const last = lastDayOf(entry);
  // The end is the first day that is no longer part of it.
  if (begins === undefined || ends === undefined)
    return { allDay: true, start: midnight(date), end: midnight(addDays(last, 1)) };
  return {
    start: minuteOf(date, begins),
    end: minuteOf(date, ends),
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(date, last) + 1 },
  };
}

/** Made of what tells an entry from the others of its day. */
function uidOf({ date, kind, title, classes }: Entry, { siteAddress }: Content['school']): string {
  const hash = keyOf(JSON.stringify([kind, title, classes]));
  return `${date}-${hash.slice(0, 12)}@${new URL(siteAddress).hostname}`;
}

/** A minute of a day in India. */
const minuteOf = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

/** An all-day event has a date and no time zone; the library reads the date in UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
