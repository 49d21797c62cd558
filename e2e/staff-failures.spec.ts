import type { Route } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { beginWithToken, fillLogin, makeToken, storedToken, test } from './staff-session';
import { expect, test as stranger } from './watched-page';
import { fillIn } from '@/lib/text/text';
import { staff } from './built-content';

const { dialog: words, failures, locations, login } = staff;

const SIGN_IN = '**/api/User/ValidateUser';
const STATES = '**/api/State/GetState';
const DISTRICTS = '**/api/District/GetDistrictList*';

/** Ways in which a server fails or answers wrongly, each with the message that the page must show. */
const LIES: [name: string, lie: (route: Route) => Promise<void>, message: string][] = [
  ['is not there', (route) => route.abort('connectionrefused'), failures.network],
  ['breaks off', (route) => route.abort('connectionreset'), failures.network],
  [
    'sends a page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
    failures.notJson,
  ],
  ['sends nothing', (route) => route.fulfill({ body: '' }), failures.empty],
  ['has no content', (route) => route.fulfill({ status: 204 }), failures.empty],
  ['sends other data', (route) => route.fulfill({ json: 'hello' }), failures.wrongShape],
  [
    'sends 10 MB',
    (route) => route.fulfill({ contentType: 'application/json', body: `"${'x'.repeat(10 * 1024 * 1024)}"` }),
    failures.tooLarge,
  ],
];

// components/staff/LoginForm.test.tsx tests that all other failures show the same message.
stranger(
  'if no server answers a sign-in, the page says that the login failed and keeps what was typed',
  async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource/);
    await page.route(SIGN_IN, (route) => route.abort('connectionrefused'));
    await page.goto('/login');
    await fillLogin(page, 'asha', 'secret');
    await page.getByRole('button', { name: login.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: login.failed })).toHaveText(login.failed);
    await expect(page.getByLabel(login.username, { exact: true })).toHaveValue('asha');
    await expect(page.getByRole('button', { name: login.submit })).toBeEnabled();
  },
);

test.describe('lists', () => {
  test.beforeEach(({ expectMessage }) => expectMessage(/Failed to load resource/));

  test('if a server asked for a list fails in any way, the page says how and lets the user try again', async ({
    page,
  }) => {
    let lie: (typeof LIES)[number][1] | undefined;
    await page.route(STATES, (route) => (lie ? lie(route) : route.continue()));
    for (const [at, [name, next, message]] of LIES.entries()) {
      lie = next;
      if (at === 0) await page.goto('/dashboard/locations');
      else await page.getByRole('button', { name: locations.retry }).click();
      // Allow a minute, because one answer has 10 MB.
      await expect(page.getByRole('alert').filter({ hasText: message }), `a server that ${name}`).toBeVisible(
        {
          timeout: 60_000,
        },
      );
    }
    lie = undefined;
    await page.getByRole('button', { name: locations.retry }).click();
    await expect(page.getByRole('link', { name: 'Goa', exact: true })).toBeVisible();
  });

  test('if a server asked for a list is slow, the page says that it is waiting, and then shows whether the list is empty', async ({
    page,
  }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DISTRICTS, async (route) => {
      await asked;
      await route.fulfill({ json: [] });
    });
    await page.goto('/dashboard/locations');
    await page.getByRole('link', { name: 'Goa', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: locations.loadingDistricts })).toBeVisible();
    await expectAccessible(page, 'loading');
    answer();
    await expect(page.getByText(fillIn(locations.noDistricts, { state: 'Goa' }))).toBeVisible();
    await expectAccessible(page, 'empty');
  });

  test('if a server uses other names for the fields of a list, the page shows the list all the same', async ({
    page,
  }) => {
    await page.route(STATES, (route) => route.fulfill({ json: [{ Id: '7', Name: 'Elsewhere' }] }));
    await page.route(DISTRICTS, (route) => route.fulfill({ json: [{ DistrictID: 1, Name: 'Nowhere' }] }));
    await page.goto('/dashboard/locations?state=7');
    await expect(page.getByRole('rowheader', { name: 'Nowhere' })).toBeVisible();
  });
});

stranger(
  'a token that the server refuses ends the session, and the login page says why',
  async ({ page, expectMessage }) => {
    expectMessage(/401/);
    await beginWithToken(page, makeToken({ name: 'Mallory' }));
    await page.goto('/dashboard/locations');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(staff.signedOut.refused)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  },
);

test('a change whose response is lost is not reported as saved, and its input stays; a change refused with 401 ends the session, and the page says why', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|401/);
  await page.route('**/api/District/AddDistrict', (route) => route.abort('connectionreset'));
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: 'Goa', exact: true }).click();
  await page.getByRole('button', { name: locations.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill('Ponda');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog.getByRole('alert')).toContainText(failures.uncertain);
  await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue('Ponda');
  await page.route('**/api/District/AddDistrict', (route) =>
    route.fulfill({ status: 401, json: { errorMessage: 'Sign in.' } }),
  );
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(staff.catalogue.unauthorized)).toBeVisible();
  await expect(page.getByText(staff.signedOut.refused)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});
