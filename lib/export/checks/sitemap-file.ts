import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage, Finding, SiteCheck } from './built-site';

const SITEMAP = { route: '/sitemap.xml', source: 'app/sitemap.ts' };

/** The sitemap names every page that search engines may show, and no other address. */
export const checkSitemap: SiteCheck = async ({ folder, pages }) => {
  const text = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
  const wanted = pages.filter((page) => !isHidden(page));
  const [namedRoutes, wantedRoutes] = [new Set(named), new Set(wanted.map(({ route }) => route))];
  const missing = wanted
    .filter(({ route }) => !namedRoutes.has(route))
    .map((page): Finding => ({ page, message: 'is missing in sitemap.xml' }));
  const extra = named
    .filter((route) => !wantedRoutes.has(route))
    .map((route): Finding => ({
      page: SITEMAP,
      message: `names ${route}, which is no page for search engines`,
    }));
  return [...missing, ...extra];
};

function isHidden({ elements }: BuiltPage): boolean {
  return elements.some(
    ({ attributes }) => attributes.name === 'robots' && attributes.content?.includes('noindex'),
  );
}
