import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '@/lib/build/files';
import { scanPage } from '@/lib/build/scan-page';
import { expectAccessible } from './expect-accessible';
import { expectInReach, expectNothingCut } from './expect-in-reach';
import { expectStrictPolicy } from './expect-strict-policy';
import { fillIn } from '@/lib/text/text';
import { content, words } from './built-content';
import { plainRoute, readKindsOfRoutes, readPage, readSiteRoutes } from './site-routes';
import { menuOf } from './menu-lists';
import { waitForIslands } from './islands';
import { expect, fileTest, test } from './watched-page';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };
const NARROWEST = { width: 320, height: 640 };

/** axe checks these pages in full, in all four states. Of others, it checks `main`: wide and light, narrow and dark. */
const WHOLE = ['/', plainRoute()];

/** Words of headings and quotations that are broken, because they do not fit on a line. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, blockquote):visible').evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      return broken;
    }),
  );

for (const route of readKindsOfRoutes()) {
  test(`${route} answers, has one h1, does not link to itself, passes axe (wide and light, narrow and dark), shows small pictures on a phone only as portraits, thumbnails and beside a title, has controls large enough for a thumb, clips no text and does not scroll sideways at any text size and spacing, breaks no word of a heading on a laptop at twice the text size, and prints no controls`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(DESK);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    // Allow a link in the urgent notice, which is on every page, including the page to which it links.
    await expect(page.locator(`main a[href="${route}"]:not([aria-current], .urgent a)`)).toHaveCount(0);
    // Bring the islands near the window, so that they load.
    await page.keyboard.press('End');
    const all = WHOLE.includes(route);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        const isOneOfTwo = (size === DESK) === (colorScheme === 'light');
        if (!all && !isOneOfTwo) continue;
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const again = size === PHONE || colorScheme === 'dark';
        // Header, menu and footer are the same on all pages: check them on two pages only.
        const within = all ? undefined : 'main';
        await expectAccessible(page, `${size.width} px, ${colorScheme}`, { within, again });
      }
    }
    // A page begins with its picture, its facts or its text, directly below the title.
    const shown = page
      .locator('main')
      .locator('article, .page-facts:visible, .page-heading picture:has(img:visible)');
    if (await shown.count()) {
      const [title, answer] = [await page.locator('h1').boundingBox(), await shown.first().boundingBox()];
      const between = (answer?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
      expect(between, 'pixels between the title and what the page says').toBeLessThanOrEqual(60);
    }
    await page.setViewportSize(DESK);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await findBrokenWords(page), 'words broken at 1280 px').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(PHONE);
    // Leave out rows that visitors swipe, in which the next picture is partly visible.
    const narrow = await page
      .locator(
        'main img:visible:not(.portrait, [data-photo] *, .strip *, .carousel-track *, .facts > picture *)',
      )
      .evaluateAll((pictures) =>
        pictures.map((one) => one.getBoundingClientRect().width).filter((width) => width < 280),
      );
    expect(narrow, 'widths of the pictures that a phone shows cut or small').toEqual([]);
    const low = await page
      .locator(
        'main :is(button, select, summary, textarea, input:not([type="radio"], [type="checkbox"])):visible',
      )
      .evaluateAll((controls) =>
        controls
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML.slice(0, 99)),
      );
    expect(low, 'controls that are too low for a thumb').toEqual([]);
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'horizontal scroll at 320 px').toBeLessThanOrEqual(0);
    await expectInReach(page);
  });
}

test('/login clips no text and does not scroll sideways, however large or widely spaced its letters are', async ({
  page,
}) => {
  await page.goto('/login');
  // Wait: changing the page before it hydrates would cause a mismatch.
  await waitForIslands(page.locator('[data-island]'));
  await expectNothingCut(page);
});

fileTest('every page complies with its policy, and has its own title and description', () => {
  const titles = new Map<string, string>();
  for (const route of readSiteRoutes()) {
    expectStrictPolicy(route);
    const html = readPage(route);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect(text, route).not.toBe('');
      expect(titles.get(text), `${text} on ${route}`).toBeUndefined();
      titles.set(text, route);
    }
  }
});

test('an unknown address shows "Page not found" with status 404, the menu, the shortcuts and the site map', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
  await expect(menuOf(page).locator('a')).not.toHaveCount(0);
  const shown = page.getByRole('main').getByRole('list').getByRole('link');
  const { shortcuts } = content.home;
  await expect(shown).toContainText([...shortcuts.map(({ text }) => text), words.page.siteMap]);
  await expect(page.getByRole('img', { name: words.scenes.vacation })).toBeInViewport();
  await shown.filter({ hasText: words.page.siteMap }).click();
  await expect(page).toHaveURL('/site-map');
});

/** The end of a link to a document, such as "(PDF, 84 KB)", in the school's own wording. */
const ENDING = `(${fillIn(words.page.size, { type: 'PDF', size: 'SIZE' })})`;
const PATTERN = new RegExp(
  `${ENDING.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace('SIZE', String.raw`[\d.,]+ [KM]B`)}$`.replaceAll(
    ' ',
    String.raw`\s`,
  ),
);

/** This reads the markup, because a browser hides expired items. */
fileTest(
  'every document of every page opens as a PDF, and its link states the type and size',
  async ({ request }) => {
    const addresses = new Set<string>();
    for (const route of readSiteRoutes())
      for (const { name, parent } of scanPage(readPage(route)).elements) {
        const { href } = parent?.attributes ?? {};
        if (name !== 'svg' || !href?.startsWith('/assets/')) continue;
        expect(parent?.text.trim(), `${href} on ${route}`).toMatch(PATTERN);
        addresses.add(href);
      }
    expect(addresses.size).toBeGreaterThan(0);
    for (const address of addresses) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString(), address).toBe('%PDF-');
    }
  },
);

fileTest(
  'every picture and every PDF of every page is in /assets, and at most one per page is fetched with high priority',
  () => {
    for (const route of readSiteRoutes()) {
      const html = readPage(route);
      expect(html.match(/ fetchpriority="high"/gi)?.length ?? 0, route).toBeLessThanOrEqual(1);
      const addresses = Array.from(
        html.matchAll(/[\s"](\/[^\s"]+\.(?:avif|webp|jpe?g|png|gif|pdf))(?=[\s"])/g),
        ([, address]) => address,
      );
      // Leave out icons and social pictures, which the build makes.
      const others = addresses.filter((address) => !/^\/(?:assets|icons|social)\//.test(address ?? ''));
      expect(others, route).toEqual([]);
    }
  },
);

fileTest('every PDF of the content is linked from a page', () => {
  const pages = readSiteRoutes().map(readPage);
  for (const file of readdirSync(`${SITE_FOLDER}/assets`).filter((name) => name.endsWith('.pdf')))
    expect(
      pages.some((html) => html.includes(`"/assets/${encodeURIComponent(file)}"`)),
      file,
    ).toBe(true);
});
