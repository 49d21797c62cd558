import { readFileSync } from 'node:fs';
import { SITE_FOLDER } from '@/lib/build/files';
import { expectAccessible, expectAccessibleInBoth } from './expect-accessible';
import {
  beginWithToken,
  expectNoSidewaysScroll,
  fillLogin,
  leaver,
  makeToken,
  storedToken,
  test,
} from './staff-session';
import { expect, fileTest, test as stranger } from './watched-page';
import { readPage, readSiteRoutes } from './site-routes';
import { fillIn } from '@/lib/text/text';
import { DASHBOARD_PAGES, STAFF_PATHS } from '@/lib/staff/pages';
import { staff } from './built-content';

const { frame, locations, login, overview, signedOut } = staff;
/** Matches "{hours} h {minutes} min" with any numbers. */
const leftPattern = new RegExp(overview.hoursLeft.replaceAll(/\{\w+\}/g, String.raw`\d+`));

const menu = 'navigation';

stranger('nobody sees the dashboard without a token, not even for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.staff-frame')) sessionStorage.setItem('seen', 'dashboard');
    }).observe(document, { childList: true, subtree: true });
  });
  for (const address of ['/dashboard', '/dashboard/locations?state=30']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel(login.username, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  }
});

fileTest('the staff pages ask search engines not to index them', () => {
  for (const address of STAFF_PATHS)
    expect(readPage(address), address).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  expect(readSiteRoutes().filter((route) => /^\/(login|dashboard)/.test(route))).toEqual([]);
  // Crawlers must be allowed to read the page, or they never see its noindex.
  expect(readFileSync(`${SITE_FOLDER}/robots.txt`, 'utf8')).not.toMatch(/^Disallow: *\S/m);
  expect(readPage('/')).not.toMatch(/href_matches[^<]*\/dashboard"\s*[,}]\s*"eagerness/);
});

test('the overview shows who is signed in and for how long, each page has its title, and the back button returns to the previous page', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText(frame.signedInAs.split('{')[0] ?? '').first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: leftPattern })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: locations.title }).click();
  await expect(page).toHaveURL('/dashboard/locations');
  await expect(page).toHaveTitle(new RegExp(`^${locations.title} \\| `));
  await expect(page.getByRole('heading', { name: locations.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${overview.title} \\| `));
  await expect(page.getByRole('heading', { name: overview.title })).toBeVisible();
});

leaver(
  'logs out, and lets nobody back in by the back button or with a copy of the token',
  async ({ page, request }) => {
    await page.goto('/dashboard');
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    const asked = page.waitForRequest('**/api/User/SignOut');
    await page.getByRole('button', { name: frame.logout }).click();
    await asked;
    // Poll, because the page changes before the server has answered: the token can still be valid for a moment.
    await expect.poll(async () => (await request.get('/api/State/GetState', { headers })).status()).toBe(401);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(signedOut.loggedOut)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.goBack().catch(() => null);
    await expect(page.getByRole('heading', { name: overview.title })).toBeHidden();
  },
);

leaver(
  'logging out in one tab logs out every tab, and signing in signs them all in',
  async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/dashboard'), other.goto('/dashboard/locations')]);
    await expect(other.getByRole('heading', { name: locations.title })).toBeVisible();
    await page.getByRole('button', { name: frame.logout }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText(signedOut.elsewhere)).toBeVisible();
    await fillLogin(page);
    await page.getByRole('button', { name: login.submit }).click();
    await expect(other).toHaveURL('/dashboard');
  },
);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test('the side menu opens to a width of 150 px and closes to 0', async ({ page }) => {
    await page.goto('/dashboard');
    const toggle = page.getByRole('button', { name: frame.menu });
    const links = page.getByRole(menu, { name: frame.menu });
    const width = () =>
      page.locator('#staff-menu').evaluate((element) => element.getBoundingClientRect().width);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toBeHidden();
    expect(await width()).toBe(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toBeVisible();
    await expect.poll(width).toBe(150);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect.poll(width).toBe(0);
    await toggle.click();
    await links.locator('a[href="/dashboard/locations"]').click();
    await expect(page).toHaveURL('/dashboard/locations');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
  });
});

test('on a wide screen, the side menu is always visible and 150 px wide, and each link opens its page at the right section', async ({
  page,
}) => {
  // The menu offers other pages only to some roles.
  const { website, enquiries } = DASHBOARD_PAGES;
  const entries = staff.menu.filter(({ to }) => to !== website && to !== enquiries);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: frame.menu })).toBeHidden();
  const links = page.getByRole(menu, { name: frame.menu });
  await expect(links).toBeVisible();
  expect((await links.boundingBox())?.width).toBe(150);
  await expect(links.getByRole('listitem')).toContainText(entries.map(({ text }) => text));
  for (const { text, to } of entries) {
    if (!to) continue;
    await page.goto('/dashboard');
    await page.locator('#staff-menu').getByRole('link', { name: text, exact: true }).click();
    await page.waitForURL(to);
    await expect(page.locator('h1').first()).toBeVisible();
    const { hash } = new URL(to, page.url());
    if (hash) await expect(page.locator(hash)).toBeInViewport();
  }
});

test('the dashboard is accessible in light and dark, on a wide and a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: overview.title })).toBeVisible();
  await expectAccessibleInBoth(page, 'overview at 1280 px');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessibleInBoth(page, 'overview at 320 px');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: frame.menu }).click();
  await expect(page.getByRole(menu, { name: frame.menu })).toBeVisible();
  await expectAccessibleInBoth(page, 'menu open');
});

test('a narrow screen shows a long name in full, and a warning five minutes before the session ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const name = 'Venkatanarasimharajuvaripeta Subrahmanyam Ramakrishnan (Examination Cell)';
  const exp = Math.floor(Date.now() / 1000) + 299;
  await beginWithToken(page, makeToken({ name, exp }));
  await page.goto('/dashboard');
  await expect(page.getByText(fillIn(frame.signedInAs, { name }))).toBeVisible();
  await expect(page.getByText(frame.endingTitle)).toBeVisible();
  await expectAccessible(page, 'warning');
  const cut = await page
    .locator('.staff-school, .staff-user, .facts dd')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await expectNoSidewaysScroll(page);
  // The menu begins directly below the bar, however high the bar is.
  await page.getByRole('button', { name: frame.menu }).click();
  const bar = await page.getByRole('banner').boundingBox();
  const links = await page.getByRole(menu, { name: frame.menu }).boundingBox();
  expect(Math.abs((links?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThanOrEqual(1);
});

test('at twice the font size, the bar leaves most of a phone’s screen for the page, and the menu does not break words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(740 / 2);
  await page.getByRole('button', { name: frame.menu }).click();
  const entries = page.getByRole(menu, { name: frame.menu }).locator('li > *');
  const broken = await entries.evaluateAll((all) =>
    all
      .filter((each) => {
        (each as HTMLElement).style.overflowWrap = 'normal';
        return each.scrollWidth > each.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});
