import { ISLAND, readPage, readSiteRoutes, routesWith } from './site-routes';
import { expect, test } from './watched-page';

const ISLAND_PAGES = routesWith(ISLAND);

/** Those on which something moves by itself. The others wait for a visitor. */
const MOVING = routesWith(/data-props="[^"]*&quot;interval&quot;:/);

for (const route of ISLAND_PAGES) {
  test(`${route} loads one file of script, after its first paint and its first pictures or at the first sign of a visitor`, async ({
    page,
  }) => {
    // Slow pictures: on a quick line nobody could tell which came first.
    await page.route('**/pictures/**', async (picture) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await picture.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(route, { waitUntil: 'networkidle' });
    const files = () => asked.filter((address) => address.endsWith('.js')).length;
    // On a busy machine idle time may come after the network is idle.
    await expect.poll(files).toBe(MOVING.includes(route) ? 1 : 0);
    await page.keyboard.press('Shift');
    await expect.poll(files).toBe(1);
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        ),
      )
      .toBe(1);
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
/** Few bytes: one applies the styles of what is opened, one is marked in its component. */
const FEW = 400;
/** Marked in its component: a few bytes that remove expired items (components/ui/ExpiryScript.tsx). */
const KEPT = 'data-keep=""';

test('no other page has script, but for two of a few bytes', () => {
  for (const route of readSiteRoutes().filter((each) => !ISLAND_PAGES.includes(each))) {
    const html = readPage(route);
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(
      ([, attributes = '', text = '']) => ({
        attributes: attributes.trim(),
        bytes: text.length,
      }),
    );
    const running = scripts.filter(({ attributes }) => !DATA.includes(attributes));
    expect(
      running.filter(({ attributes, bytes }) => !['', KEPT].includes(attributes) || bytes > FEW),
      route,
    ).toEqual([]);
    expect(html, route).not.toMatch(/ on[a-z]+="|href="javascript:/);
  }
});

test('nothing of the framework is left in a page', () => {
  for (const route of readSiteRoutes()) {
    const html = readPage(route);
    expect(html, route).not.toMatch(/__next_f|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
  }
});
