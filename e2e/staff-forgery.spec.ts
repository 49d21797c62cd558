import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { staff } from './built-content';
import { fillLogin } from './staff-session';
import { expect, test } from './watched-page';

const { dialog: words, frame, locations, login, overview } = staff;
const ADD = '**/api/District/AddDistrict';
const HEADER = 'x-xsrf-token';

const findCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');

/** Tries to add a name that exists already, so that no list changes. Returns the dialog. */
async function addTakenName(page: Page) {
  await page.goto('/dashboard/locations');
  await page.getByRole('link', { name: 'Goa', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: fillIn(locations.districts, { state: 'Goa' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: locations.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill('north goa');
  await dialog.getByRole('button', { name: words.save }).click();
  return dialog;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page.getByRole('heading', { name: overview.title })).toBeVisible();
});

test('a sign-in sets the anti-forgery cookie, a change repeats its value in a header, and logging out removes it', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/);
  const cookie = await findCookie(page);
  expect(cookie).toMatchObject({ sameSite: 'Strict', httpOnly: false, path: '/' });
  const reading = page.waitForRequest('**/api/State/GetState');
  const adding = page.waitForRequest(ADD);
  const dialog = await addTakenName(page);
  await expect(dialog).toContainText('already has a district named');
  expect(await (await reading).headerValue(HEADER)).toBeNull();
  expect(await (await adding).headerValue(HEADER)).toBe(cookie?.value);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: frame.logout }).click();
  await expect.poll(() => findCookie(page)).toBeUndefined();
});

test('a change without the header is refused, and the page shows why', async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource/);
  await page.route(ADD, async (route) => {
    const { [HEADER]: taken, ...headers } = await route.request().allHeaders();
    expect(taken).toBeTruthy();
    await route.continue({ headers });
  });
  const refused = page.waitForResponse(ADD);
  const dialog = await addTakenName(page);
  expect((await refused).status()).toBe(403);
  await expect(dialog.getByRole('alert')).toContainText('This request did not come from a page');
});
