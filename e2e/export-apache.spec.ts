import { expect, test, type APIResponse } from '@playwright/test';
import { isText } from '@/lib/hosts/rules';
import { COMPARED, FILES, languageOf, OF_LANGUAGES, pick, spellingsOf } from './compared-hosts';
import { runApache } from './run-apache';
import { plainRoute, readSiteRoutes } from './site-routes';

const PLAIN = plainRoute();
const NESTED = readSiteRoutes().filter((route) => /.\//.test(route));

const ADDRESSES = [
  '/',
  PLAIN,
  ...NESTED.slice(0, 1),
  `${PLAIN}?from=sms`,
  '/index.html',
  '/index',
  ...spellingsOf(PLAIN),
  `${PLAIN}/?from=sms`,
  '/dashboard',
  '/dashboard/',
  '/no-such-page',
  '/no-such.html',
  '/_headers',
  '/.nojekyll',
  '/_redirects',
  `${PLAIN}.html.br`,
  '/404',
  '/404.html',
  '/assets/pictures',
  '/assets/pictures/',
  '/assets/pictures/no-such.avif',
  ...FILES,
  ...OF_LANGUAGES,
];

let apache: Awaited<ReturnType<typeof runApache>>;
test.beforeAll(async () => {
  apache = await runApache();
});
test.afterAll(() => apache.stop());

test('with the .htaccess file, Apache answers each address as the local server does', async ({
  baseURL,
  request,
}) => {
  const options = { maxRedirects: 0, headers: { 'accept-encoding': 'identity' } };
  const place = (response: APIResponse) =>
    response
      .headers()
      .location?.replace(apache.url, '')
      .replace(baseURL ?? '', '');
  for (const address of new Set(ADDRESSES)) {
    const local = await request.get(`${baseURL}${address}`, options);
    const real = await request.get(apache.url + address, options);
    expect.soft(real.status(), address).toBe(local.status());
    // Apache writes the body and type of a redirect itself.
    if (local.status() === 301) expect.soft(place(real), address).toBe(place(local));
    else expect.soft(pick(real, COMPARED), address).toEqual(pick(local, COMPARED));
    if (real.status() === 200)
      expect.soft((await real.body()).equals(await local.body()), address).toBe(true);
    if (real.status() === 404 && OF_LANGUAGES.includes(address))
      expect.soft(await languageOf(real), address).toBe(await languageOf(local));
  }
});

test('Apache compresses texts, and answers 304 to a browser that has the page', async ({ request }) => {
  const headers = { 'accept-encoding': 'gzip' };
  for (const file of [PLAIN, ...FILES]) {
    const response = await request.get(apache.url + file, { headers });
    const isCompressed = response.headers()['content-encoding'] === 'gzip';
    expect.soft(isCompressed, file).toBe(file === PLAIN || isText(file));
    if (isCompressed) expect.soft(response.headers()['vary'], file).toBe('Accept-Encoding');
    const etag = response.headers()['etag'] ?? '';
    const again = await request.get(apache.url + file, { headers: { ...headers, 'if-none-match': etag } });
    expect.soft(again.status(), file).toBe(304);
  }
});

const STRICT = 'Options Indexes FollowSymLinks MultiViews\n  AllowOverride FileInfo Indexes';

test('pages, and other programs of the school, are also there on a host that forbids Options and has MultiViews on', async ({
  baseURL,
  request,
}) => {
  const strict = await runApache(STRICT);
  try {
    for (const server of [apache, strict]) {
      const get = (address: string) => request.get(server.url + address, { maxRedirects: 0 });
      for (const address of ['/', PLAIN, ...NESTED.slice(0, 1)])
        expect
          .soft(await (await get(address)).text(), address)
          .toBe(await (await request.get(`${baseURL}${address}`)).text());
      expect.soft((await get('/erp')).headers()['location']).toBe(`${server.url}/erp/`);
      expect.soft(await (await get('/erp/')).text()).toBe('ERP');
      for (const folder of ['/erp/lib/', '/assets/pictures/', '/no-such-page'])
        expect.soft((await get(folder)).status(), folder).toBe(404);
    }
  } finally {
    await strict.stop();
  }
});
