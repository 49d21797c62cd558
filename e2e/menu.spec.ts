import { plainRoute } from './site-routes';
import { isOfThisSite, LINKS, listButton, LISTS, menuLink, menuOf } from './menu-lists';
import { expect, test } from './watched-page';
import type { Page } from '@playwright/test';

const [LIST, OTHER_LIST] = LISTS.filter(({ links }) => links.length > 1);
const [FIRST, SECOND] = LIST?.links ?? [];
test('the menu has the entries of the content in order, and each one links to a page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const { text, links } of LISTS) {
    await listButton(page, text).click();
    const found = menuOf(page).locator('.submenu:popover-open').getByRole('link');
    const addresses = await found.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(addresses, text).toEqual(links.map(({ to }) => to));
    for (const { to } of links.filter(isOfThisSite)) expect((await request.get(to)).status(), to).toBe(200);
    await page.keyboard.press('Escape');
  }
  for (const link of LINKS) await expect(menuLink(page, link)).toHaveAttribute('href', link.to);
});

if (LIST && OTHER_LIST && FIRST && SECOND) {
  test('the keyboard opens one list at a time, a list closes when the focus leaves it or Escape is pressed, Escape restores the focus, and screen readers announce a list’s state', async ({
    page,
  }) => {
    await page.goto(plainRoute());
    const session = await page.context().newCDPSession(page);
    const expanded = async (): Promise<unknown> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const node = nodes.find((each) => each.role?.value === 'button' && each.name?.value === LIST.text);
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    expect(await expanded(), 'a closed list').toBe(false);
    const button = listButton(page, LIST.text);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menuLink(page, SECOND)).toBeVisible();
    expect(await expanded(), 'an open list').toBe(true);
    await page.keyboard.press('Tab');
    await expect(menuLink(page, FIRST)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuLink(page, SECOND)).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    const last = menuOf(page).locator('.submenu:popover-open').getByRole('link').last();
    await menuLink(page, FIRST).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(last, 'the list stays open while its button has the focus').toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(menuLink(page, SECOND), 'the list closes when the focus leaves it').toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
    await button.click();
    await listButton(page, OTHER_LIST.text).click();
    await expect(menuLink(page, SECOND)).toBeHidden();
    await expect(menuOf(page).locator('.submenu:popover-open').getByRole('link').first()).toBeVisible();
  });
}

test('the menu and the page have the same left edge', async ({ page }) => {
  await page.goto(plainRoute());
  const leftOf = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await leftOf('.menu-list a'), `at ${width} px`).toBe(await leftOf('.breadcrumb a'));
  }
});

const SPACED = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('with the maximum number of entries, all with long words, nothing scrolls sideways at any width', async ({
  page,
}) => {
  await page.goto(plainRoute());
  await page.evaluate(() => {
    const list = document.querySelector('.menu-list');
    const entry = list?.lastElementChild;
    for (let count = list?.children.length ?? 0; count < 14; count += 1)
      list?.append(entry?.cloneNode(true) ?? '');
    // Use the longest entry allowed, with a word that cannot wrap.
    for (const own of document.querySelectorAll('.menu-list > li > :is(a, button, span), #site-menu summary'))
      own.textContent = 'Co-curricular and community programmes';
    for (const own of document.querySelectorAll('.submenu li > *'))
      own.textContent = 'Sahodayainterschoolcompetitionresultlist';
  });
  for (const style of ['', SPACED]) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, style);
    for (const width of [320, 412, 768, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const open = page.locator('.menu-toggle, .submenu-toggle').filter({ visible: true }).last();
      await open.click();
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.menu-panel, .submenu:popover-open')].map(
          (box) => box.scrollWidth - box.clientWidth,
        ),
      );
      expect(Math.max(...wide), `at ${width} px ${style}`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  }
});

test.describe('in a browser without popovers', () => {
  /**
   * Simulates browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) by removing attributes
   * and styles that use popovers.
   */
  test.use({ bypassCSP: true });

  async function openAsOldBrowser(page: Page, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
      const response = await route.fetch();
      const text = (await response.text())
        .replaceAll(/ popover(target(action)?)?="[^"]*"/gi, '')
        .replaceAll('selector(:popover-open)', 'selector(:unknown-in-this-browser)');
      await route.fulfill({ response, body: text });
    });
    await page.goto('/');
  }

  for (const width of [360, 1280]) {
    test(`the menu is a plain list after the content, and a link leads to the menu, at ${width} px`, async ({
      page,
    }) => {
      await openAsOldBrowser(page, width);
      // Measure both at the same moment, because a late font moves both.
      const between = await page.evaluate(() => {
        const [main, menu] = ['main', '#site-menu'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        );
        return (menu?.top ?? NaN) - (main?.bottom ?? NaN);
      });
      expect(between).toBeGreaterThanOrEqual(-1);
      await expect(page.locator('.menu-toggle')).toBeHidden();
      await page.locator('.menu-anchor').click();
      await expect(page.locator('#site-menu a').first()).toBeInViewport();
      for (const button of await page.locator('#site-menu button:not([type=submit])').all())
        await expect(button).toBeHidden();
      for (const summary of await page.locator('#site-menu summary').all()) await summary.click();
      for (const list of await page.locator('.submenu').all()) await expect(list).toBeVisible();
    });
  }
});
