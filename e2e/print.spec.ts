import { content } from './built-content';
import { readSiteRoutes } from './site-routes';
import { feesOfClasses } from '@/lib/fees/fees-of-classes';
import { expect, test } from './watched-page';

/** Sheets of A4 that a page may take; what is not named here has the most that a page of text needs. */
const SHEETS: Readonly<Record<string, number>> = {
  '/': 4,
  '/calendar': 2,
  '/feestructure': 1,
  // The whole form of the Board, and its longest table.
  '/disclosure': 6,
  '/teaching': 4,
};
const MOST = 3;
const [CLASS] = feesOfClasses(content.fees);

const WITH_CLASS = CLASS ? [`/feestructure#${CLASS.id}`] : [];

for (const route of [...readSiteRoutes(), ...WITH_CLASS]) {
  const most = SHEETS[route.replace(/#.*/, '')] ?? MOST;
  test(`${route} prints on ${most} ${most === 1 ? 'sheet' : 'sheets'} of A4 at most, without controls and within the margins`, async ({
    page,
    expectMessage,
  }) => {
    // The menu names what it focuses when it opens; Chrome says that an address with a fragment comes first.
    expectMessage(/Autofocus processing was blocked/);
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    // The width of A4 between the margins.
    await page.setViewportSize({ width: 695, height: 1040 });
    const seen = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('button, input, select, label, nav, form, dialog')];
      const isShown = (element: Element): boolean => element.getClientRects().length > 0;
      const wide = [...document.querySelectorAll('main *, footer *, header *')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > innerWidth + 1,
      );
      const name = (element: Element): string =>
        `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`;
      return {
        controls: shown.filter(isShown).map(name),
        login: [...document.querySelectorAll('a[href="/login"]')].filter(isShown).map(name),
        wide: wide.map(name),
      };
    });
    expect(seen).toEqual({ controls: [], login: [], wide: [] });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect(sheets).toBeLessThanOrEqual(most);
  });
}
