import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { findDisclosurePage } from '@/lib/content/kinds/pages';
import { content, words } from './built-content';
import { readKindsOfRoutes, readPage, readSiteRoutes, routesWith } from './site-routes';
import { expect, fileTest, test } from './watched-page';

/** The last day of the announcement that expires first; undefined if none expires. */
const LAST_DAY = content.announcements.flatMap(({ expires }) => expires ?? []).toSorted()[0];

const isSometimesEmpty = (route: string): boolean => readPage(route).includes('class="when-empty"');

async function openAt(page: Page, route: string, now: number): Promise<number> {
  await page.clock.setFixedTime(now);
  await page.goto(route);
  return page.locator(`main li[data-expires="${LAST_DAY}"]`).count();
}

/** One page is enough, because all have the same script, as a test below expects. */
const [EXPIRING] = LAST_DAY ? routesWith(new RegExp(`<li data-expires="${LAST_DAY}"`)) : [];
for (const route of EXPIRING ? [EXPIRING] : []) {
  test(`on ${route} an item that expires on ${LAST_DAY} disappears after that day, even if the site was built long before`, async ({
    page,
  }) => {
    const lastMinute = Date.parse(`${LAST_DAY}T23:59:00+05:30`);
    expect(await openAt(page, route, lastMinute)).toBeGreaterThan(0);
    const staying = await page.locator('main li:not([data-expires])').count();
    expect(await openAt(page, route, lastMinute + 60_000)).toBe(0);
    expect(await page.locator('main li:not([data-expires])').count()).toBe(staying);
  });
}

test('a list in which all items have expired says that it is empty', async ({ page }) => {
  // The rows of a class card fill a phone's screen, so the message must come before them.
  await page.setViewportSize({ width: 360, height: 740 });
  const topOf = (part: string): Promise<number[]> =>
    page
      .locator(`.class-card > ${part}`)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  for (const route of readKindsOfRoutes().filter((each) => each !== '/' && isSometimesEmpty(each))) {
    await page.goto(route);
    const notes = page.locator('main .when-empty');
    for (const note of await notes.all()) await expect(note, route).toBeHidden();
    await page
      .locator('main li:has(time), main li.card, main .live, main template')
      .evaluateAll((items) => items.forEach((item) => item.remove()));
    for (const note of await notes.all()) await expect(note, route).toBeVisible();
    const [[asked = -1] = [], [rows = 0] = []] = await Promise.all(['.when-empty', '.today'].map(topOf));
    expect(asked, route).toBeLessThan(rows);
  }
});

const place = (number: number, total: number): string => fillIn(words.carousel.position, { number, total });

if (content.testimonials.length > 2) {
  test('a carousel counts only the slides that have not expired', async ({ page }) => {
    // A phone shows one slide at a time, so the carousel still moves with one slide fewer.
    await page.setViewportSize({ width: 412, height: 900 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('#testimonials .carousel-track')?.firstElementChild?.remove();
      });
    });
    await page.goto('/');
    const carousel = page.locator('#testimonials .carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-ready', '');
    const slides = carousel.locator('.carousel-track > *');
    const left = await slides.count();
    await expect(carousel.locator('.dot')).toHaveCount(left);
    await expect(slides.first()).toHaveAttribute('aria-label', place(1, left));
    await expect(slides.last()).toHaveAttribute('aria-label', place(left, left));
  });
}

fileTest('a page has the script that removes expired items if, and only if, something on it expires', () => {
  for (const route of readSiteRoutes()) {
    const html = readPage(route);
    expect(html.includes('<script data-keep'), route).toBe(html.includes(' data-expires="'));
  }
});

const WHOLE = findDisclosurePage(content.pages);
if (WHOLE) {
  test('every page links to the disclosure, whose parts are in order', async ({ page }) => {
    for (const route of readSiteRoutes()) expect(readPage(route), route).toContain(`href="${WHOLE}"`);
    await page.goto(WHOLE);
    const shown = content.pages.find(({ route }) => route === WHOLE)?.shows ?? [];
    const parts = (['A', 'B', 'C', 'D', 'E'] as const)
      .filter((part) => shown.includes(`disclosure${part}`))
      .map((part) => fillIn(words.disclosure.part, { part, title: content.disclosure?.[part].title ?? '' }));
    await expect(page.locator('h2[id^="part-"]')).toHaveText(parts);
  });

  test('no table of the disclosure is wider than the paper', async ({ page }) => {
    // A4 paper without its margins, at 96 px per inch.
    await page.setViewportSize({ width: 673, height: 986 });
    await page.goto(WHOLE);
    await page.emulateMedia({ media: 'print' });
    const clipped = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length);
    expect(clipped).toBe(0);
  });
}
