import type { Page } from '@playwright/test';
import { staff } from './built-content';
import { expectAccessible } from './expect-accessible';
import { test } from './staff-session';
import { expect } from './watched-page';

const { locations, paginator } = staff;
/** The part of a text that precedes the district's name. */
const startOf = (text: string): string => text.split('{')[0]?.trim() ?? '';
const bubble = (page: Page) => page.locator('.tooltip');
const next = (page: Page) => page.getByRole('button', { name: paginator.next });

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: 'Uttar Pradesh', exact: true }).click();
  await expect(next(page)).toBeVisible();
});

test('a tooltip appears on hover, stays while the pointer is on the tooltip itself, and closes with Escape', async ({
  page,
}) => {
  await next(page).hover();
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveText(paginator.next);
  await expectAccessible(page, 'with a tooltip');
  await bubble(page).hover();
  await page.clock.install();
  await page.clock.runFor(5000);
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
});

test('a tooltip appears when the keyboard focuses its button, and disappears when the button is pressed', async ({
  page,
}) => {
  await page.getByLabel(paginator.itemsPerPage).focus();
  // "First page" and "Previous page" are disabled, but can be focused.
  for (const name of [paginator.first, paginator.previous, paginator.next]) {
    await page.keyboard.press('Tab');
    await expect(bubble(page)).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toBeHidden();
});

test('a tooltip stays beside the focused button while the page scrolls, even with the pointer over another button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  const deletions = page.getByRole('button', { name: startOf(locations.deleteOne) });
  // Put the pointer where another button will be once focusing has scrolled the page.
  await deletions.first().hover();
  await page
    .getByRole('button', { name: startOf(locations.editOne) })
    .nth(1)
    .focus();
  await page.keyboard.press('Tab');
  const isBeside = async () => {
    const button = await page.locator(':focus').boundingBox();
    const tip = await bubble(page).boundingBox();
    if (!button || !tip) return false;
    const below = tip.y - (button.y + button.height);
    const above = button.y - (tip.y + tip.height);
    return [below, above].some((gap) => gap >= 0 && gap < button.height / 2);
  };
  await expect.poll(isBeside).toBe(true);
  await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
  await expect(deletions.nth(1)).toBeFocused();
  await expect.poll(isBeside).toBe(true);
  await expect(bubble(page)).toHaveText((await deletions.nth(1).getAttribute('data-tooltip')) ?? '');
});
