import type { Page } from '@playwright/test';
import { expect, test as base } from './watched-page';
import { staff } from './built-content';

export const USER = process.env.E2E_USER ?? '';
export const PASSWORD = process.env.E2E_PASSWORD ?? '';

/** Signs in once for all tests of a worker, because checking a password is slow by design. */
let token: Promise<string> | undefined;

async function fetchToken(site: string): Promise<string> {
  const response = await fetch(`${site}/api/User/ValidateUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: USER, password: PASSWORD }),
  });
  const answer = (await response.json()) as { token: string | null; errorMessage: string | null };
  if (!answer.token) throw new Error(`E2E_USER and E2E_PASSWORD cannot sign in: ${answer.errorMessage}`);
  return answer.token;
}

/** A page that is signed in to the real API. */
export const test = base.extend({
  storageState: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    token ??= fetchToken(origin);
    const localStorage = [{ name: 'authToken', value: await token }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});

/** A page with its own session, for a test that ends it. */
export const leaver = base.extend({
  storageState: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    const localStorage = [{ name: 'authToken', value: await fetchToken(origin) }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});

/** Makes a token that the page accepts, but the server does not. */
export { makeToken } from '@/lib/staff/testing/make-token';

/**
 * Stores a token once, before the site's first page runs. If a test stored it in an open page, it would compete with
 * that page, which redirects when it finds a token.
 */
export async function beginWithToken(page: Page, stored: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('authToken', value);
  }, stored);
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

export async function fillLogin(page: Page, name = USER, password = PASSWORD): Promise<void> {
  await page.getByLabel(staff.login.username, { exact: true }).fill(name);
  await page.getByLabel(staff.login.password, { exact: true }).fill(password);
}

/** Expects that the page does not scroll sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const hidden = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(hidden).toBeLessThanOrEqual(0);
}
