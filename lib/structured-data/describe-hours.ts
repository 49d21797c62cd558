import type { Timings } from '@/lib/content/schemas/timings';
import { nextSpan } from '@/lib/timings/next-span';
import { hoursOfSchool } from '@/lib/timings/school-hours';

/** schema.org OpeningHoursSpecification of the school, a season each, as they follow each other from `day`'s on. */
export function describeHours({ days, seasons }: Timings, day: string): object[] {
  return seasons.map((season) => {
    const { begins, ends } = hoursOfSchool(season);
    const { first, last } = nextSpan(season, day);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((name) => `https://schema.org/${name}`),
      opens: begins,
      closes: ends,
      validFrom: first,
      validThrough: last,
    };
  });
}
