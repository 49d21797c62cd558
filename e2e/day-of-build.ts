import type { Page } from '@playwright/test';
import { siteDate } from '@/lib/text/dates';

/** The day that the site in out/ was built for, `YYYY-MM-DD`. */
export const BUILT = siteDate(new Date());

/** Sets the page's clock to noon of a day; its timers run. So dated content does not depend on when the tests run. */
export function standOn(day: string, page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.parse(`${day}T12:00:00+05:30`));
}
