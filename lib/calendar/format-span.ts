import type { CalendarDay } from '@/lib/content/schemas/calendar';
import { formatWeekday } from '@/lib/dates/format-date';
import { fillIn } from '@/lib/text/fill-in';

/** `Saturday, 15 August`, or `Monday, 18 May to Tuesday, 30 June`. @param span `{from} to {to}` */
export function formatSpan({ date, until }: Pick<CalendarDay, 'date' | 'until'>, span: string): string {
  if (until === undefined || until === date) return formatWeekday(date);
  return fillIn(span, { from: formatWeekday(date), to: formatWeekday(until) });
}
