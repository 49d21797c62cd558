import type { Season, Timings } from '@/lib/content/schemas/timings';
import { hoursOfSchool } from '@/lib/timings/school-hours';

/** schema.org OpeningHoursSpecification of the school, a season each, as they follow each other from `day`'s on. */
export function describeHours({ days, seasons }: Timings, day: string): object[] {
  return seasons.map((season) => {
    const { begins, ends } = hoursOfSchool(season);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((name) => `https://schema.org/${name}`),
      opens: begins,
      closes: ends,
      ...nextSpan(season, day),
    };
  });
}

/** The days of the season that `day` is in, or its next ones. */
function nextSpan({ begins, ends }: Season, day: string): { validFrom: string; validThrough: string } {
  const year = Number(day.slice(0, 4));
  const spans = [year - 1, year, year + 1].map((first) => ({
    validFrom: `${first}-${begins}`,
    validThrough: `${begins <= ends ? first : first + 1}-${ends}`,
  }));
  const next = spans.find(({ validThrough }) => validThrough >= day);
  if (!next) throw new Error(`no season from ${begins} to ${ends} ends after ${day}`);
  return next;
}
