import type { Page } from '@playwright/test';
import { getContent } from '@/lib/content/get-content';
import { siteDate } from '@/lib/text/dates';

/**
 * The content from which out/ was built, if CONTENT_DIR and SITE_DATE are those of the build. From it, browser tests
 * read every word, count and address that an editor may change.
 */
export const content = await getContent();

export const { staff } = content;
export { words } from '@/lib/content/words/in-use';

/** The day for which out/ was built, `YYYY-MM-DD`. */
export const BUILT = siteDate(new Date());

/** Sets the page's clock to noon on a day, so that dated content does not depend on the real date. Timers still run. */
export function standOn(day: string, page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.parse(`${day}T12:00:00+05:30`));
}
