import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Starts recording every layout shift on the page. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Clears the record when the fonts have loaded, because these may shift a heading slightly. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // Browsers report shifts late. Do not wait with the page's own timers: the test may have stopped the page's clock.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.shifts.length = 0;
  });
}

export const readShifts = (page: Page): Promise<number[]> => page.evaluate(() => window.shifts);
