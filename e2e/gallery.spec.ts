import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { content, words } from './built-content';
import { holdScript, waitForIsland } from './islands';
import { routesWith } from './site-routes';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './watched-page';

const TOTAL = content.gallery.pictures.length;
/** The number of the photo to click, counted from 1. If possible, it is neither the first nor the last. */
const CLICKED = Math.min(4, TOTAL);

const viewerOf = (page: Page) => page.getByRole('dialog', { name: words.gallery.viewer });
const place = (number: number): string => fillIn(words.gallery.position, { number, total: TOTAL });

for (const route of routesWith(/data-island="PhotoViewer"/)) {
  test(`on ${route} every photo has a thumbnail of 100 by 100, and every row is full, however wide the window is`, async ({
    page,
  }) => {
    await page.goto(route);
    const thumbnails = page.locator('.thumbnails img');
    await expect(thumbnails).toHaveCount(TOTAL);
    for (const width of [320, 340, 360, 412, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await thumbnails.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height, box.left >= 0]),
      );
      expect(boxes, `at ${width} px`).toEqual(boxes.map(() => [100, 100, true]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const edges = await page
        .locator('.gallery-photos')
        .evaluateAll((lists) =>
          lists.map((list) => [list, list.lastElementChild].map((one) => one?.getBoundingClientRect().right)),
        );
      for (const [list, last] of edges) expect(last, `at ${width} px`).toBeCloseTo(list ?? 0, 0);
    }
  });

  test(`on ${route} the viewer opens at the photo that was clicked, wraps around at both ends and returns the focus`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.waitForLoadState('load');
    const thumbnail = page.locator('.thumbnails a').nth(CLICKED - 1);
    const viewer = viewerOf(page);
    await waitForIsland(page.locator('[data-island=PhotoViewer]'));
    await thumbnail.click();
    await expect(viewer).toContainText(place(CLICKED));
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(place((CLICKED % TOTAL) + 1));
    for (let step = 0; step <= CLICKED % TOTAL; step += 1)
      await viewer.getByRole('button', { name: words.gallery.previous }).click();
    await expect(viewer).toContainText(place(TOTAL));
    await viewer.getByRole('button', { name: words.gallery.next }).click();
    await expect(viewer).toContainText(place(1));
    await expectAccessible(page, 'open viewer');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(thumbnail).toBeFocused();
  });

  test(`on ${route} screen readers and the keyboard find one link for each photo, named after its visible text`, async ({
    page,
  }) => {
    await page.goto(route);
    const links = page.getByRole('main').getByRole('link').and(page.locator('[data-photo]'));
    await expect(links).toHaveCount(TOTAL);
    await expect(page.locator('[data-photo]:not([tabindex="-1"])')).toHaveCount(TOTAL);
    for (const link of await links.all()) {
      const name = await link.getAttribute('aria-label');
      for (const line of (await link.innerText()).split('\n').filter(Boolean)) expect(name).toContain(line);
    }
  });

  if (TOTAL > 2) {
    for (const [width, height] of [
      [360, 740],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      test(`on ${route} the viewer’s layout does not shift while photos load, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(route);
        await waitForIsland(page.locator('[data-island=PhotoViewer]'));
        // From now on, no photo loads.
        await page.route(/\.(avif|webp|jpe?g|png)$/, () => undefined);
        await page.locator('a[data-photo]').first().click();
        const viewer = viewerOf(page);
        const next = viewer.getByRole('button', { name: words.gallery.next });
        // Wait for the opening animation before reading positions.
        await viewer.evaluate((opened) =>
          Promise.all(opened.getAnimations({ subtree: true }).map((animation) => animation.finished)),
        );
        const [spot, photo, bar] = await Promise.all(
          [next, viewer.locator('img'), viewer.locator('.viewer-bar')].map((part) => part.boundingBox()),
        );
        expect(photo?.width).toBeGreaterThan(200);
        expect(photo?.height).toBeGreaterThan(100);
        expect(photo?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        const { x = 0, y = 0 } = spot ?? {};
        await page.mouse.click(x + 20, y + 20);
        await page.mouse.click(x + 20, y + 20);
        await expect(viewer).toContainText(place(3));
        expect(await next.boundingBox()).toEqual(spot);
      });
    }
  }

  test(`on ${route} the keyboard opens the viewer, and the focus stays in it`, async ({ page }) => {
    await page.goto(route);
    await page.locator('a[data-photo]').first().focus();
    await page.keyboard.press('Enter');
    const viewer = viewerOf(page);
    await expect(viewer).toContainText(place(1));
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(inside).toBe(true);
    }
    await expect(page.locator('html'), 'the page behind stands still').toHaveCSS('overflow-y', 'hidden');
    await viewer.getByRole('button', { name: words.gallery.close }).click();
    await expect(viewer).toBeHidden();
  });

  test(`on ${route} a photo pressed before the script has loaded opens afterwards; if two were pressed, the last one opens`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(route);
    const photos = page.locator('a[data-photo]');
    await photos.first().click();
    await photos.last().click();
    const viewer = viewerOf(page);
    await expect(viewer).toBeHidden();
    release();
    await expect(viewer).toBeVisible();
    const address = (await photos.last().getAttribute('href')) ?? '';
    await expect(viewer.locator('img')).toHaveAttribute('src', address);
    await viewer.getByRole('button', { name: words.gallery.close }).click();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(route);
  });

  test(`on ${route} a press with a modifier key (new tab, window or download) is left to the browser`, async ({
    page,
  }) => {
    await holdScript(page);
    await page.goto(route);
    await page.evaluate(() => {
      document.title = '';
      addEventListener('click', (event) => {
        document.title += '.';
        event.preventDefault();
      });
    });
    const photo = page.locator('a[data-photo]').first();
    for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) await photo.click({ modifiers: [key] });
    await photo.click();
    await expect(page, 'all but the last').toHaveTitle('....');
  });

  for (const when of ['before', 'after'] as const)
    test(`on ${route} if the script is late, a press ${when} the deadline follows the link`, async ({
      page,
      expectMessage,
    }) => {
      // Chromium logs that a picture opened as a page of its own does not support view transitions.
      expectMessage(/ViewTransition/);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await holdScript(page);
      await page.goto(route);
      const photos = page.locator('a[data-photo]');
      const photo = photos.last();
      const address = (await photo.getAttribute('href')) ?? '';
      await photos.first().press('Shift');
      if (when === 'before') for (const each of [photos.first(), photo]) await each.click();
      await page.clock.runFor(5900);
      await expect(page).toHaveURL(route);
      await page.clock.runFor(200);
      if (when === 'after') await photo.click();
      await expect(page).toHaveURL(address);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${route} a thumbnail is a link to the large photo`, async ({ page, request }) => {
      await page.goto(route);
      const href = await page.locator('a[data-photo]').last().getAttribute('href');
      const response = await request.get(href ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    });
  });
}
