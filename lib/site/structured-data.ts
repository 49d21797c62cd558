import type { Content } from '@/lib/content/content';
import type { Timings } from '@/lib/content/kinds/timings';
import { hoursOf, nextSpan, stagesOf } from './hours';
import { placesOf, type School } from '@/lib/content/kinds/school';
import type { Step } from './pages';
import { daysWithEvents, type ShownDay } from './calendar';
import { lastDayOf } from '@/lib/content/kinds/dated';
import type { Block } from '@/lib/content/blocks';
import { addressOf } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';

const CONTEXT = { '@context': 'https://schema.org' };

function describeAddress({ address }: School): object {
  const { street: streetAddress, state: addressRegion, pin: postalCode } = address;
  const places = { streetAddress, addressLocality: placesOf(address).join(', '), addressRegion, postalCode };
  return { '@type': 'PostalAddress', ...places, addressCountry: 'IN' };
}

/** schema.org OpeningHoursSpecification for one stage: each season with its current or next dates. */
export function describeHours(
  { days, seasons }: Pick<Timings, 'days' | 'seasons'>,
  stage: string,
  day: string,
): object[] {
  return seasons.flatMap((season) => {
    const hours = hoursOf(season, stage);
    if (!hours) return [];
    const { first, last } = nextSpan(season, day);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((name) => `https://schema.org/${name}`),
      opens: hours.begins,
      closes: hours.ends,
      validFrom: first,
      validThrough: last,
    };
  });
}

/** schema.org School, with only facts that the page shows; also WebSite, on pages not in the first language. */
export function describeSchool(school: School & { language?: string }): object[] {
  const { name, original: alternateName, language: inLanguage } = school;
  const own = {
    ...CONTEXT,
    '@type': 'School',
    name: school.name,
    description: school.description,
    url: addressOf(school),
    logo: addressOf(school, '/icons/icon-512.png'),
    email: school.email,
    telephone: school.phones[0],
    address: describeAddress(school),
    identifier: [
      { propertyID: `${school.board} affiliation number`, value: school.affiliationNumber },
      { propertyID: 'School code', value: school.code },
    ].flatMap((each) => (each.value === undefined ? [] : { '@type': 'PropertyValue', ...each })),
    sameAs: school.social.map(({ address }) => address),
  };
  if (inLanguage === undefined) return [own];
  return [own, { ...CONTEXT, '@type': 'WebSite', name, alternateName, url: addressOf(school), inLanguage }];
}

/** schema.org BreadcrumbList. @param steps the pages below the home page, ending with the page itself */
export const describeBreadcrumb = (school: School, steps: readonly Step[]): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: words.page.home, route: '/' }, ...steps].map(({ title, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: addressOf(school, route),
  })),
});

/** Kinds of days that are events for families. Search engines should not show a holiday as an event. */
const EVENTS: readonly ShownDay['kind'][] = ['meeting', 'examination', 'other', 'event'];

function spanOf(each: Pick<ShownDay, 'date' | 'until' | 'begins' | 'ends'>) {
  const { date, begins, ends = begins } = each;
  const at = (day: string, time?: string) => (time === undefined ? day : `${day}T${time}:00+05:30`);
  return { startDate: at(date, begins), endDate: at(lastDayOf(each), ends) };
}

function toEvent(school: School, event: object, place?: string): object {
  const name = place ? `${school.name}, ${place}` : school.name;
  return {
    ...CONTEXT,
    '@type': 'Event',
    ...event,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name, address: describeAddress(school) },
    organizer: { '@type': 'School', name: school.name, url: addressOf(school) },
  };
}

/** schema.org data for what a page's blocks show. @param day the day of the build, `YYYY-MM-DD` */
export function describeBlocks(shows: readonly Block[], content: Content, day: string): object[] {
  const { calendar, events, school, timings } = content;
  const hours = timings && {
    ...CONTEXT,
    '@type': 'School',
    name: school.name,
    url: addressOf(school),
    // One department for each stage, because stages differ in hours. An Organization itself has no hours.
    department: stagesOf(timings).map((stage) => ({
      '@type': 'School',
      name: sayClass(stage),
      openingHoursSpecification: describeHours(timings, stage, day),
    })),
  };
  const days = (calendar ? daysWithEvents(calendar, events) : [])
    .filter((each) => EVENTS.includes(each.kind) && lastDayOf(each) >= day)
    .map((each) => toEvent(school, { name: each.title, ...spanOf(each) }));
  const announced = events.flatMap((event) => {
    const { message: name, past, place } = event;
    return past ? [] : [toEvent(school, { name, ...spanOf(event) }, place)];
  });
  return [
    ...(shows.includes('timings') && hours ? [hours] : []),
    ...(shows.includes('calendar') ? days : []),
    ...(shows.includes('events') ? announced : []),
  ];
}
