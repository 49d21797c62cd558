import type { Page } from '@playwright/test';
import { expect, test } from './watched-page';

/** The expiring announcements of the sample school end on 31 March 2027; the site was built before. */
const LAST_MINUTE = new Date('2027-03-31T23:59:00+05:30');
const NEXT_DAY = new Date('2027-04-01T00:00:00+05:30');

async function openAt(page: Page, route: string, now: Date): Promise<number> {
  await page.clock.setFixedTime(now);
  await page.goto(route);
  return page.locator('main [data-expires="2027-03-31"]').count();
}

for (const route of ['/', '/announcements']) {
  test(`on ${route} an announcement goes away after its last day, though the site was built long before`, async ({
    page,
  }) => {
    expect(await openAt(page, route, LAST_MINUTE)).toBeGreaterThan(0);
    const staying = await page.locator('main li:not([data-expires])').count();
    expect(await openAt(page, route, NEXT_DAY)).toBe(0);
    expect(await page.locator('main li:not([data-expires])').count()).toBe(staying);
  });
}

test('a list whose every item is over says that there is nothing', async ({ page }) => {
  await page.goto('/announcements');
  const note = page.locator('main .when-empty');
  await expect(note).toBeHidden();
  await page.locator('main li:has(time)').evaluateAll((items) => items.forEach((item) => item.remove()));
  await expect(note).toBeVisible();
});

test('a page on which nothing expires has no script for it', async ({ page }) => {
  await page.goto('/transport');
  await expect(page.locator('script[data-keep]')).toHaveCount(0);
});

test('the home page and the parts of the disclosure lead to the whole, which has all five parts in their order', async ({
  page,
}) => {
  for (const route of [
    '/',
    '/information',
    '/documents',
    '/Account/Scholarship',
    '/teaching',
    '/infrastructure',
  ]) {
    await page.goto(route);
    await expect(page.locator('main a[href="/disclosure"]').first(), route).toBeVisible();
  }
  await page.goto('/disclosure');
  const parts = page.getByRole('heading', { level: 2, name: /^Part / });
  await expect(parts).toHaveText([/^Part A/, /^Part B/, /^Part C/, /^Part D/, /^Part E/]);
});

test('no table of the disclosure is wider than the paper', async ({ page }) => {
  // A4 without its margins, at 96 px to the inch.
  await page.setViewportSize({ width: 673, height: 986 });
  await page.goto('/disclosure');
  await page.emulateMedia({ media: 'print' });
  const clipped = await page
    .locator('.table-scroll')
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length);
  expect(clipped).toBe(0);
});
