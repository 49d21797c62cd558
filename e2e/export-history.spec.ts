import { test as base } from '@playwright/test';

/** Playwright switches the back/forward cache off; these tests are about it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});
const { expect } = test;

test('a page that comes back from the back/forward cache works on, where it was', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset.restored = String(event.persisted);
    });
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Pictures of school life', exact: true });
  const dots = banner.getByRole('group', { name: 'Choose one to show' }).getByRole('button');
  await banner.getByRole('button', { name: 'Stop moving' }).click();
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.goto('/transport');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await banner.getByRole('button', { name: 'Next' }).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
});
