import type { Page } from '@playwright/test';
import { content, words } from './built-content';
import { BANNER_SLIDES } from './carousels';
import { areAlive, holdScript } from './islands';
import { forgetShifts, noteShifts, readShifts } from './layout-shifts';
import { ISLAND, routesWith } from './site-routes';
import { expect, test } from './watched-page';

const PAGES = routesWith(ISLAND);
const GALLERIES = routesWith(/data-island="PhotoViewer"/);
/** Pages with at least two islands. */
const SEVERAL = routesWith(/data-island=.*data-island=/s);
const { newsAndEvents } = content.home;

/** The markup of each island, without attributes that change when the inline script pauses CSS animations. */
const islands = (page: Page) =>
  page
    .locator('[data-island]')
    .evaluateAll((all) => all.map((each) => each.outerHTML.replace(/ (data-early=""|style="--at: 0;")/, '')));

/** Delays Preact's effects until `release()`, so that a test sees what hydration alone changes. */
async function holdEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holding = true;
    const frame = window.requestAnimationFrame.bind(window);
    const timer = window.setTimeout.bind(window);
    window.requestAnimationFrame = (run) => (holding ? held.push(() => run(0)) : frame(run));
    window.setTimeout = ((run: () => void, wait?: number) =>
      // Do not hold back timeouts with no delay, because islands hydrate in such timeouts.
      holding && wait ? held.push(run) : timer(run, wait)) as typeof window.setTimeout;
    Object.assign(window, {
      release: () => {
        holding = false;
        held.splice(0).forEach((run) => run());
      },
    });
  });
}

const hydrated = (page: Page) => areAlive(page.locator('[data-island]'));

for (const route of PAGES) {
  test(`${route}: hydration changes nothing in the markup, and nothing shifts`, async ({ page, context }) => {
    await holdEffects(page);
    await noteShifts(page);
    // Makes the window as tall as the page, so that every island is near it.
    await page.setViewportSize({ width: 412, height: 12_000 });
    await page.goto(route);
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await hydrated(page)).every(Boolean)).toBe(true);
    const after = await islands(page);

    const untouched = await context.newPage();
    await holdScript(untouched);
    await untouched.goto(route);
    await untouched.keyboard.press('Shift');
    expect(after.length).toBeGreaterThan(0);
    expect(after).toEqual(await islands(untouched));

    await forgetShifts(page);
    await page.evaluate(() => (window as unknown as { release: () => void }).release());
    await page.waitForTimeout(1000);
    expect(await readShifts(page)).toEqual([]);
  });
}

test('an island far below the window does not hydrate until it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect.poll(async () => (await hydrated(page))[0]).toBe(true);
  const far = page.locator('[data-island]').last();
  const { y = 0 } = (await far.boundingBox()) ?? {};
  expect((await hydrated(page)).at(-1)).toBe(y < 800 * 2);
  await far.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await hydrated(page)).at(-1)).toBe(true);
});

for (const route of SEVERAL) {
  test(`${route}: a broken island logs to the console, and the others work`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/JSON/);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('[data-island]')?.setAttribute('data-props', '{');
      });
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.setViewportSize({ width: 412, height: 12_000 });
    await page.goto(route);
    await logged;
    await expect.poll(async () => (await hydrated(page)).slice(1).every(Boolean)).toBe(true);
    expect((await hydrated(page))[0]).toBe(false);
  });
}

test.describe('when the script never arrives', () => {
  test.beforeEach(async ({ page, expectMessage }) => {
    expectMessage(/_islands|ERR_FAILED|dynamically imported module/);
    await page.route('**/_islands/**', (route) => route.abort());
  });

  if (content.events.length) {
    test('tabs link to their panels', async ({ page }) => {
      await page.goto('/');
      await page.locator('.tab-list').getByRole('link', { name: newsAndEvents.events, exact: true }).click();
      await expect(page.locator('#events')).toBeVisible();
      await expect(page).toHaveURL(/#events$/);
    });
  }

  if (BANNER_SLIDES > 1) {
    test('CSS moves the banner until a visitor interacts with it; after that, it can be scrolled by hand', async ({
      page,
    }) => {
      await page.goto('/');
      await page.keyboard.press('Shift');
      const buttons = page.locator('.carousel-controls button');
      await expect(buttons).toHaveAccessibleName(new RegExp(`^${words.carousel.pause}`));
      const banner = page.locator('.banner .carousel');
      await expect(banner).toHaveAttribute('data-early', '');
      await banner.hover();
      await expect(banner).not.toHaveAttribute('data-early', '');
      const viewport = banner.locator('.carousel-viewport');
      await viewport.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
      expect(await viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    });
  }

  for (const route of GALLERIES) {
    test(`a thumbnail of ${route} links to the large photo`, async ({ page, expectMessage }) => {
      // Chromium logs that a picture opened as a page of its own does not support view transitions.
      expectMessage(/ViewTransition/);
      await page.goto(route);
      const thumbnail = page.locator('a[data-photo]').last();
      const address = await thumbnail.getAttribute('href');
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('dynamically imported'),
      );
      await thumbnail.click();
      expect((await logged).type()).toBe('error');
      await expect(page).toHaveURL(address ?? '');
      expect(address).toMatch(/^\/assets\/pictures\/.*\.(jpg|png)$/);
    });
  }
});
