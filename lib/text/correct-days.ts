import { isCalendarDate } from './dates';
import { monthOf } from './month-names';

/** Longer texts are not split: no list or moment is that long, and splitting them could take minutes. */
export const MAX_SIGNS = 200;

const BETWEEN = String.raw`(?:\s*[-/.,]\s*|\s+)`;
const DAY = String.raw`(?<day>\d{1,2})`;
const WORD = String.raw`[\p{L}\p{M}]+`;
const DAYS = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  new RegExp(String.raw`^(?<year>\d{4})${BETWEEN}(?<month>\d+|${WORD})${BETWEEN}${DAY}$`, 'u'),
  new RegExp(
    String.raw`^${DAY}(?:st|nd|rd|th)?${BETWEEN}(?<month>\d+|${WORD})${BETWEEN}(?<year>\d{4})$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<month>${WORD})${BETWEEN}${DAY}(?:st|nd|rd|th)?${BETWEEN}(?<year>\d{4})$`, 'iu'),
  // A two-digit year comes last, after a month in words or a first number that is too large for a month.
  new RegExp(String.raw`^${DAY}${BETWEEN}(?<month>${WORD})${BETWEEN}['’]?(?<short>\d{2})$`, 'u'),
  /^(?<day>1[3-9]|2\d|3[01])(?<sign>[/.])(?<month>\d{1,2})\k<sign>(?<short>\d{2})$/,
];

/** Matches the weekday in `Tue, 14 April 2026` and `14 April 2026 (Tuesday)`. */
const WEEKDAY = /[\s,(]{0,3}\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\b[.,)\s]{0,3}/i;

/** `12-04-2025`, `12/4/2025`, `12th April 2025`, `20250412` → `2025-04-12`. Undefined if ambiguous or not a day. */
export function correctDate(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(WEEKDAY, '')
    .replace(/^(\d{1,2})\s?(?:st|nd|rd|th)?(?:\s+of\b)?\s*(?!(?:st|nd|rd|th)\b)(?=\p{L})/iu, '$1 ');
  const written = DAYS.map((pattern) => pattern.exec(plain)?.groups).find(Boolean);
  const { short, year = `20${short}`, month = '', day = '' } = written ?? {};
  const number = /^\d+$/.test(month) ? month : String(1 + monthOf(month));
  // A number too large for a month must be the day. But 13 may be a typo for 12.
  const [first, last] = Number(number) > 13 ? [day, number] : [number, day];
  const date = `${year}-${first.padStart(2, '0')}-${last.padStart(2, '0')}`;
  const [, weekday = ''] = WEEKDAY.exec(typed) ?? [];
  const own = isCalendarDate(date) ? new Date(date).toUTCString().toLowerCase() : '';
  return own && own.startsWith(weekday.toLowerCase()) ? date : undefined;
}

/** The dates (`MM-DD`) that a text such as `10-Apr`, `15/04`, `10/04` or `by 10 April 2026` may mean. */
export function daysOfYear(typed: string): string[] {
  const plain = typed.trim().replaceAll(/^(?:by|on|till|up ?to)\s+|[\s.,;]+$/gi, '');
  const [, ...parts] = /^(\d\d?)\s?[-/. ]\s?(\d\d?)$/.exec(plain) ?? [];
  const [first, last] = parts.map((part) => part.padStart(2, '0'));
  const named = (correctDate(plain) ?? correctDate(`${plain}-2001`))?.slice('2001-'.length);
  const days = first ? [`${last}-${first}`, `${first}-${last}`] : [named ?? ''];
  return [...new Set(days)].filter((day) => isCalendarDate(`2001-${day}`));
}

/** Matches India's UTC offset at the end of a moment. BEFORE_HOUR matches the separators between a day and its hour. */
const ZONE = /(?:(?:gmt|utc)?\s*\+0?5[:.]?\d\d|\s*(?:\+0?5[:.]?30\s*)?IST)$/i;
const BEFORE_HOUR = /\s*T\s*|[\s,]+(?:at\s+)?/gi;

/** `25-11-2026 6 pm` → `2026-11-25T18:00+05:30`; undefined if it is not certain. */
export function correctMoment(typed: string): string | undefined {
  const plain = typed.trim().replace(ZONE, '').slice(0, MAX_SIGNS);
  const [moment] = Array.from(plain.matchAll(BEFORE_HOUR), ({ index, 0: sign }) => {
    const date = correctDate(plain.slice(0, index));
    const time = correctTime(plain.slice(index + sign.length));
    return date && time && `${date}T${time}+05:30`;
  }).filter(Boolean);
  return moment;
}

/** Groups: hour, minutes, suffix. A hyphen before 01 to 23 does not match: `10-12` may be a range of hours. */
const CLOCK =
  /^(\d{1,2})(?:(?:[:.;,]|-(?=00|2[4-9]|[3-5]))(\d{2}))?(?::\d{2})?\s*([ap]\.?\s?m\.?|h|hrs\.?|hours|noon)?[.,;]?$/i;

/** Matches hour and minutes without a separator: `1405 hrs`, `830 am`. */
const TOGETHER = /^(\d\d?)(\d\d)(?=\s*(?:hrs|hours|[ap]\.?m))/i;

/** `2.05 pm`, `14.05`, `7 am`, `noon` → `14:05`; undefined if it is not certain. */
export function correctTime(typed: string): string | undefined {
  const plain = typed
    .trim()
    .replace(/^noon$/i, '12 noon')
    .replace(TOGETHER, '$1:$2');
  const [, hour, minute, mark] = CLOCK.exec(plain) ?? [];
  return toTime(hour, minute, mark);
}

/** Adds 12 hours to a time in the morning that is not after `begins`; undefined if an event is unlikely to end then. */
export function toAfternoon(time: string, begins: string): string | undefined {
  const later = `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
  const isDay = begins >= '12:00' || later < '19:00';
  return time <= begins && time < '12:00' && later > begins && isDay ? later : undefined;
}

/** @param mark am, pm, or a word for the 24-hour clock */
function toTime(typed: string | undefined, minute: string | undefined, mark: string | undefined) {
  // "7" may be a plain number, or a time in the morning or in the evening.
  if (typed === undefined || (minute === undefined && mark === undefined) || Number(minute ?? 0) > 59)
    return undefined;
  const half = /^[ap]/i.exec(mark ?? '')?.[0].toLowerCase();
  const hour = Number(typed);
  const isNoon = /noon/i.test(mark ?? '');
  if (isNoon ? hour !== 12 : half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  // Without a suffix, these hours may be in the morning or in the afternoon.
  if (!mark && hour > 0 && hour < 7) return undefined;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}
