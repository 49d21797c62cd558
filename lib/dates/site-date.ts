import { isCalendarDate } from './calendar-date';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Indian time has no summer time: UTC+05:30 all year. */
const INDIAN_OFFSET = 19_800_000;

/**
 * The day the site is built for, `YYYY-MM-DD` in Indian time: SITE_DATE when it is set, else the day of `now`.
 * @throws Error when SITE_DATE is not a calendar day
 */
export function siteDate(now: Date, env: Record<string, string | undefined> = process.env): string {
  const set = env.SITE_DATE;
  if (!set) return indianDay.format(now);
  if (!isCalendarDate(set))
    throw new Error(`SITE_DATE is "${set}". Write a day as year-month-day, for example 2025-04-30.`);
  return set;
}

/** The moment the site is built for: `now`, or the beginning of the day that SITE_DATE names. */
export function siteMoment(now: Date, env: Record<string, string | undefined> = process.env): Date {
  return env.SITE_DATE ? startOfDay(siteDate(now, env)) : now;
}

/** The day and the moment the site is built for. */
export function siteTime(now = new Date()): { day: string; now: Date } {
  return { day: siteDate(now), now: siteMoment(now) };
}

/** Midnight in India. @param day `YYYY-MM-DD` */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** `2026-11-25T12:30:00Z` → `2026-11-25T18:00`: the minute that a clock in India shows. */
export function indianMinute(moment: Date): string {
  return new Date(moment.getTime() + INDIAN_OFFSET).toISOString().slice(0, 16);
}
