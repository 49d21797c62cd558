import { expect, test, type APIResponse } from '@playwright/test';
import { COMPARED, FILES, first, pick } from './compared-hosts';
import { plainRoute, readSiteRoutes } from './site-routes';
import { runNginx } from './run-nginx';
import { staff } from './built-content';
import { fillLogin } from './staff-session';

/** nginx is told how to compress and to redirect, too. */
const COMPARED_WITH_NGINX = [...COMPARED, 'content-encoding', 'location', 'vary'];

const PLAIN = plainRoute();

const ADDRESSES = [
  '/',
  PLAIN,
  ...oneOf(/[A-Z]/),
  ...oneOf(/.\//),
  `${PLAIN}?from=sms`,
  '/index.html',
  `${PLAIN}.html`,
  `${PLAIN}/`,
  '/no-such-page',
  '/no-such.html',
  '/_headers',
  '/_redirects',
  `${PLAIN}.html.br`,
  '//_headers',
  '/%2f_headers',
  '/x/..%2f_headers',
  '/.%2f_redirects',
  '/404',
  '/404.html',
  '/assets/pictures',
  '/assets/pictures/no-such.avif',
  '/%5Cevil.example.html',
  ...FILES,
];

/** The first page, if any, of such an address. */
function oneOf(address: RegExp): string[] {
  return readSiteRoutes()
    .filter((route) => route !== PLAIN && address.test(route))
    .slice(0, 1);
}

test.use({ ignoreHTTPSErrors: true });

let nginx: Awaited<ReturnType<typeof runNginx>>;
test.beforeAll(async ({ baseURL }) => {
  nginx = await runNginx([baseURL ?? '']);
});
test.afterAll(() => nginx.stop());

for (const address of new Set(ADDRESSES)) {
  test(`nginx answers ${address} as the local server does`, async ({ baseURL, request }) => {
    const options = { maxRedirects: 0, headers: { 'accept-encoding': 'gzip' } };
    // Whole, since "//_headers" alone would name a host.
    const local = await request.get(`${baseURL}${address}`, options);
    const real = await request.get(nginx.url + address, options);
    expect(real.status()).toBe(local.status());
    // A redirect or a refusal of nginx has a body, and so a type, of its own.
    const compared = (response: APIResponse) =>
      response.status() === 301 ? response.headers().location : pick(response, COMPARED_WITH_NGINX);
    expect(compared(real)).toEqual(compared(local));
    if (real.status() === 200) expect((await real.body()).equals(await local.body())).toBe(true);
  });
}

test('nginx sends parts of a file, and knows what a visitor has', async ({ request }) => {
  const address = nginx.url + first('assets/pictures', '.jpg');
  const part = await request.get(address, { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  const etag = part.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('staff sign in behind nginx, and plain HTTP leads to HTTPS', async ({ page, request }) => {
  const plain = await request.get(`${nginx.plainUrl}/login?from=sms`, {
    maxRedirects: 0,
    headers: { host: 'school.example' },
  });
  expect([plain.status(), plain.headers().location]).toEqual([301, 'https://school.example/login?from=sms']);
  await page.goto(`${nginx.url}/login`);
  await fillLogin(page);
  await page.getByRole('button', { name: staff.login.submit, exact: true }).click();
  await page.waitForURL('**/dashboard');
  expect((await request.get(`${nginx.url}/healthz`)).status()).toBe(200);
});
