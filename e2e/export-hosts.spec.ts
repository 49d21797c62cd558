import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, type APIResponse } from '@playwright/test';
import { DICTIONARY } from '@/lib/hosts/rules';
import { SITE_FOLDER } from '@/lib/build/files';
import { COMPARED, FILES, first, languageOf, OF_LANGUAGES, pick, spellingsOf } from './compared-hosts';
import { plainRoute, readSiteRoutes } from './site-routes';
import { runNginx } from './run-nginx';
import { staff } from './built-content';
import { fillLogin } from './staff-session';

/** With nginx, compression and redirects are compared too. */
const COMPARED_WITH_NGINX = [...COMPARED, 'content-encoding', 'link', 'location', 'vary'];

/** Headers of responses to API calls. nginx also sends them with the responses that it generates itself. */
const SECURED = COMPARED.filter((name) => !['cache-control', 'content-type'].includes(name));

const PLAIN = plainRoute();

const ADDRESSES = [
  '/',
  PLAIN,
  ...oneOf(/[A-Z]/),
  ...oneOf(/.\//),
  `${PLAIN}?from=sms`,
  '/index.html',
  '/index',
  '/.nojekyll',
  ...spellingsOf(PLAIN),
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
  '/404/',
  DICTIONARY,
  '/assets/pictures',
  '/assets/pictures/no-such.avif',
  '/%5Cevil.example.html',
  ...FILES,
  ...OF_LANGUAGES,
];

/** The first page whose address matches, in a list; an empty list if there is none. */
function oneOf(address: RegExp): string[] {
  return readSiteRoutes()
    .filter((route) => route !== PLAIN && address.test(route))
    .slice(0, 1);
}

test.use({ ignoreHTTPSErrors: true });
// All tests share one nginx.
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof runNginx>>;
test.beforeAll(async ({ baseURL }) => {
  nginx = await runNginx([baseURL ?? '']);
});
test.afterAll(() => nginx.stop());

test('nginx answers each address as the local server does', async ({ baseURL, request }) => {
  const options = { maxRedirects: 0, headers: { 'accept-encoding': 'gzip' } };
  // nginx writes the body and type of redirects and refusals itself.
  const compared = (response: APIResponse) =>
    response.status() === 301
      ? pick(response, ['location', 'link', 'vary'])
      : pick(response, COMPARED_WITH_NGINX);
  for (const address of new Set(ADDRESSES)) {
    // Pass the full URL: "//_headers" alone would be read as the host "_headers".
    const local = await request.get(`${baseURL}${address}`, options);
    const real = await request.get(nginx.url + address, options);
    expect.soft(real.status(), address).toBe(local.status());
    expect.soft(compared(real), address).toEqual(compared(local));
    if (real.status() === 200)
      expect.soft((await real.body()).equals(await local.body()), address).toBe(true);
    if (real.status() === 404 && OF_LANGUAGES.includes(address))
      expect.soft(await languageOf(real), address).toBe(await languageOf(local));
  }
});

test('nginx, like the local server, sends the copy compressed with the dictionary to a browser that has the dictionary', async ({
  baseURL,
  request,
}) => {
  const hash = createHash('sha256')
    .update(readFileSync(SITE_FOLDER + DICTIONARY))
    .digest('base64');
  const ask = async (address: string, headers: Record<string, string>) => {
    const local = await request.get(`${baseURL}${address}`, { headers });
    const real = await request.get(nginx.url + address, { headers });
    // A 304 response may omit the type, as nginx does.
    const compared = COMPARED_WITH_NGINX.filter((name) => real.status() === 200 || name !== 'content-type');
    expect(pick(real, compared)).toEqual(pick(local, compared));
    expect((await real.body()).equals(await local.body())).toBe(true);
    return real;
  };
  const dictionary = { 'available-dictionary': `:${hash}:` };
  for (const address of ['/', PLAIN]) {
    for (const encoding of ['dcz', 'gzip']) {
      const headers = { ...dictionary, 'accept-encoding': encoding };
      const sent = (await ask(address, headers)).headers();
      expect(sent['content-encoding']).toBe(encoding);
      const since = { 'if-modified-since': sent['last-modified'] ?? '' };
      expect((await ask(address, { ...headers, ...since })).status()).toBe(304);
    }
  }
  for (const [encoding, expected] of [
    ['gzip, dcz;q=0', 'gzip'],
    ['gzip, dcz; q=0.0', 'gzip'],
    ['xdczx, gzip', 'gzip'],
    ['dcz;q=0.5, gzip;q=0', 'dcz'],
  ]) {
    const real = await ask(PLAIN, { ...dictionary, 'accept-encoding': encoding ?? '' });
    expect([encoding, real.headers()['content-encoding']]).toEqual([encoding, expected]);
  }
  const other = {
    'available-dictionary': `:${hash.slice(0, 8)}${'x'.repeat(35)}=:`,
    'accept-encoding': 'gzip, dcz',
  };
  expect((await ask(PLAIN, other)).headers()['content-encoding']).toBe('gzip');
});

test('a browser decompresses the next page with the dictionary that it fetched after the first page', async ({
  page,
}) => {
  const fetched = page.waitForEvent('requestfinished', (file) => file.url().endsWith(DICTIONARY));
  await page.goto('/');
  await fetched;
  const next = await page.goto(PLAIN);
  expect(next?.headers()['content-encoding']).toBe('dcz');
  expect(await next?.text()).toBe(readFileSync(`${SITE_FOLDER}${PLAIN}.html`, 'utf8'));
});

test('nginx serves ranges of a file, and answers 304 for an unchanged file', async ({ request }) => {
  const address = nginx.url + first('assets/pictures', '.jpg');
  const part = await request.get(address, { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  const etag = part.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('staff can sign in through nginx, which redirects HTTP to HTTPS', async ({ page, request }) => {
  const plain = await request.get(`${nginx.plainUrl}/login?from=sms`, {
    maxRedirects: 0,
    headers: { host: 'elsewhere.example' },
  });
  expect([plain.status(), plain.headers().location]).toEqual([301, 'https://localhost/login?from=sms']);
  await page.goto(`${nginx.url}/login`);
  await fillLogin(page);
  await page.getByRole('button', { name: staff.login.submit, exact: true }).click();
  await page.waitForURL('**/dashboard');
  const healthy = await request.get(`${nginx.url}/healthz`);
  expect([healthy.status(), healthy.headers()['strict-transport-security']]).toEqual([
    200,
    'max-age=31536000',
  ]);
  const large = await request.post(`${nginx.url}/api/x`, { data: 'x'.repeat(2 ** 21) });
  expect(large.status()).toBe(413);
  const home = await request.get(nginx.url);
  expect(pick(large, SECURED)).toEqual(pick(home, SECURED));
});
