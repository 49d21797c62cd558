import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number[];
  }
}

/** From now on every layout shift of the page is noted. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Forgets what has shifted until its faces have arrived: a heading may move a hair then, which is no script's doing. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // What they moved is told of later. The page's own timers may be stopped.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.shifts.length = 0;
  });
}

export const readShifts = (page: Page): Promise<number[]> => page.evaluate(() => window.shifts);
