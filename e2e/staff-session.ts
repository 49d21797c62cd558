import type { Page } from '@playwright/test';
import { expect, test as base } from './watched-page';
import { staff } from './built-content';

/** The staff account that the set-up of the tests has made. */
export const USER = process.env.E2E_USER ?? '';
export const PASSWORD = process.env.E2E_PASSWORD ?? '';

/** One sign-in for all tests of a worker: passwords are slow to check on purpose. */
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

/** A page of somebody who is signed in on the real API. */
export const test = base.extend({
  storageState: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    token ??= fetchToken(origin);
    const localStorage = [{ name: 'authToken', value: await token }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});

/** The same with a session of its own, for a test that ends it: the others of the worker go on with theirs. */
export const leaver = base.extend({
  storageState: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    const localStorage = [{ name: 'authToken', value: await fetchToken(origin) }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});

/** A token with these claims that only a page believes. */
export function makeToken(claims: object): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmVk`;
}

/**
 * Stores a token before the first page of the site runs, and only then. A test that stores one in an open page races
 * that page, which redirects when it finds a token.
 */
export async function beginWithToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('authToken', value);
  }, token);
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

export async function fillLogin(page: Page, name = USER, password = PASSWORD): Promise<void> {
  await page.getByLabel(staff.login.username, { exact: true }).fill(name);
  await page.getByLabel(staff.login.password, { exact: true }).fill(password);
}

/** Nothing has to be scrolled sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const hidden = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(hidden).toBeLessThanOrEqual(0);
}
