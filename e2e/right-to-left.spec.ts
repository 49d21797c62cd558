import { isRightToLeft } from '@/lib/text/language';
import { content } from './built-content';
import { LANGUAGES_BELOW } from './site-languages';
import { readPage, readSiteRoutes } from './site-routes';
import { expect, test } from './watched-page';

// Only the other test school has a right-to-left language.
for (const language of LANGUAGES_BELOW.filter(isRightToLeft)) {
  test(`${language}: a telephone number keeps its order`, async ({ page }) => {
    await page.goto(`/${language}`);
    const link = page.locator('footer a[href^="tel:"]').first();
    const [first = 0, last = 0] = await link.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (node && !/\d/.test(node.textContent ?? '')) node = walker.nextNode();
      const text = node?.textContent ?? '';
      return [/\d/.exec(text)?.index ?? 0, text.search(/\d\D*$/)].map((at) => {
        const range = document.createRange();
        range.setStart(node!, at);
        range.setEnd(node!, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(first).toBeLessThan(last);
  });

  test(`${language}: every page begins at the right and is no wider than a phone, a link has the direction of its sentence, and English text is isolated from the text around it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of readSiteRoutes(language)) {
      await page.goto(route);
      const { scrollWidth, dir } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        dir: document.dir,
      }));
      expect([scrollWidth, dir], route).toEqual([320, 'rtl']);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCSS('text-align', 'right');
      const turned = await page.evaluate(() =>
        [...document.querySelectorAll('a:not([dir]), bdi')]
          .filter(
            (each) => getComputedStyle(each).unicodeBidi !== (each.localName === 'a' ? 'normal' : 'isolate'),
          )
          .map(({ outerHTML }) => outerHTML),
      );
      expect(turned, route).toEqual([]);
    }
    expect(readPage(`/${language}`)).toContain('<bdi lang="en" dir="ltr">');
  });

  test(`${language}: the carousel moves, and its arrows point, in the reading direction`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${language}`);
    const carousel = page.locator('.banner .carousel');
    const [next, back] = [carousel.locator('.chevron:not(.chevron-back)'), carousel.locator('.chevron-back')];
    await next.click();
    await expect(carousel.locator('.dot').nth(1)).toHaveAttribute('aria-current', /./);
    const [left, right] = [await next.boundingBox(), await back.boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    const turn = (element: Element): number => {
      const { a, b } = new DOMMatrix(getComputedStyle(element, '::after').transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    };
    // The arrow is a corner that points to the top right. It is rotated to point left for next, and right for back.
    expect([await next.evaluate(turn), await back.evaluate(turn)]).toEqual([-135, 45]);
  });

  test(`${language}: the note that the home page is only in English is above its heading and aligned with it, and the introduction is below`, async ({
    page,
  }) => {
    test.skip(Boolean(content.home.languages?.includes(language)), 'the home page is translated');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`/${language}`);
      const line = page.locator('main .note').first();
      await expect(line).toBeVisible();
      const boxes = await page
        .locator('main .note:first-child, h1, .welcome > .lead:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      const [right, start] = boxes.map((box) => box.right);
      expect(right, `${width} px`).toBeCloseTo(start ?? 0);
      expect(right).toBeLessThan(width - 8);
      const tops = boxes.map((box) => box.top);
      expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => a - b));
    }
  });
}
