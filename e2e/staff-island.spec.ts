import type { Page } from '@playwright/test';
import { LOGIN_PATH, STAFF_PATHS } from '@/lib/staff/pages';
import { staff } from './built-content';
import { areAlive, holdScript, SCRIPT } from './islands';
import { forgetShifts, noteShifts, readShifts } from './layout-shifts';
import { readPage } from './site-routes';
import { PASSWORD, USER } from './staff-session';
import { expect, fileTest, test } from './watched-page';

const { login, validation } = staff;

const island = (page: Page) => page.locator('[data-island]');
const markup = (page: Page) => island(page).evaluate(({ outerHTML }) => outerHTML);
const username = (page: Page) => page.getByLabel(login.username, { exact: true });
const password = (page: Page) => page.getByLabel(login.password, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: login.submit });

/** From now on, records requests to addresses that contain `part`. */
function noteRequests(page: Page, part: string): string[] {
  const noted: string[] = [];
  page.on('request', (request) => request.url().includes(part) && noted.push(request.url()));
  return noted;
}

for (const route of STAFF_PATHS) {
  test(`${route}: hydration changes nothing in the markup, and the script, which contains no Next.js, loads after the first paint`, async ({
    page,
    context,
  }) => {
    // The dashboard redirects visitors to /login. A response of 204 keeps the browser on the dashboard.
    if (route !== LOGIN_PATH) await page.route('**/login*', (leaving) => leaving.fulfill({ status: 204 }));
    await page.goto(route);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await expect.poll(() => areAlive(island(page))).toEqual([true]);
    const after = await markup(page);
    const { scripts, firstPaint } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    }));
    expect(scripts.length).toBeGreaterThan(0);
    for (const { path, startTime } of scripts) {
      expect(path).toMatch(/^\/_islands\/\w+\.js$/);
      expect(startTime).toBeGreaterThanOrEqual(firstPaint);
    }
    const untouched = await context.newPage();
    await untouched.route(SCRIPT, (blocked) => blocked.abort());
    await untouched.goto(route);
    expect(after).toBe(await markup(untouched));
  });
}

