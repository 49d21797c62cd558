import { readSiteRoutes } from './site-routes';
import { expect, test } from './watched-page';

const ISLAND_PAGES = ['/', '/gallery'];

for (const route of ISLAND_PAGES) {
  test(`${route} loads one file of script, after its first paint`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const { scripts, firstPaint } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    }));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.path).toMatch(/^\/_islands\/\w+\.js$/);
    expect(scripts[0]?.startTime).toBeGreaterThanOrEqual(firstPaint);
  });
}

test('no other page has script that runs', async ({ request }) => {
  for (const route of readSiteRoutes().filter((each) => !ISLAND_PAGES.includes(each))) {
    const html = await (await request.get(route)).text();
    const types = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(
      // What is over is removed by a script that carries this mark, only where something can be over.
      types.filter((type) => type !== 'type="application/ld+json"' && !type?.startsWith('data-keep')),
      route,
    ).toEqual(['type="speculationrules"']);
    expect(html, route).not.toMatch(/ on[a-z]+="|href="javascript:/);
  }
});

test('nothing of the framework is left in a page', async ({ request }) => {
  for (const route of readSiteRoutes()) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/__next_f|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
  }
});
