import { describeCalendar, describeEvents } from './describe-events';
import type { Content } from '@/lib/content/content';
import type { Block } from '@/lib/content/schemas/page';
import { describeHours } from './describe-hours';

/** schema.org data of what a page shows above its text. @param day `YYYY-MM-DD`, for which the site is built */
export function describeBlocks(shows: readonly Block[], content: Content, day: string): object[] {
  return [
    ...(shows.includes('timings') ? describeTimings(content, day) : []),
    ...(shows.includes('calendar') ? describeCalendar(content, day) : []),
    ...(shows.includes('events') ? describeEvents(content) : []),
  ];
}

function describeTimings({ school, timings }: Content, day: string): object[] {
  if (!timings) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'School',
      name: school.name,
      url: school.siteAddress,
      openingHoursSpecification: describeHours(timings, day),
    },
  ];
}
