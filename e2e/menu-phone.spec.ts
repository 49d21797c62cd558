import type { Page } from '@playwright/test';
import { telephoneLink, whatsappLink } from '@/lib/text/text';
import { BUILT, content, standOn } from './built-content';
import { expectAccessible } from './expect-accessible';
import { plainRoute } from './site-routes';
import { expect, test } from './watched-page';

test.use({ viewport: { width: 360, height: 740 } });

/** The height in pixels of the school's name, crest and town, if each of the two names takes one line. */
const ONE_LINE = 66;

/** The height in pixels of the desktop menu in one row. */
const ONE_ROW = 47;

/** The height of an element in pixels; 0 if there is no such element. */
async function heightOf(page: Page, part: string): Promise<number> {
  const element = page.locator(part);
  return (await element.count()) ? ((await element.first().boundingBox())?.height ?? 0) : 0;
}

const panelOf = (page: Page) => page.locator('#site-menu');
const toggleOf = (page: Page) => page.locator('button.menu-toggle');
const isInPanel = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('#site-menu') !== null || document.activeElement === document.body,
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the toggle opens the panel, Escape and "Close" close it, and a link in a list opens its page', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(panelOf(page)).toBeHidden();
      await toggleOf(page).click();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await toggleOf(page).click();
      await page.locator('.menu-close').click();
      await expect(panelOf(page)).toBeHidden();
      await toggleOf(page).click();
      await panelOf(page).locator('summary').first().click();
      const link = panelOf(page).locator('.submenu a[href^="/"]').first();
      const address = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
  });
}

/** Where menu links with fragments are tested: first on the page that has their targets, then on another. */
const FROM: [route: string, width: number, javaScriptEnabled: boolean][] = [
  ['/', 360, true],
  ['/', 800, false],
  [plainRoute(), 1000, true],
];

for (const [route, width, javaScriptEnabled] of FROM)
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 740 } });

    test(`on ${route} each link with a fragment closes the menu and shows its target, every time`, async ({
      page,
    }) => {
      await page.goto(route);
      const links = await panelOf(page)
        .locator('.menu-list > li > a[href*="#"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(0);
      for (const way of route === '/' ? ['press', 'key'] : ['press'])
        for (const href of links) {
          // A link to a place on the page leaves a second "Menu" button.
          await page.locator('.menu-anchor:visible').or(toggleOf(page)).last().click();
          await expect(panelOf(page)).toBeVisible();
          await expect(panelOf(page).getByRole('link').nth(1)).toBeInViewport();
          const link = panelOf(page).locator(`.menu-list > li > a[href="${href}"]`);
          await (way === 'press' ? link.click() : link.press('Enter'));
          await expect(panelOf(page)).toBeHidden();
          const target = page.locator(':target');
          await expect(target).toBeInViewport();
          await expect(target).toBeFocused();
          // The menu no longer covers the middle of the window.
          expect(
            await page.evaluate(
              () =>
                document.elementFromPoint(innerWidth - 30, innerHeight / 2)?.closest('nav.site-menu') ?? null,
            ),
          ).toBeNull();
        }
      await page.locator('.menu-anchor:visible').or(toggleOf(page)).last().click();
      await expect(panelOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    });
  });

