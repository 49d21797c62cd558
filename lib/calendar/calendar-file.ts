import { createHash } from 'node:crypto';
import ical, { escape, ICalEventTransparency } from 'ical-generator';
import type { Content } from '@/lib/content/content';
import { lastDayOf, type CalendarDay } from '@/lib/content/schemas/calendar';
import { addDays } from '@/lib/dates/calendar-date';
import { startOfDay } from '@/lib/dates/site-date';

/** Subscribed calendars look for changes once a day. */
const REFRESH_S = 24 * 60 * 60;

/**
 * The days of the calendar for calendar programs (RFC 5545): all-day events, which block no time of the day. The same
 * day with the same title has the same UID in every build.
 * @param built the day of the build, `YYYY-MM-DD`
 * @returns undefined when the school has no calendar
 */
export function calendarFile(
  { calendar, school, words }: Pick<Content, 'calendar' | 'school' | 'words'>,
  built: string,
): string | undefined {
  if (!calendar) return undefined;
  // The library escapes what an event says, and not this.
  const name = escape(school.name, false);
  const file = ical({
    name,
    prodId: { company: name, product: 'calendar', language: 'EN' },
    ttl: REFRESH_S,
    url: `${school.siteAddress}/calendar.ics`,
  });
  const days = new Map(calendar.days.map((day) => [uidOf(day, school), day]));
  for (const [id, day] of days) {
    file.createEvent({
      id,
      allDay: true,
      start: midnight(day.date),
      // The first day that is no longer part of it.
      end: midnight(addDays(lastDayOf(day), 1)),
      stamp: startOfDay(built),
      summary: [day.title, ...(day.classes ? [`(${day.classes.join(', ')})`] : [])].join(' '),
      categories: [{ name: words.calendar[day.kind] }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Each line ends so, the last too; the library only divides them.
  return `${file.toString()}\r\n`;
}

function uidOf({ date, kind, title, classes }: CalendarDay, { siteAddress }: Content['school']): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, title, classes]));
  return `${date}-${hash.digest('hex').slice(0, 12)}@${new URL(siteAddress).hostname}`;
}

/** An all-day event has a date and no time zone; the library reads the date in UTC. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
