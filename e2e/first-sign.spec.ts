import type { Page } from '@playwright/test';
import { MOVING } from './carousels';
import { ISLAND, plainRoute, routesWith } from './site-routes';
import { expect, test } from './watched-page';

/** On a phone, deferred styles and islands wait for the first interaction (components/inline/public-page.ts). */
test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

const ISLANDS = routesWith(ISLAND);
const SIGNS: [string, (page: Page) => Promise<unknown>][] = [
  ['press', (page) => page.locator('h1').tap()],
  ['key', (page) => page.keyboard.press('Shift')],
  ['focus', (page) => page.locator('footer a').first().focus()],
  ['click without a pointer', (page) => page.locator('h1').dispatchEvent('click')],
  ['scroll', (page) => page.evaluate(() => scrollTo(0, 9))],
];

/** Opens a page, and records the scripts that it fetches. */
async function open(page: Page, route: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  await page.goto(route, { waitUntil: 'networkidle' });
  return fetched;
}

/** The link to the deferred style sheet. */
const sheet = (page: Page) => page.locator('body > link[rel=stylesheet]');

// All pages have the same script, so test each interaction on one page with islands, and only the first on others.
for (const [at, [name, give]] of SIGNS.entries())
  for (const route of at === 0 ? [plainRoute(), ...ISLANDS] : ISLANDS.slice(0, 1))
    test(`${route}: the first ${name} applies the deferred styles and fetches the islands`, async ({
      page,
    }) => {
      const fetched = await open(page, route);
      await expect(sheet(page)).toHaveAttribute('media', 'print,(hover:hover)');
      expect(fetched).toEqual([]);
      await give(page);
      await expect(sheet(page)).toHaveAttribute('media', 'all');
      await page.waitForLoadState('networkidle');
      const one = [expect.stringMatching(/\/_islands\/\w+\.js$/)];
      await expect.poll(() => fetched).toEqual(ISLANDS.includes(route) ? one : []);
    });

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });
  test('the styles in the deferred file apply before any interaction, and still apply after one', async ({
    page,
  }) => {
    await open(page, plainRoute());
    await page.keyboard.press('Shift');
    await expect(sheet(page)).toHaveAttribute('media', 'print,(hover:hover)');
  });
});

for (const route of ISLANDS.slice(0, 1))
  test(`${route}: a page opened at a fragment further down fetches the islands`, async ({ page }) => {
    // Hide these events, because the browser can scroll before the page listens to them.
    await page.addInitScript(() => {
      for (const sign of ['scroll', 'focusin'])
        addEventListener(sign, (event) => event.stopImmediatePropagation(), true);
    });
    const fetched = await open(page, `${route}#contact`);
    await expect.poll(() => fetched).toHaveLength(1);
  });

if (MOVING.length) {
  test('scrolling slides by hand does not count as an interaction', async ({ page }) => {
    const fetched = await open(page, '/');
    await page
      .locator('.carousel-viewport')
      .first()
      .evaluate(async (viewport) => {
        const scrolled = new Promise((resolve) =>
          viewport.addEventListener('scroll', resolve, { once: true }),
        );
        viewport.scrollLeft = 50;
        await scrolled;
      });
    expect(fetched).toEqual([]);
  });

  test('a carousel that CSS does not move fetches its script when it comes into view', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 12_000 });
    const fetched = await open(page, '/');
    await expect.poll(() => fetched).toHaveLength(1);
  });

  test('if the browser lacks the media query "scripting", every carousel fetches its script when it comes into view', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.replace('scripting', 'unknown'));
    });
    const fetched = await open(page, '/');
    await expect.poll(() => fetched).toHaveLength(1);
  });
}
