import { readdirSync } from 'node:fs';
import { expect, test, type APIResponse } from '@playwright/test';
import { runWrangler, type Wrangler } from './run-wrangler';

/** Headers that `_headers` sets; how it compresses is the host's own affair. */
const COMPARED = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Of a type only the type: hosts write `charset` where it changes nothing, and the old name of JavaScript. */
function pick(response: APIResponse): Record<string, string | undefined> {
  const headers = response.headers();
  const type = headers['content-type']?.split(';')[0]?.replace('application/javascript', 'text/javascript');
  return {
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
    'content-type': type,
  };
}

const first = (folder: string, ending: string): string =>
  `/${folder}/${readdirSync(`out/${folder}`).find((name) => name.endsWith(ending))}`;

const ADDRESSES = [
  '/',
  '/transport',
  '/Account/Testimonials',
  '/dashboard',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/icons/icon-32.png',
  first('pictures', '.avif'),
  first('pictures', '.webp'),
  first('_islands', '.js'),
  first('_next/static/media', '.woff2'),
  first('assets', '.pdf'),
];

// One server for all of them.
test.describe.configure({ mode: 'default' });

let wrangler: Wrangler;
test.beforeAll(async () => {
  wrangler = await runWrangler();
});
test.afterAll(() => wrangler.stop());

for (const address of ADDRESSES) {
  test(`Cloudflare Pages answers ${address} as the local server does`, async ({ request }) => {
    const local = await request.get(address);
    const real = await request.get(wrangler.url + address);
    expect(real.status()).toBe(200);
    expect(pick(real)).toEqual(pick(local));
    expect((await real.body()).equals(await local.body())).toBe(true);
  });
}

test('Cloudflare Pages sends other spellings of an address to the page itself', async ({ request }) => {
  for (const address of ['/transport.html', '/transport/']) {
    const response = await request.get(wrangler.url + address, { maxRedirects: 0 });
    expect([301, 308], address).toContain(response.status());
    expect(response.headers().location, address).toBe('/transport');
  }
});

test('Cloudflare Pages answers an unknown address with "Page not found" and status 404', async ({
  request,
}) => {
  const response = await request.get(`${wrangler.url}/no-such-page`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
});
