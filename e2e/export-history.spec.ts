import { test as base } from '@playwright/test';
import { words } from './built-content';
import { BANNER_SLIDES } from './carousels';
import { plainRoute } from './site-routes';

/** Enables the back/forward cache, which Playwright disables. Only the full browser has it, not the headless shell. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env.PLAYWRIGHT_CHROMIUM || undefined;
      await use({
        ...launchOptions,
        executablePath,
        channel: executablePath ? undefined : 'chromium',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});
const { expect } = test;

const LAST = BANNER_SLIDES - 1;

if (LAST > 0) {
  test('a page from the back/forward cache keeps its scroll position and works', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset.restored = String(event.persisted);
      });
    });
    await page.goto('/');
    const banner = page.getByRole('group', { name: words.home.banner, exact: true });
    const dots = banner.getByRole('group', { name: words.carousel.choose }).getByRole('button');
    await banner.getByRole('button', { name: words.carousel.pause }).click();
    await dots.nth(LAST).click();
    await expect(dots.nth(LAST)).toHaveAttribute('aria-current', 'true');
    await page.goto(plainRoute());
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(dots.nth(LAST)).toHaveAttribute('aria-current', 'true');
    await banner.getByRole('button', { name: words.carousel.next }).click();
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  });
}
