import { toHours } from './right-moment';

const PARTS = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]\.?\s?m\.?|h|hrs|hours)?$/i;

/** A time as it is written in India, as `14:05`: `2.05 pm`, `14.05`, `7 am`. Undefined where it is not certain. */
export function rightTime(typed: string): string | undefined {
  const [, hour = '', minute, mark] = PARTS.exec(typed.trim()) ?? [];
  // "7" may be an hour or a number of the period.
  if (!hour || (minute === undefined && mark === undefined)) return undefined;
  const half = mark?.charAt(0).toLowerCase();
  const hours = toHours(Number(hour), half === 'h' ? undefined : half);
  if (hours === undefined || Number(minute ?? 0) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}
