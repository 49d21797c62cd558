import type { Page } from '@playwright/test';
import { siteDate } from '@/lib/text/dates';

/** The day that the site in out/ was built for, `YYYY-MM-DD`. */
export const BUILT = siteDate(new Date());

/** The page's clock shows noon of a day; its timers run. What the site shows of dated content no longer depends on when the tests run. */
export function standOn(day: string, page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.parse(`${day}T12:00:00+05:30`));
}
