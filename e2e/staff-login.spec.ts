import { expectAccessible } from './expect-accessible';
import {
  beginWithToken,
  expectNoSidewaysScroll,
  fillLogin,
  makeToken,
  PASSWORD,
  storedToken,
  USER,
} from './staff-session';
import { waitForIsland } from './wait-for-island';
import { expect, test } from './watched-page';
import { STAFF_PATHS } from '@/lib/staff/pages';
import { staff } from './built-content';

const { failures, login, overview, signedOut, validation } = staff;

const SIGN_IN = '**/api/User/ValidateUser';

test('signs in with the keyboard alone, and goes to the dashboard', async ({ page }) => {
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

test('redirects staff who are already signed in', async ({ page }) => {
  await beginWithToken(page, makeToken({}));
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(overview.unreadable)).toBeVisible();
});

test('shows the server’s message for a wrong password, and keeps the input', async ({ page }) => {
  await page.goto('/login');
  // Use a name without an account: failed attempts with the tests' own account would count against other tests.
  await fillLogin(page, `nobody-${Date.now()}`, 'wrong password');
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The user name or the password is not right. Please try again.',
  );
  await expect(page.getByLabel(login.password, { exact: true })).toHaveValue('wrong password');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('waits 600 ms, shows a spinner of 50 px, and sends a double click once', async ({ page }) => {
  let calls = 0;
  let answer = (): void => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SIGN_IN, async (route) => {
    calls += 1;
    await seen;
    await route.fulfill({ json: { token: null, errorMessage: 'Refused.' } });
  });
  await page.goto('/login');
  await fillLogin(page);
  const begun = Date.now();
  const request = page.waitForRequest(SIGN_IN).then(() => Date.now() - begun);
  await page.getByRole('button', { name: login.submit }).dblclick();
  const spinner = page.locator('.spinner');
  await expect(spinner).toBeVisible();
  // There is text beside the spinner too, because the answer to a wrong password may take seconds.
  const said = page.getByText(login.busy);
  expect((await said.boundingBox())?.width).toBeGreaterThan(50);
  expect(await spinner.evaluate(({ clientWidth }) => clientWidth)).toBe(50);
  expect(await request).toBeGreaterThanOrEqual(600);
  answer();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Refused.');
  expect(calls).toBe(1);
});

test('shows the specified messages once a field has been touched, and disables Login while a field is invalid', async ({
  page,
}) => {
  await page.goto('/login');
  const name = page.getByLabel(login.username, { exact: true });
  const password = page.getByLabel(login.password, { exact: true });
  const button = page.getByRole('button', { name: login.submit });
  await expect(button).toBeDisabled();
  // Focusing an empty field shows no message: the field counts as touched only when the user leaves it.
  await waitForIsland(page.locator('[data-island]'));
  await name.focus();
  await expect(page.getByText(validation.usernameRequired)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(name).toHaveAccessibleDescription(validation.usernameRequired);
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription(validation.passwordRequired);
  await password.fill('abc');
  await expect(password).toHaveAccessibleDescription(validation.passwordLength);
  await fillLogin(page, 'asha', 'abcd');
  await expect(button).toBeEnabled();
  await expect(name).toHaveAttribute('aria-invalid', 'false');
});

test('drops an expired token, and says so on the login page', async ({ page }) => {
  await beginWithToken(page, makeToken({ exp: 1_000_000_000 }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(signedOut.expired)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('says so if the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await fillLogin(page);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(failures.storage);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of STAFF_PATHS) {
    test(`${address} says that script is missing, and whom to contact`, async ({ page }) => {
      await page.goto(address);
      // Playwright finds elements in <noscript>, but not by their text.
      await expect(page.locator('noscript .notice')).toBeVisible();
      await expect(page.locator('noscript .notice')).toContainText(login.noScript.split('{')[0] ?? '');
      await expect(page.locator('.spinner')).toBeHidden();
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login page is accessible in every state, in ${colorScheme} mode, at 320 px`, async ({ page }) => {
    const again = colorScheme === 'dark';
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    await expect(page.getByLabel(login.username, { exact: true })).toBeVisible();
    await expectAccessible(page, 'empty', { again });
    await page.getByLabel(login.username, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    await expect(page.getByText(validation.passwordLength)).toBeVisible();
    await expectAccessible(page, 'with errors', { again });
    await expectNoSidewaysScroll(page);
    await page.route(SIGN_IN, (route) => route.fulfill({ json: { token: null, errorMessage: 'Refused.' } }));
    await fillLogin(page);
    await page.getByRole('button', { name: login.submit }).click();
    await expectAccessible(page, 'sending', { again });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Refused.');
    await expectAccessible(page, 'refused', { again });
  });
}
