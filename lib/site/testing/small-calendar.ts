import { type Calendar, type CalendarDay, toCalendar } from '@/lib/content/kinds/calendar';
import type { Season, Timings } from '@/lib/content/kinds/timings';

const season = (
  name: string,
  begins: string,
  ends: string,
  hours: { begins: string; ends: string },
): Season => ({
  name,
  begins,
  ends,
  gateOpens: '07:00',
  gateCloses: '15:00',
  stages: [{ name: 'All', bells: [{ name: 'Lessons', ...hours }] }],
});

export const TIMINGS: Timings = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  seasons: [
    season('Winter', '10-15', '03-31', { begins: '08:20', ends: '14:15' }),
    season('Summer', '04-01', '10-14', { begins: '07:40', ends: '13:35' }),
  ],
  offices: [],
};

export function calendarOf(...days: CalendarDay[]): Calendar {
  const calendar = toCalendar({ session: '2026-27', groups: ['Little', 'Big'], days });
  if (!calendar) throw new Error('a calendar was given');
  return calendar;
}
