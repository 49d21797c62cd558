import { isCalendarDate } from '@/lib/dates/calendar-date';

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
