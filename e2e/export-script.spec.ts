import { readPage, readSiteRoutes, routesWith } from './site-routes';
import { expect, fileTest } from './watched-page';

/** Pages with an island, or with a script of lib/build/page-scripts.ts. */
const SCRIPT_PAGES = routesWith(/ data-(island|script)="/);

const DATA = ['type="application/ld+json"', 'type="speculationrules"'];
/** In bytes. */
const FEW = 600;
/** The script that removes expired items (components/ui/ExpiryScript.tsx). */
const KEPT = 'data-keep=""';

fileTest('a page without islands or a script of its own has no script, except two small ones', () => {
  for (const route of readSiteRoutes().filter((each) => !SCRIPT_PAGES.includes(each))) {
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

fileTest('no page contains any trace of the framework', () => {
  for (const route of readSiteRoutes()) {
    const html = readPage(route);
    expect(html, route).not.toMatch(/__next_f|\/_next\/static\/chunks|<!--|data-precedence|next-size-adjust/);
  }
});
