import { ISLAND, readSiteRoutes, routesWith } from './site-routes';
import { expect, test } from './watched-page';

const ISLAND_PAGES = routesWith(ISLAND);

for (const route of ISLAND_PAGES) {
  test(`${route} loads one file of script, after its first paint and its first pictures`, async ({
    page,
  }) => {
    // Slow pictures: on a quick line nobody could tell which came first.
    await page.route('**/pictures/**', async (picture) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await picture.continue();
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    const { scripts, firstPaint, loaded } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      loaded: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number,
    }));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.path).toMatch(/^\/_islands\/\w+\.js$/);
    expect(scripts[0]?.startTime).toBeGreaterThanOrEqual(firstPaint);
    expect(scripts[0]?.startTime).toBeGreaterThanOrEqual(loaded);
  });
}

const DATA = ['type="application/ld+json"', 'type="speculationrules"'];
/** Marked in its component: a few bytes that remove expired items (components/ui/ExpiryScript.tsx). */
const KEPT = 'data-keep=""';

test('no other page has script, but for a marked one of a few bytes', async ({ request }) => {
  for (const route of readSiteRoutes().filter((each) => !ISLAND_PAGES.includes(each))) {
    const html = await (await request.get(route)).text();
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(
      ([, attributes = '', text = '']) => ({
        attributes: attributes.trim(),
        bytes: text.length,
      }),
    );
    const running = scripts.filter(({ attributes }) => !DATA.includes(attributes));
    expect(
      running.filter(({ attributes, bytes }) => attributes !== KEPT || bytes > 400),
      route,
    ).toEqual([]);
    expect(html, route).not.toMatch(/ on[a-z]+="|href="javascript:/);
  }
});

test('nothing of the framework is left in a page', async ({ request }) => {
  for (const route of readSiteRoutes()) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/__next_f|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
  }
});
