import { isCalendarDate } from './calendar-date';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

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