fileTest('the files of the staff pages contain nothing of the framework or of the 404 page', () => {
  for (const html of STAFF_PATHS.map(readPage)) {
    expect(html).not.toMatch(/__next|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
    expect(html.match(/<style/g)?.length).toBeLessThanOrEqual(2);
    expect(html.match(/<title/g)).toHaveLength(1);
  }
});

test('nothing shifts on /login while the script loads and afterwards', async ({ page }) => {
  await noteShifts(page);
  const release = await holdScript(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/login');
  await forgetShifts(page);
  release();
  await expect.poll(() => areAlive(island(page))).toEqual([true]);
  await page.waitForTimeout(500);
  expect(await readShifts(page)).toEqual([]);
});

test.describe('before the script of /login has loaded', () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await holdScript(page);
    await page.goto('/login');
    await expect(button(page)).toBeDisabled();
  });

  test('the typed text and the focus are kept, and typing continues during hydration, wherever the caret is', async ({
    page,
  }) => {
    await username(page).focus();
    await page.keyboard.type('sha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('abcd');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    expect(await areAlive(island(page))).toEqual([false]);
    release();
    await expect.poll(() => areAlive(island(page))).toEqual([true]);
    await page.keyboard.type('A');
    await expect(username(page)).toHaveValue('Asha');
    await expect(username(page)).toBeFocused();
    await expect(password(page)).toHaveValue('abcd');
    await expect(button(page)).toBeEnabled();
  });

  test('after hydration, a field that contained a mistake when it lost the focus shows its message, and an untouched field shows none', async ({
    page,
  }) => {
    await password(page).fill('abc');
    await username(page).focus();
    release();
    await expect(password(page)).toHaveAccessibleDescription(validation.passwordLength);
    await expect(username(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(button(page)).toBeDisabled();
  });

  test('after hydration, a field that was left empty shows its message', async ({ page }) => {
    await username(page).focus();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(3000);
    await expect(username(page)).toHaveAccessibleDescription('');
    release();
    await expect(username(page)).toHaveAccessibleDescription(validation.usernameRequired);
    await expect(password(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('only keys and presses that are meant to send the form send it, and a press on the eye icon shows the password', async ({
    page,
  }) => {
    const sent = noteRequests(page, '/ValidateUser');
    await username(page).fill(USER);
    await password(page).press('Enter');
    await password(page).pressSequentially(PASSWORD);
    await page.keyboard.press('End');
    const { x, y } = (await button(page).boundingBox())!;
    await page.mouse.click(x + 9, y + 9, { button: 'right' });
    await page.mouse.down();
    await page.mouse.move(x + 9, y - 300);
    await page.mouse.up();
    await page.getByLabel(login.showPassword).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.waitForTimeout(1000);
    expect(sent).toEqual([]);
  });

  const PRESSES: [string, (page: Page) => Promise<void>][] = [
    [
      'a press on Login',
      async (page) => {
        const { x, y } = (await button(page).boundingBox())!;
        await page.mouse.click(x + 9, y + 9);
      },
    ],
    ['Enter in a field', (page) => password(page).press('Enter')],
  ];
  for (const [name, press] of PRESSES)
    test(`${name} adds nothing to the address, and signs in once the script has loaded`, async ({ page }) => {
      const sent = page.waitForRequest('**/ValidateUser');
      await page.route('**/ValidateUser', (route) => route.fulfill({ json: { token: null } }));
      await username(page).fill(USER);
      await password(page).fill(PASSWORD);
      await press(page);
      expect(page.url()).toMatch(/\/login$/);
      release();
      expect((await sent).postDataJSON()).toEqual({ loginName: USER, password: PASSWORD });
    });
});

test.describe('while the script of /login is late', () => {
  const notice = (page: Page) => page.locator('[data-script-failed]');
  let release: () => void;
  /** Runs the page's clock until a condition is true. */
  const runUntil = (page: Page, holds: () => Promise<unknown>): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(20);
      expect(await holds()).toBeTruthy();
    }).toPass({ intervals: [20] });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    release = await holdScript(page);
    const fetched = noteRequests(page, '/_islands/');
    await page.goto('/login');
    await page.getByLabel(login.showPassword).click();
    await runUntil(page, async () => fetched.length);
  });

  test('while the script is loading, the page says so; once loaded, the script handles an earlier press', async ({
    page,
  }) => {
    await page.clock.runFor(5900);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(notice(page)).toBeVisible();
    release();
    await runUntil(page, () => notice(page).isHidden());
    await runUntil(page, async () => (await password(page).getAttribute('type')) === 'text');
  });

  test('a press before the script loads is dropped two seconds after the script has loaded, and does not block later presses', async ({
    page,
  }) => {
    const sent = noteRequests(page, '/ValidateUser');
    await username(page).press('Enter');
    await page.getByLabel(login.showPassword).click();
    release();
    await runUntil(page, async () => (await areAlive(island(page)))[0]);
    await page.clock.runFor(2500);
    await expect(password(page)).toHaveAttribute('type', 'password');
    await username(page).fill(USER);
    await password(page).fill(PASSWORD);
    await runUntil(page, () => button(page).isEnabled());
    await page.clock.runFor(2500);
    expect(sent).toEqual([]);
  });
});

/** Cases in which the browser never reports a paint, each with a script that simulates it. */
const TELL_LESS: [string, () => void][] = [
  ['while the page is prerendered', () => Object.defineProperty(document, 'prerendering', { value: true })],
  [
    'in a browser that does not report paints',
    () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['mark'] }),
  ],
];
for (const [name, tellLess] of TELL_LESS)
  test(`the script of /login loads ${name}, even without an idle callback`, async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });
    await page.addInitScript(tellLess);
    await page.goto('/login');
    await expect.poll(() => areAlive(island(page))).toEqual([true]);
  });

test('the script of /login waits until the page is idle', async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await areAlive(island(page))).toEqual([false]);
});

test('a page whose script does not load says so, logs it, and keeps the input', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|dynamically imported module/);
  await page.route(SCRIPT, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('dynamically imported'));
  await page.goto('/login');
  await username(page).fill('asha');
  expect((await logged).type()).toBe('error');
  await expect(page.getByRole('alert').filter({ hasText: login.scriptFailed.split('{')[0] })).toBeVisible();
  await expect(username(page)).toHaveValue('asha');
});
