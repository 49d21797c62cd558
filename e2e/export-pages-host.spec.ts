import { expect, test, type APIResponse } from '@playwright/test';
import { COMPARED, FILES, languageOf, pick } from './compared-hosts';
import { OTHER_LANGUAGES, plainRoute, readSiteRoutes } from './site-routes';
import { words } from './built-content';
import { runWrangler } from './run-wrangler';
import type { StartedServer } from './started-server';

/** Picks headers, with normalized types: some hosts add a needless `charset`, or use JavaScript's old media type. */
function pickWithoutCharset(response: APIResponse): Record<string, string | undefined> {
  const type = response.headers()['content-type'];
  return {
    ...pick(response, COMPARED),
    'content-type': type
      ?.split(';')[0]
      ?.replace('application/javascript', 'text/javascript')
      .replace('image/vnd.microsoft.icon', 'image/x-icon'),
  };
}

const PLAIN = plainRoute();

const ADDRESSES = [
  '/',
  PLAIN,
  ...readSiteRoutes()
    .filter((route) => /.\//.test(route))
    .slice(0, 1),
  '/dashboard',
  ...FILES,
];

// All tests share one server.
test.describe.configure({ mode: 'default' });

let wrangler: StartedServer;
test.beforeAll(async () => {
  wrangler = await runWrangler();
});
test.afterAll(() => wrangler.stop());

test('Cloudflare Pages answers each address as the local server does', async ({ request }) => {
  for (const address of ADDRESSES) {
    const local = await request.get(address);
    const real = await request.get(wrangler.url + address);
    expect.soft(real.status(), address).toBe(200);
    expect.soft(pickWithoutCharset(real), address).toEqual(pickWithoutCharset(local));
    expect.soft((await real.body()).equals(await local.body()), address).toBe(true);
  }
});

test('Cloudflare Pages redirects other spellings of an address to the page', async ({ request }) => {
  for (const address of [`${PLAIN}.html`, `${PLAIN}/`]) {
    const response = await request.get(wrangler.url + address, { maxRedirects: 0 });
    expect([301, 308], address).toContain(response.status());
    expect(response.headers().location, address).toBe(PLAIN);
  }
});

test('Cloudflare Pages answers an unknown address with the 404 page', async ({ request }) => {
  const response = await request.get(`${wrangler.url}/no-such-page`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(words.notFound.title);
  for (const language of OTHER_LANGUAGES) {
    const own = await request.get(`${wrangler.url}/${language}/no-such-page`);
    expect([own.status(), await languageOf(own)]).toEqual([404, language]);
  }
});