test('the focus moves into the open panel, stays in it, and returns to the toggle when the panel closes', async ({
  page,
}) => {
  await page.goto('/');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.menu-close')).toBeFocused();
  const targets = await panelOf(page).locator('a').count();
  for (let step = 0; step < targets + 3; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInPanel(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(toggleOf(page)).toBeFocused();
});

test('the panel can be read to its end and closed even if its styles do not load', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/ERR_FAILED/);
  await page.route('**/*.css', (sheet) => sheet.abort());
  await page.goto('/');
  await toggleOf(page).click();
  const { y = -1, height = Infinity } = (await panelOf(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await panelOf(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await page.locator('.menu-close').click();
  await expect(panelOf(page)).toBeHidden();
});

test('every list is collapsed below its name until that is pressed, and every control in the panel, bar and header is large enough for a thumb', async ({
  page,
}) => {
  await page.goto('/');
  await toggleOf(page).click();
  const names = await page.locator('#site-menu summary').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const list = panelOf(page).getByRole('list', { name, exact: true });
    await expect(list).toBeHidden();
    await panelOf(page).getByText(name, { exact: true }).and(page.locator('summary')).click();
    await expect(list).toBeVisible();
  }
  const heights = (all: Element[]) => all.map((each) => Math.round(each.getBoundingClientRect().height));
  const inPanel = await panelOf(page).locator('a:visible, button:visible, summary').evaluateAll(heights);
  await page.keyboard.press('Escape');
  const others = page.locator('.quick-bar :is(a, button):visible, .header-contact a:visible');
  expect(Math.min(...inPanel, ...(await others.evaluateAll(heights)))).toBeGreaterThanOrEqual(44);
});

test('at twice the text size, the menu’s text doubles, the bar’s text grows in its one row, and the link to the other language remains', async ({
  page,
}) => {
  const sizes = async (): Promise<number[]> => {
    await toggleOf(page).click();
    const all = page.locator('.menu-first a, .menu-list > li > a, #site-menu summary, .menu-close');
    const found = await all.evaluateAll((each) =>
      each.map((one) => parseFloat(getComputedStyle(one).fontSize)),
    );
    await page.keyboard.press('Escape');
    return found;
  };
  await page.goto('/');
  const before = await sizes();
  const ofBar = page.locator('.quick-bar li > *');
  const readBar = () =>
    ofBar.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  const small = await readBar();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
  const after = await sizes();
  expect(after.map((size, at) => size / (before[at] ?? 0))).toEqual(before.map(() => 2));
  const cells = await page
    .locator('.quick-bar li:visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
  expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...cells.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  const others = content.school.languages?.slice(1) ?? [];
  await expect(page.locator('.header-contact [lang]:visible')).toHaveCount(others.length);
  // The words are less than twice as large, because all of them must fit into a row.
  for (const [at, size] of (await readBar()).entries())
    expect(size).toBeGreaterThan(1.5 * (small[at] ?? Infinity));
});

test('the bar calls the school, links to the fees, never covers the focused element, and scrolls away in a window that is wider than it is high', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('.quick-bar');
  await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  const bottoms = await page.locator('main a:visible').evaluateAll((links) =>
    links.slice(0, 25).map((link) => {
      (link as HTMLElement).focus();
      const box = link.getBoundingClientRect();
      return box.top + Math.min(box.height, 40);
    }),
  );
  expect(bottoms.length).toBeGreaterThan(0);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top + 1);
  // In a short window, or on a laptop with text at 200 %, a fixed bar would cover too much.
  await page.setViewportSize({ width: 900, height: 600 });
  await expect(bar).toHaveCSS('position', 'static');
  await expect(bar.locator('a[href="/search"]')).toBeVisible();
});

test('the name, today’s sentence, the links to classes and the telephone number are on the first screen', async ({
  page,
}) => {
  // Set the clock to the day of the build: on later days, the lines for today can be longer.
  await standOn(BUILT, page);
  for (const size of [
    { width: 360, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const bar = size.width < 1024 ? ((await page.locator('.quick-bar').boundingBox())?.y ?? 0) : size.height;
    // Allow for an urgent notice at the top, and for a long name on two lines.
    const notices = await page
      .locator('.urgent')
      .evaluateAll((all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0));
    const brand = await heightOf(page, '.brand');
    // With a wide font, the desktop menu has a second row.
    const rows = size.width < 1024 ? 0 : (await heightOf(page, '#site-menu')) - ONE_ROW;
    const most = bar + notices + Math.max(0, brand - ONE_LINE) + Math.max(0, rows);
    const parts = size.width < 1024 ? ['.banner-caption:visible', '.class-choice b'] : ['.banner', 'h1'];
    for (const part of ['.brand-name', ...parts]) {
      const box = await page.locator(part).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${part} at ${size.width}`).toBeLessThanOrEqual(most);
    }
    await expect(
      page.locator('header, .quick-bar').locator('a[href^="tel:"]:visible').first(),
    ).toBeInViewport();
  }
});

test('the header is at most 103 pixels high on a phone, with the town below the crest; at every width it shows the e-mail address, two social links, the other language and the affiliation side by side, and a crest that keeps its proportions', async ({
  page,
}) => {
  const { school } = content;
  const social = school.social.slice(0, 2).map(({ address }) => `a[href="${address}"]`);
  const inOther = school.languages?.[1] ? ['.header-contact [lang]'] : [];
  const links = ['a[href^="mailto:"]', ...social, ...inOther];
  await page.goto('/');
  const [brand, affiliation] = [await heightOf(page, '.brand'), await heightOf(page, '.affiliation')];
  // A long name or affiliation takes more lines.
  const more = Math.max(0, brand - ONE_LINE) + Math.max(0, affiliation - 45);
  expect(await heightOf(page, 'header'), 'height of the header on a phone').toBeLessThanOrEqual(103.5 + more);
  const [crest, town] = await Promise.all(
    ['.crest', '.brand-town'].map((part) => page.locator(part).boundingBox()),
  );
  expect(town?.y).toBeGreaterThanOrEqual((crest?.y ?? 0) + (crest?.height ?? 0));
  expect(town?.x).toBe(crest?.x);
  for (const width of [320, 360, 412, 600, 767, 768, 834, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const header = page.getByRole('banner');
    const texts = header.locator('.brand-name, .brand-town, .brand-devanagari, .affiliation > *');
    for (const link of links.map((each) => header.locator(each))) {
      await expect(link, `at ${width} px`).toBeVisible();
      await expect(link).toHaveAccessibleName(/\S/);
      const { least, over, isOnTop } = await texts.evaluateAll(
        (all, own) => {
          const box = own.getBoundingClientRect();
          const isOver = (other: DOMRect): boolean =>
            other.width > 0 &&
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1;
          return {
            least: Math.min(box.width, box.height),
            over: all
              .filter((text) => isOver(text.getBoundingClientRect()))
              .map(({ className }) => className),
            isOnTop: own.contains(
              document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
            ),
          };
        },
        await link.elementHandle(),
      );
      expect(least, `width or height at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(over, `texts that it lies over at ${width} px`).toEqual([]);
      expect(isOnTop, `its middle is not covered at ${width} px`).toBe(true);
    }
    if (school.email.length <= 30 && width === 768) {
      const bottoms = await header
        .locator('.header-contact li:visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
      expect(new Set(bottoms).size, 'rows of links on a tablet').toBe(1);
    }
    await expect(header.getByText(school.affiliationLine, { exact: true })).toBeVisible();
    const { width: wide = 0, height = 0 } = (await page.locator('.crest').boundingBox()) ?? {};
    expect(wide, `crest at ${width} px`).toBeCloseTo(height, 0);
    const mail = page.locator('.header-contact a[href^="mailto:"] span');
    // Only an address that is longer than the header may wrap.
    if (school.email.length <= 30 && (await mail.isVisible()))
      expect((await mail.boundingBox())?.height, `e-mail at ${width} px`).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('on a phone, Tab goes through the header from top to bottom, and the focus ring is within the window', async ({
  page,
}) => {
  await page.goto('/');
  for (const size of ['', '212.5%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    const links = await page.locator('header a:visible').all();
    const tops: number[] = [];
    for (const link of links) {
      await link.focus();
      const readRing = () =>
        link.evaluate((own) => {
          const { outlineWidth, outlineOffset } = getComputedStyle(own);
          const { top, right } = own.getBoundingClientRect();
          return Math.min(top, innerWidth - right) - parseFloat(outlineWidth) - parseFloat(outlineOffset);
        });
      // The styles for the focus load after the visitor's first interaction.
      const message = `${await link.getAttribute('href')} ${size}`;
      await expect.poll(readRing, message).toBeGreaterThanOrEqual(-0.5);
      const isBrand = await link.evaluate((own) => own.matches('.brand'));
      if (!isBrand) tops.push(Math.round((await link.boundingBox())?.y ?? 0));
    }
    expect(tops, size).toEqual(tops.toSorted((a, b) => a - b));
  }
});

test('"WhatsApp" in the bar and header opens and closes a box with WhatsApp, the telephone number and the hours', async ({
  page,
}) => {
  const { whatsapp, phones } = content.school;
  await page.goto(plainRoute());
  for (const [width, place] of [
    [360, '.quick-bar'],
    [1280, 'header'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const toggle = page.locator(`${place} button[popovertarget="chat" i]`);
    const box = page.locator('#chat');
    await expect(toggle).toHaveCount(whatsapp ? 1 : 0);
    if (!whatsapp) continue;
    await expect(box).toBeHidden();
    await toggle.click();
    await expect(box).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, `the box at ${width} px`, { within: '#chat' });
    await expect(box.locator(`a[href="${whatsappLink(whatsapp)}"]`)).toBeVisible();
    await expect(box.locator(`a[href="${telephoneLink(phones[0] ?? '')}"]`)).toBeVisible();
    const hours = content.school.contacts.find((contact) => contact.hours)?.hours;
    if (hours) await expect(box.getByText(hours)).toBeVisible();
    await toggle.click();
    await expect(box).toBeHidden();
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    // If the box stayed open, it would cover the element that gets the focus after the box's last link.
    await toggle.press('Enter');
    await box.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(box).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  }
});
