import type { Page } from '@playwright/test';
import { expect } from './watched-page';

/** The text spacing of WCAG 1.4.12: lines 1.5, paragraphs 2, letters 0.12 and words 0.16 times the font size. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const WAYS: readonly { name: string; width: number; style?: string }[] = [
  { name: 'at 320 px', width: 320 },
  { name: 'at 320 px with text of twice the size', width: 320, style: 'html { font-size: 32px !important }' },
  { name: 'at 640 px with text of twice the size', width: 640, style: 'html { font-size: 34px !important }' },
  { name: 'at 320 px with the spacing of WCAG 1.4.12', width: 320, style: SPACING },
];

/** Replaces the school's names on the page with long ones. */
async function writeLongNames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const write = (selector: string, text: string): void => {
      for (const element of document.querySelectorAll(selector)) element.textContent = text;
    };
    write(
      '.brand-name, .login-name',
      'Shrimati Saraswatidevi Chandrashekharan Memorial Senior Secondary School',
    );
    // On phones, the header shows only the icon of the e-mail link, and hides the address beside it.
    write(
      'a[href^="mailto:"]:not(:has(span)), a[href^="mailto:"] span',
      'principal.office@saraswatidevi-chandrashekharan-school.example',
    );
    write(
      'figcaption b, [aria-labelledby=ask] p:nth-of-type(2)',
      'Venkatanarasimharajuvaripeta Subrahmanyam',
    );
    write(
      'h1, main h2, main h3 > a, .breadcrumb li:last-child',
      'Saraswatidevichandrashekharanmemorialseniorsecondaries',
    );
    // Write the longest caption that the schema allows.
    write(
      '.banner-caption',
      'A school where every child is known by name, and every name by every one of us.',
    );
  });
}

/** Finds clipped text, and boxes that are wider than the window and do not scroll. */
async function findFaults(page: Page): Promise<{ wide: number; cut: string[] }> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /**
     * The ancestors that clip an element, up to the nearest one that scrolls. Cached, because reading styles is slow.
     */
    const cutters = new Map<Element, { name: string; box: DOMRect }[]>();
    const cuttersOf = (element: Element | null): { name: string; box: DOMRect }[] => {
      if (!element || element === document.body) return [];
      const known = cutters.get(element);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isVisible = overflowX === 'visible' && overflowY === 'visible';
      const scrolls = /auto|scroll/.test(overflowX) || element.matches('.carousel-viewport, .ticker-window');
      const own = isVisible ? [] : [{ name: element.className, box: element.getBoundingClientRect() }];
      const found = scrolls ? [] : [...own, ...cuttersOf(element.parentElement)];
      cutters.set(element, found);
      return found;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      // Skip decorative glyphs, and text that only screen readers read.
      if (node.parentElement.closest('.sr-only, .new-tab, script, style, [inert]')) continue;
      for (const { name, box } of cuttersOf(node.parentElement))
        if (
          text.left < box.left - 1 ||
          text.right > box.right + 1 ||
          text.top < box.top - 1 ||
          text.bottom > box.bottom + 1
        )
          cut.push(`${node.textContent.trim().slice(0, 40)} in ${name}`);
    }
    return { wide: document.documentElement.scrollWidth - window.innerWidth, cut };
  });
}

/** Finds tables that scroll sideways, except wide tables within text, which may. */
async function findScrolling(page: Page): Promise<string[]> {
  return page.locator('.table-scroll').evaluateAll((tables) =>
    tables
      .filter((table) => !table.closest('.prose') || table.querySelectorAll('thead th').length <= 3)
      .filter((table) => table.scrollWidth > table.clientWidth + 1)
      .map((table) => table.textContent.slice(0, 60)),
  );
}

/**
 * Finds elements that are printed but should not be: buttons, the staff login, and anything beyond the margins. The
 * enquiry form may be filled in on paper.
 */
async function findPrinted(page: Page): Promise<{ controls: string[]; login: string[]; wide: string[] }> {
  return page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const name = (element: Element): string =>
      `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`;
    return {
      controls: shown('button, input, select, label, nav, form, dialog')
        .filter((element) => element.matches('[type=submit]') || !element.closest('#enquiry-form'))
        .map(name),
      login: shown('a[href="/login"]').map(name),
      wide: shown('main *, footer *, header *')
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(name),
    };
  });
}

/** Adds a style without a style element, which the page's policy would forbid. */
async function adoptStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** Expects no text to be clipped, even with long names, at any width, font size and text spacing. */
export async function expectNothingCut(page: Page): Promise<void> {
  await writeLongNames(page);
  for (const { name, width, style = '' } of WAYS) {
    await page.setViewportSize({ width, height: 800 });
    await adoptStyle(page, style);
    const { wide, cut } = await findFaults(page);
    expect({ wide: Math.max(0, wide), cut }, name).toEqual({ wide: 0, cut: [] });
  }
}

/** Expects nothing to be clipped in print or at any width, first with the school's names, then with long ones. */
export async function expectInReach(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // A4 paper without its margins.
  await page.setViewportSize({ width: 695, height: 1040 });
  expect(await findPrinted(page), 'on paper').toEqual({ controls: [], login: [], wide: [] });
  await page.emulateMedia({ media: 'screen' });
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findScrolling(page), `tables at ${width} px`).toEqual([]);
  }
  await expectNothingCut(page);
}
