import { expectAccessible } from './expect-accessible';
import { expectNoSidewaysScroll, fillLogin, makeToken, PASSWORD, storedToken, USER } from './staff-session';
import { expect, test } from './watched-page';

const SIGN_IN = '**/api/User/ValidateUser';

test('signs in with the keyboard alone, and goes to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^Login \| /);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(USER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('sends on who is already signed in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('authToken', 'opaque'));
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('does not say who you are')).toBeVisible();
});

test('shows what the server says to a wrong password, and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  // A name of nobody: attempts are counted by name.
  await fillLogin(page, `nobody-${Date.now()}`, 'wrong password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The user name or the password is not right. Please try again.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');
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
  await page.getByRole('button', { name: 'Login' }).dblclick();
  const spinner = page.locator('.spinner');
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Signing in …' })).toBeVisible();
  expect(await spinner.evaluate(({ clientWidth }) => clientWidth)).toBe(50);
  expect(await request).toBeGreaterThanOrEqual(600);
  answer();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Refused.');
  expect(calls).toBe(1);
});

test('shows the specified messages once a field was touched, and is disabled until they are gone', async ({
  page,
}) => {
  await page.goto('/login');
  const name = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Login' });
  await expect(button).toBeDisabled();
  await name.focus();
  await expect(page.getByText('Email is required.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(name).toHaveAccessibleDescription('Email is required.');
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription('Password is required.');
  await password.fill('abc');
  await expect(password).toHaveAccessibleDescription('Password lenth more than 4 character');
  await fillLogin(page, 'asha', 'abcd');
  await expect(button).toBeEnabled();
  await expect(name).toHaveAttribute('aria-invalid', 'false');
});

test('drops a token that has ended, and says so on the login page', async ({ page }) => {
  // Stored before any page of the site runs, once: a page that is open would drop it.
  await page.addInitScript(
    (token) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem('authToken', token);
    },
    makeToken({ exp: 1_000_000_000 }),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('says so when the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await fillLogin(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This browser does not let the site remember',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of ['/login', '/dashboard', '/dashboard/locations']) {
    test(`${address} says what is missing and whom to ask`, async ({ page }) => {
      await page.goto(address);
      // Playwright does not look for text in <noscript>, but for elements it does.
      await expect(page.locator('noscript .notice')).toBeVisible();
      await expect(page.locator('noscript .notice')).toHaveText(/needs JavaScript.*@/);
      await expect(page.locator('.spinner')).toBeHidden();
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in every state, ${colorScheme}, at 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectAccessible(page, 'empty');
    await page.getByLabel('Username').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Password lenth')).toBeVisible();
    await expectAccessible(page, 'with errors');
    await expectNoSidewaysScroll(page);
    await page.route(SIGN_IN, (route) => route.fulfill({ json: { token: null, errorMessage: 'Refused.' } }));
    await fillLogin(page);
    await page.getByRole('button', { name: 'Login' }).click();
    await expectAccessible(page, 'sending');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Refused.');
    await expectAccessible(page, 'refused');
  });
}
