import { readSiteRoutes } from './site-routes';
import { expect, test } from './watched-page';

const ISLAND_PAGES = ['/', '/gallery'];

test('only the pages with islands load script, and each one file of it, after its first paint', async ({
  page,
}) => {
  for (const route of readSiteRoutes()) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const { scripts, firstPaint } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    }));
    if (!ISLAND_PAGES.includes(route)) {
      expect(scripts, route).toEqual([]);
      await expect(
        page.locator('script:not([type="application/ld+json"], [type=speculationrules])'),
      ).toHaveCount(0);
      continue;
    }
    expect(scripts, route).toHaveLength(1);
    expect(scripts[0]?.path).toMatch(/^\/_islands\/\w+\.js$/);
    expect(scripts[0]?.startTime).toBeGreaterThanOrEqual(firstPaint);
  }
});

test('nothing of the framework is left in a page', async ({ request }) => {
  for (const route of readSiteRoutes()) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/__next_f|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
  }
});
