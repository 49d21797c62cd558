import { expect, test, type APIResponse } from '@playwright/test';
import { COMPARED, first, pick } from './compared-hosts';
import { plainRoute, readSiteRoutes } from './built-site';
import { runNginx } from './run-nginx';
import type { StartedServer } from './started-server';

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
  '/pictures',
  '/pictures/no-such.avif',
  '/%5Cevil.example.html',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/icons/icon-32.png',
  first('pictures', '.avif'),
  first('pictures', '.webp'),
  first('pictures', '.jpg'),
  first('_islands', '.js'),
  first('_next/static/media', '.woff2'),
  first('assets', '.pdf'),
];

/** The first page, if any, of such an address. */
function oneOf(address: RegExp): string[] {
  return readSiteRoutes()
    .filter((route) => route !== PLAIN && address.test(route))
    .slice(0, 1);
}

let nginx: StartedServer;
test.beforeAll(async () => {
  nginx = await runNginx();
});
test.afterAll(() => nginx.stop());

for (const address of new Set(ADDRESSES)) {
  test(`nginx answers ${address} as the local server does`, async ({ request }) => {
    const options = { maxRedirects: 0, headers: { 'accept-encoding': 'gzip' } };
    const local = await request.get(address, options);
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
  const address = nginx.url + first('pictures', '.jpg');
  const part = await request.get(address, { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  const etag = part.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
});
