import type { Page } from '@playwright/test';
import { expect, test } from './watched-page';

/**
 * Simulates browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) by removing attributes
 * and styles that use popovers.
 */
test.use({ bypassCSP: true });

async function openAsOldBrowser(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(/ popover(target(action)?)?="[^"]*"/gi, '')
      .replaceAll('selector(:popover-open)', 'selector(:unknown-in-this-browser)');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/');
}

for (const width of [360, 1280]) {
  test(`the menu is a plain list after the content, with a link to it, at ${width} px`, async ({ page }) => {
    await openAsOldBrowser(page, width);
    const main = await page.locator('main').boundingBox();
    const menu = await page.locator('#site-menu').boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
    await expect(page.locator('.menu-toggle')).toBeHidden();
    await page.locator('.menu-anchor').click();
    await expect(page.locator('#site-menu a').first()).toBeInViewport();
    for (const button of await page.locator('#site-menu button:not([type=submit])').all())
      await expect(button).toBeHidden();
    for (const summary of await page.locator('#site-menu summary').all()) await summary.click();
    for (const list of await page.locator('.submenu').all()) await expect(list).toBeVisible();
  });
}
