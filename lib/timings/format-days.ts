import { WEEKDAYS, type Weekday } from '@/lib/content/schemas/timings';
import { fillIn } from '@/lib/text/fill-in';

/** `Monday to Friday` for days that follow each other, else `Monday, Thursday`. @param span `{from} to {to}` */
export function formatDays(days: readonly Weekday[], span: string): string {
  const places = [...new Set(days)].map((day) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const names = places.map((place) => WEEKDAYS[place]);
  const follow = places.length > 2 && last - first === places.length - 1;
  if (!follow) return names.join(', ');
  return fillIn(span, { from: WEEKDAYS[first] ?? '', to: WEEKDAYS[last] ?? '' });
}
