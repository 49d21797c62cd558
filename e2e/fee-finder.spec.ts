import type { Locator } from '@playwright/test';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { findStopsPage } from '@/lib/site/class-card';
import { words } from '@/lib/content/words/in-use';
import { content } from './built-content';
import { isSeen } from './needs-on-screen';
import { expect, test } from './watched-page';

const PAGE = findPageShowing(content.pages, 'feeTables') ?? '';
/** False if the school has no page with fees, or no tuition fees. */
const HAS_CLASSES = PAGE !== '' && content.fees.tuition.length > 0;
const rupees = (text: string): number => Number(text.replaceAll(/\D/g, ''));

if (HAS_CLASSES) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a class shows only its own fees, and they add up', async ({ page }) => {
      await page.goto(PAGE);
      const tables = rupeesIn(await page.locator('table').allInnerTexts());
      const links = await page.locator('.fee-finder .chips a').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const name = (await link.getAttribute('aria-label')) ?? '';
        const before = await groundOf(link);
        // Use the keyboard: after a tap, the page briefly ignores further taps.
        await link.press('Enter');
        expect(await groundOf(link), `${name} is marked`).not.toBe(before);
        const panel = page.locator('.fee-panel:visible');
        await expect(panel.getByRole('heading')).toHaveText(name);
        const [shown, sums] = await panel.evaluate((element) =>
          ['dd', '.fee-sum dd'].map((part) =>
            Array.from(element.querySelectorAll<HTMLElement>(part), ({ innerText }) => innerText),
          ),
        );
        const amounts = (shown ?? []).map(rupees);
        const sum = rupees(sums?.[0] ?? '');
        const upToSum = amounts.slice(0, amounts.indexOf(sum));
        expect(
          upToSum.reduce((a, b) => a + b, 0),
          name,
        ).toBe(sum);
        for (const amount of amounts.filter((each) => each !== sum)) expect(tables, name).toContain(amount);
      }
    });

    test('a second tap at the same place does not choose another class, although the page has moved', async ({
      browser,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        hasTouch: true,
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      await page.goto(PAGE);
      await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '34px'));
      const link = page.locator('.fee-finder .chips a').first();
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
      await page.touchscreen.tap(x + 9, y + 9);
      await page.waitForTimeout(300);
      await page.touchscreen.tap(x + 9, y + 9);
      await page.waitForTimeout(300);
      expect(page.url()).toContain((await link.getAttribute('href')) ?? '');
      // After a while, a tap chooses a class again.
      await page.locator('.fee-finder .chips a').last().tap();
      await expect(page.locator('.fee-panel:visible').getByRole('heading')).toHaveCount(1);
      expect(page.url()).toContain(
        (await page.locator('.fee-finder .chips a').last().getAttribute('href')) ?? '',
      );
      await context.close();
    });

    test('a link with a fragment opens one class, whose total is visible on a phone’s screen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(PAGE);
      const address = await page.locator('.fee-finder .chips a').last().getAttribute('href');
      await page.goto(`${PAGE}${address}`);
      // The total must be in view, above the bar at the bottom of a phone's screen.
      await expect.poll(() => isSeen(page.locator('.fee-panel:visible .fee-sum dd'))).toBe(true);
      // At twice the font size, amounts wrap below their labels, which stay wide enough to read.
      await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '32px'));
      for (const label of await page.locator('.fee-panel:visible dt').all())
        expect((await label.boundingBox())?.width).toBeGreaterThan(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // At that size, each row of a group is a card of its own, and names its group.
      const isNamed = await page.locator('tbody:has([rowspan]) tr').evaluateAll((rows) => {
        let group = '';
        return rows.map((row) => {
          group = row.querySelector('[rowspan]')?.textContent ?? group;
          const saidBy = (cell: Element) => getComputedStyle(cell, '::before').content + cell.textContent;
          return Array.from(row.children, saidBy).join(' ').includes(group);
        });
      });
      expect(isNamed).not.toContain(false);
    });

    test('phones fold the tables of all classes at twice the text size', async ({ page }) => {
      // In rem, as wide as a phone of 360 px at twice the text size.
      await page.setViewportSize({ width: 180, height: 390 });
      await page.goto(PAGE);
      const table = page.locator('#tuition');
      await expect(table).toBeHidden();
      await page.getByRole('link', { name: words.class.allRows }).first().click();
      await expect(table).toBeVisible();
    });
  });
}

/** The page with bus stops, if it has a table of at least two. */
const STOPS = content.pages.find(
  ({ route, body }) => route === findStopsPage(content)?.split('#')[0] && /\n\|[-:| ]+\|\n.+\n\|/.test(body),
)?.route;
if (STOPS !== undefined) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a bus stop shows only its own times, and print shows the tables instead', async ({ page }) => {
      await page.goto(STOPS);
      const finder = page.locator('.row-finder');
      const links = await finder.getByRole('navigation').getByRole('link').all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        const before = await groundOf(link);
        await link.press('Enter');
        expect(await groundOf(link)).not.toBe(before);
        await expect(finder.getByRole('heading', { level: 4 })).toHaveText(await link.innerText());
        await expect(finder.getByRole('definition').first()).toBeVisible();
      }
      await page.emulateMedia({ media: 'print' });
      await expect(finder.filter({ visible: true })).toHaveCount(0);
    });

    test('phones fold the tables of all stops, and paper prints them', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(STOPS);
      const tables = page.locator('.tables[id]');
      test.skip((await tables.count()) === 0, 'the tables have no headings of their own');
      await expect(tables).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(tables).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: words.class.allRows }).click();
      await expect(tables).toBeInViewport();
    });
  });
}

function groundOf(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function rupeesIn(texts: string[]): number[] {
  return texts.flatMap((text) => text.split(/\s+/)).map(rupees);
}
