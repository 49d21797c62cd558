import { expectAccessibleInBoth } from './expect-accessible';
import {
  beginWithToken,
  expectNoSidewaysScroll,
  fillLogin,
  makeToken,
  PASSWORD,
  storedToken,
  USER,
} from './staff-session';
import { expect, test } from './watched-page';
import { STAFF_PATHS } from '@/lib/staff/pages';
import { staff } from './built-content';

const { login, overview, signedOut, validation } = staff;

const SIGN_IN = '**/api/User/ValidateUser';

test('staff can sign in with the keyboard alone, which opens the dashboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(new RegExp(`^${login.title} \\| `));
  await page.getByLabel(login.username, { exact: true }).focus();
  await page.keyboard.type(USER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await expect(page.getByRole('button', { name: login.submit })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: overview.title })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('the login page redirects staff who are already signed in', async ({ page }) => {
  await beginWithToken(page, makeToken({}));
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(overview.unreadable)).toBeVisible();
});

test('the login page shows the server’s message for a wrong password, and keeps the input', async ({
  page,
}) => {
  await page.goto('/login');
  // Use a name without an account: failed attempts with the tests' own account would count against other tests.
  await fillLogin(page, `nobody-${Date.now()}`, 'wrong password');
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The username or the password is not right. Please try again.',
  );
  await expect(page.getByLabel(login.password, { exact: true })).toHaveValue('wrong password');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('an expired token is deleted, and the login page says that the session has ended', async ({ page }) => {
  await beginWithToken(page, makeToken({ exp: 1_000_000_000 }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(signedOut.expired)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('each staff page says that it needs JavaScript, and whom to contact', async ({ page }) => {
    for (const address of STAFF_PATHS) {
      await page.goto(address);
      // Playwright finds elements in <noscript>, but not by their text.
      await expect(page.locator('noscript .notice'), address).toBeVisible();
      await expect(page.locator('noscript .notice'), address).toContainText(
        login.noScript.split('{')[0] ?? '',
      );
      await expect(page.locator('.spinner'), address).toBeHidden();
    }
  });
});

test('the login page is accessible in every state, in light and dark, at 320 px, and its spinner is 50 px wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let answer = (): void => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SIGN_IN, async (route) => {
    await seen;
    await route.fulfill({ json: { token: null, errorMessage: 'Refused.' } });
  });
  await page.goto('/login');
  await expect(page.getByLabel(login.username, { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'empty');
  await page.getByLabel(login.username, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByText(validation.passwordLength)).toBeVisible();
  await expectAccessibleInBoth(page, 'with errors');
  await expectNoSidewaysScroll(page);
  await fillLogin(page);
  await page.getByRole('button', { name: login.submit }).click();
  const spinner = page.locator('.spinner');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate(({ clientWidth }) => clientWidth)).toBe(50);
  // Text is beside the spinner, because the response to a wrong password can take seconds.
  expect((await page.getByText(login.busy).boundingBox())?.width).toBeGreaterThan(50);
  await expectAccessibleInBoth(page, 'sending');
  answer();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Refused.');
  await expectAccessibleInBoth(page, 'refused');
});
