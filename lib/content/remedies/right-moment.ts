import { rightDate } from './right-date';

const PARTS =
  /^(.*?\d)(?:\s*T\s*|,?\s+(?:at\s+)?)(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?\s*(\+05:?30|IST)?$/i;

/** A minute as it is written in India, as `2026-11-25T18:00+05:30`: `25-11-2026 6 pm`. Undefined where it is not certain. */
export function rightMoment(typed: string): string | undefined {
  const [, day = '', hour = '', minute, half] = PARTS.exec(typed.trim()) ?? [];
  const date = rightDate(day);
  // "2026-11-25 6" may be six in the morning or in the evening.
  if (!date || (minute === undefined && half === undefined)) return undefined;
  const hours = toHours(Number(hour), half?.charAt(0).toLowerCase());
  if (hours === undefined || Number(minute ?? 0) > 59) return undefined;
  return `${date}T${String(hours).padStart(2, '0')}:${minute ?? '00'}+05:30`;
}

/** The hour on the 24-hour clock; undefined where there is no such hour. @param half `a` or `p` of am and pm */
export function toHours(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
