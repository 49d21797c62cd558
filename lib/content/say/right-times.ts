import { isCalendarDate } from '@/lib/text/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEPARATOR = String.raw`\s*[-/., ]\s*`;
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(\\w+)${SEPARATOR}(\\d{4})$`, 'i');
const YEAR_FIRST = new RegExp(`^(\\d{4})${SEPARATOR}(\\w+)${SEPARATOR}(\\d{1,2})$`);
const MONTH_FIRST = new RegExp(`^([a-z]+)${SEPARATOR}(\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(\\d{4})$`, 'i');

/**
 * A day as it is written in India, as `YYYY-MM-DD`: `12-04-2025`, `12/4/2025`, `12th April 2025`, `20250412`.
 * Undefined where the day is not certain or does not exist.
 */
export function rightDate(typed: string): string | undefined {
  const text = typed.trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return toDate(compact[1], compact[2], compact[3]);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return toDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return toDate(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst ? toDate(monthFirst[3], monthFirst[1], monthFirst[2]) : undefined;
}

function toDate(year = '', month = '', day = ''): string | undefined {
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.findIndex((name) => isMonth(month, name)) + 1;
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** `Apr`, `Sept` and `April` are months; `Aprilia` is none. */
function isMonth(word: string, name: string): boolean {
  const full = new Date(`2000-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-01T00:00:00Z`)
    .toLocaleString('en', { month: 'long', timeZone: 'UTC' })
    .toLowerCase();
  return word.length >= 3 && full.startsWith(word.toLowerCase());
}

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
function toHours(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const CLOCK_PARTS = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]\.?\s?m\.?|h|hrs|hours)?$/i;

/** A time as it is written in India, as `14:05`: `2.05 pm`, `14.05`, `7 am`. Undefined where it is not certain. */
export function rightTime(typed: string): string | undefined {
  const [, hour = '', minute, mark] = CLOCK_PARTS.exec(typed.trim()) ?? [];
  // "7" may be an hour or a number of the period.
  if (!hour || (minute === undefined && mark === undefined)) return undefined;
  const half = mark?.charAt(0).toLowerCase();
  const hours = toHours(Number(hour), half === 'h' ? undefined : half);
  if (hours === undefined || Number(minute ?? 0) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}
