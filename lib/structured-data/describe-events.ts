import type { Content } from '@/lib/content/content';
import { lastDayOf, type CalendarDay } from '@/lib/content/schemas/calendar';
import { describeAddress } from './postal-address';

/** What families come for; search engines should not offer a holiday as an event. */
const EVENTS: readonly CalendarDay['kind'][] = ['meeting', 'examination', 'other'];

/** schema.org Event for each meeting, examination and other day of the calendar that is not over on `day`. */
export function describeCalendar({ calendar, school }: Content, day: string): object[] {
  const coming = (calendar?.days ?? []).filter(
    (each) => EVENTS.includes(each.kind) && lastDayOf(each) >= day,
  );
  return coming.map((each) => toEvent(school, each.title, each.date, lastDayOf(each)));
}

/** schema.org Event for each event that is still to come. */
export function describeEvents({ events, school }: Content): object[] {
  return events
    .filter(({ past }) => !past)
    .map(({ message, date, place }) => toEvent(school, message, date, date, place));
}

function toEvent(
  school: Content['school'],
  name: string,
  startDate: string,
  endDate: string,
  place?: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate,
    endDate,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place ? `${school.name}, ${place}` : school.name,
      address: describeAddress(school),
    },
    organizer: { '@type': 'School', name: school.name, url: school.siteAddress },
  };
}
