import type { CDPSession, Page } from '@playwright/test';
import { words } from './built-content';
import { forgetShifts, noteShifts, readShifts } from './layout-shifts';
import { plainRoute, routesWith } from './site-routes';
import { expect, test } from './watched-page';

/** A phone lays out some parts only when they come near the viewport, or on the first interaction (unseen.css). */
test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
/** Imitate a screen reader: without one, Chromium only exposes parts that are laid out. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'],
      });
    },
    { scope: 'worker' },
  ],
});

/** The pages with parts that are laid out late, and one page without them. */
const ROUTES = [
  ...routesWith(/ class="(ticker|strip)\b| id="(about-us|testimonials|facilities|toppers)"/),
  plainRoute(),
];

const seeAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('--unseen', 'visible'));

const ROLES = [
  'heading',
  'link',
  'button',
  'textbox',
  'checkbox',
  'tab',
  'tabpanel',
  'image',
  'region',
  'navigation',
];

/** The page's landmarks, headings and controls, by role and name. Text is exposed only near the viewport. */
async function readAloud(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.includes(String(role?.value)))
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`)
    .toSorted();
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
  });

for (const route of ROUTES) {
  test(`${route}: screen readers and find-in-page reach parts that are not laid out yet, and nothing shifts`, async ({
    page,
    context,
  }) => {
    await noteShifts(page);
    // Block islands: they add elements at unpredictable times.
    await page.route('**/_islands/**', () => undefined);
    const session = await context.newCDPSession(page);
    await session.send('Accessibility.enable');
    await page.goto(route);
    await seeAll(page);
    let whole: string[] = [];
    await expect(async () => {
      const before = whole;
      whole = await readAloud(session);
      expect(whole).toEqual(before);
    }, 'the accessibility tree is complete').toPass();
    await page.goto(route);
    await expect.poll(() => readAloud(session)).toEqual(whole);
    expect(
      await page.evaluate(
        (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
        words.footer.staffLogin,
      ),
    ).toBe(true);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await forgetShifts(page);
    await scrollThrough(page);
    for (const shift of await readShifts(page)) expect(shift).toBeLessThanOrEqual(0.001);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('.ticker').all())
      await expect(part).toHaveCSS('content-visibility', 'visible');
  });
}

test('links to the contact details scroll to them, on load and when pressed, at any window width', async ({
  page,
}) => {
  const topOfContact = (): Promise<number> =>
    page.locator('#contact').evaluate(async (contact) => {
      await document.fonts.ready;
      return Math.round(contact.getBoundingClientRect().top);
    });
  const goToContact = async (): Promise<number> => {
    await page.evaluate(() => {
      location.hash = 'contact';
    });
    return topOfContact();
  };
  for (const width of [320, 768])
    for (const route of ['/', plainRoute()]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(route);
      const pressed = await goToContact();
      await seeAll(page);
      await page.evaluate(() => {
        location.hash = '';
        scrollTo(0, 0);
      });
      const wanted = await goToContact();
      expect(Math.abs(pressed - wanted), `${route} at ${width} px by a press`).toBeLessThanOrEqual(1);
      await page.reload();
      // The browser might not restore the position until after the load event.
      await expect
        .poll(async () => Math.abs((await topOfContact()) - wanted), `${route} at ${width} px on load`)
        .toBeLessThanOrEqual(1);
    }
});

test('the pictures of the other cards in a row load when they come into view, and change no heights', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const rows = page.locator('.strip');
  const pictures = rows.locator('> :nth-child(n + 2) img');
  const heights = () => rows.evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight));
  const fetched = (): Promise<number> =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((each) => each.naturalWidth > 0).length);
  expect(await fetched()).toBe(0);
  await seeAll(page);
  const wanted = await heights();
  await page.reload({ waitUntil: 'networkidle' });
  for (const card of await rows.locator('> li').all()) await card.scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBe(await pictures.count());
  expect(await heights()).toEqual(wanted);
});
