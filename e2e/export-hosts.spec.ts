import { readdirSync } from 'node:fs';
import { expect, test, type APIResponse } from '@playwright/test';
import { runNginx, type Nginx } from './run-nginx';

/** Headers that every host must send alike. */
const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

const pick = (response: APIResponse): Record<string, string | undefined> =>
  Object.fromEntries(COMPARED.map((name) => [name, response.headers()[name]]));

const first = (folder: string, ending: string): string =>
  `/${folder}/${readdirSync(`out/${folder}`).find((name) => name.endsWith(ending))}`;

const ADDRESSES = [
  '/',
  '/transport',
  '/medicalFistAdd',
  '/Account/Testimonials',
  '/transport?from=sms',
  '/index.html',
  '/transport.html',
  '/transport/',
  '/no-such-page',
  '/no-such.html',
  '/_headers',
  '/_redirects',
  '/transport.html.br',
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

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await runNginx();
});
test.afterAll(() => nginx.stop());

for (const address of ADDRESSES) {
  test(`nginx answers ${address} as the local server does`, async ({ request }) => {
    const options = { maxRedirects: 0, headers: { 'accept-encoding': 'gzip' } };
    const local = await request.get(address, options);
    const real = await request.get(nginx.url + address, options);
    expect(real.status()).toBe(local.status());
    // A redirect or a refusal of nginx has a body, and so a type, of its own.
    const compared = (response: APIResponse) =>
      response.status() === 301 ? pick(response).location : pick(response);
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
