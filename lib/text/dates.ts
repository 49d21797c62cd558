import { isEnglish, localeOf, spoken } from './language';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written `YYYY-MM-DD` (ISO 8601). 2025-02-29 does not exist. */
export function isCalendarDate(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The number of days from `from` to `to`, both `YYYY-MM-DD`. Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The last day on which any item is shown. Undefined if there is no item, or if one never expires. */
export function lastExpiry(items: readonly { expires?: string }[]): string | undefined {
  const days = items.map(({ expires }) => expires).filter((day) => day !== undefined);
  return days.length === items.length ? days.toSorted().at(-1) : undefined;
}

/** The calendar day `count` days after `day`. @param day `YYYY-MM-DD` */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** `count` consecutive days, beginning with `day`. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

/** The number of a day in a year without 29 February: `01-01` → 1, `12-31` → 365. @param day `MM-DD` */
export const dayNumber = (day: string) => (Date.parse(`2001-${day}`) - Date.parse('2000-12-31')) / 86_400_000;

/** The year in which a session begins: `2025-26` → 2025. */
export const firstYear = (session: string): number => Number(session.slice(0, 4));

/** The session of a day. CBSE sessions begin on 1 April: `2026-03-31` → `2025-26`. @param day `YYYY-MM-DD` */
export function sessionOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The first and the last day of a session: `2025-26` → 1 April 2025 to 31 March 2026. */
export function daysOfSession(session: string): { first: string; last: string } {
  const year = firstYear(session);
  return { first: `${year}-04-01`, last: `${year + 1}-03-31` };
}

const indianDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The offset in milliseconds: India is at UTC+05:30 all year. */
const INDIAN_OFFSET = 19_800_000;

/** The build's day in India, `YYYY-MM-DD`: SITE_DATE or the day of `now`. @throws Error if SITE_DATE is not a day */
export function siteDate(now: Date, env: Record<string, string | undefined> = process.env): string {
  const set = env.SITE_DATE;
  if (!set) return indianDay.format(now);
  if (!isCalendarDate(set))
    throw new Error(`SITE_DATE is "${set}". Write a day as year-month-day, for example 2025-04-30.`);
  return set;
}

/** The day and the moment for which the site is built: now, or the beginning of the day in SITE_DATE. */
export function siteTime(now = new Date(), env: Record<string, string | undefined> = process.env) {
  const day = siteDate(now, env);
  return { day, now: env.SITE_DATE ? startOfDay(day) : now };
}

/** The moment of midnight in India at which a day begins. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The minute that a clock in India shows: `2026-11-25T12:30:00Z` → `2026-11-25T18:00`. */
export const indianMinute = (moment: Date): string =>
  new Date(moment.getTime() + INDIAN_OFFSET).toISOString().slice(0, 16);

/** A format in Indian English and Indian time, independent of the computer's settings. */
const inIndia = (form: Intl.DateTimeFormatOptions, more?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...form, ...more });

/** Returns a function that gives the names of days or months in the language of the site. */
function inLanguage(form: Intl.DateTimeFormatOptions): (day: string) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (day) => {
    const locale = localeOf(spoken.language);
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...form });
    made.set(locale, format);
    // Use the spelling of the site's texts instead of Unicode's.
    return format.format(startOfDay(day)).replace('अक्तूबर', 'अक्टूबर');
  };
}
/** `2025-04-05` → `April` */
export const nameMonth = /* @__PURE__ */ inLanguage({ month: 'long' });
/** `2025-04-05` → `Saturday` */
export const nameWeekday = /* @__PURE__ */ inLanguage({ weekday: 'long' });
/** `2025-04-05` → `Sat` */
export const shortWeekday = /* @__PURE__ */ inLanguage({ weekday: 'short' });

// Avoid `dateStyle`, which the oldest supported browsers lack.
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const clock = /* @__PURE__ */ inIndia(TIME);
// Avoid spread syntax: a bundler would keep it even in scripts that never format a time.
const full = /* @__PURE__ */ inIndia(DAY, TIME);

export const MONTHS: readonly string[] =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `2025-04-05` → `5 April 2025`. @param date a calendar day, `YYYY-MM-DD` */
export const formatDate = (date: string): string => `${formatDayOfYear(date.slice(5))} ${date.slice(0, 4)}`;

/** `04-01` → `1 April`. @param day `MM-DD` */
export const formatDayOfYear = (day: string): string => `${Number(day.slice(3))} ${nameMonth(`2000-${day}`)}`;

/** `04-01` → `Apr`. Other languages get the full name: their abbreviations end with a dot or another sign. */
export function shortMonth(day: string): string {
  const month = nameMonth(`2000-${day}`);
  return isEnglish(spoken.language) ? month.slice(0, 3) : month;
}

/** `2025-04-05` → `5 Apr`, with a no-break space. @param day `YYYY-MM-DD` */
export const shortDay = (day: string) => `${Number(day.slice(8))}\u00A0${shortMonth(day.slice(5))}`;

/** `2025-04-05` → `Saturday, 5 April 2025`. @param date `YYYY-MM-DD` */
export const formatWeekday = (date: string): string => `${nameWeekday(date)}, ${formatDate(date)}`;

/** `2025-04` → `April 2025`. */
export const formatMonth = (month: string): string => `${nameMonth(`${month}-01`)} ${month.slice(0, 4)}`;

/** `2025-04-05` → `05-APR-2025`: NewsDate (specification, section 3). Other languages get the full date. */
export function formatNewsDate(date: string): string {
  if (!isEnglish(spoken.language)) return formatDate(date);
  const [year, month, day] = date.split('-');
  return `${day}-${MONTHS[Number(month) - 1]?.slice(0, 3).toUpperCase()}-${year}`;
}

/** A time in India: `2.05 pm`. */
export const formatTime = (moment: Date): string => clock.format(moment).replace(':', '.');

/** A date and time in India: `21 November 2026 at 2.05 pm`. */
export const formatDateTime = (moment: Date): string => full.format(moment).replace(':', '.');

/** Matches days and moments as in files: `2025-04-12`, `2026-11-25T18:00+05:30`, but not within a longer word. */
const WRITTEN = /(^|[^\w-])(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d)(?:\+05:30)?)?(?![\w-])/g;

/** `not before 2025-04-12` → `not before 12 April 2025`, for people who do not work with the files. */
export const sayDays = (text: string): string =>
  text.replace(WRITTEN, (written: string, before: string, day: string, time?: string) => {
    if (!isCalendarDate(day)) return written;
    return before + (time === undefined ? formatDate(day) : formatDateTime(new Date(`${day}T${time}+05:30`)));
  });

/** `14:05` → `2.05 pm`, with a no-break space. @param time `HH:MM` */
export function formatClock(time: string): string {
  const hours = Number(time.slice(0, 2));
  const { clock: words } = spoken;
  const [name] = PARTS_OF_DAY.find(([, end]) => hours < end) ?? ['night' as const];
  // Avoid `fillIn`, whose import would change the scripts of the staff area.
  const values = { hour: String(hours % 12 || 12), minutes: time.slice(3), part: words[name] };
  return words.time.replaceAll(/\{(\w+)\}/g, (_, place: keyof typeof values) => values[place]);
}

/** Parts of the day, each with the hour at which it ends. */
const PARTS_OF_DAY = [
  ['beforeDawn', 4],
  ['morning', 12],
  ['afternoon', 16],
  ['evening', 20],
] as const;
