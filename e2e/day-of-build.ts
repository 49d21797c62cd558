import type { Page } from '@playwright/test';
import { siteDate } from '@/lib/text/dates';

/** The day for which out/ was built, `YYYY-MM-DD`. */
export const BUILT = siteDate(new Date());

/** Sets the page's clock to noon on a day, so that dated content does not depend on the real date. Timers still run. */
export function standOn(day: string, page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.parse(`${day}T12:00:00+05:30`));
}
