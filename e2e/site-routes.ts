import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { scanPage, type PageElement } from '@/lib/build/scan-page';
import { parseIndex, type SearchIndex } from '@/lib/search/search-index';
import { content } from './built-content';

/**
 * The routes of all pages in the finished site, from its sitemap. Fails if out/ is missing.
 * @param language the first by default, because e2e/languages.spec.ts tests how the others differ
 */
export function readSiteRoutes(language?: string): string[] {
  const sitemap = readFileSync(`${SITE_FOLDER}/sitemap.xml`, 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const others = OTHER_LANGUAGES.map((each) => ({
    each,
    all: routes.filter((route) => `${route}/`.startsWith(`/${each}/`)),
  }));
  if (language !== undefined) return others.find(({ each }) => each === language)?.all ?? [];
  return routes.filter((route) => !others.some(({ all }) => all.includes(route)));
}

/** The school's languages except the first, whose pages are not in a folder of their own. */
export const OTHER_LANGUAGES: readonly string[] = content.school.languages?.slice(1) ?? [];

/**
 * Routes of a few pages that together contain every combination of parent and child elements in the site's `main`
 * elements. The next page picked is always the one that adds the most combinations.
 */
export function readKindsOfRoutes(): string[] {
  const kind = ({ name, attributes }: PageElement): string => `${name} ${attributes.class ?? ''}`;
  const missing = new Map<string, Set<string>>();
  for (const route of readSiteRoutes()) {
    const [main = ''] = /<main[^]*<\/main>/.exec(readPage(route)) ?? [];
    const pairs = scanPage(main).elements.map(
      (one) => `${one.parent ? kind(one.parent) : ''} > ${kind(one)}`,
    );
    missing.set(route, new Set(pairs));
  }
  const chosen: string[] = [];
  for (let next: string | undefined = plainRoute(); next !== undefined;) {
    chosen.push(next);
    const covered = [...(missing.get(next) ?? [])];
    for (const [route, pairs] of missing) {
      for (const pair of covered) pairs.delete(pair);
      if (!pairs.size) missing.delete(route);
    }
    [next] = [...missing].toSorted(([, one], [, other]) => other.size - one.size)[0] ?? [];
  }
  return chosen;
}

/** Routes of pages whose HTML matches, such as pages with an island. */
export function routesWith(markup: RegExp): string[] {
  return readSiteRoutes().filter((route) => markup.test(readPage(route)));
}

export const ISLAND = /<div data-island="/;

/** The route of a page without islands or lists, preferably one in the menu. @throws Error if there is none */
export function plainRoute(): string {
  const plain = content.pages.filter(({ shows = [] }) => shows.length === 0).map(({ route }) => route);
  const inLists = content.menu.entries.flatMap(({ entries = [] }) => entries.map(({ to }) => to));
  const found = plain.find((route) => inLists.includes(route)) ?? plain[0];
  if (!found) throw new Error('the site has no page with text only');
  return found;
}

/** The HTML of a page, read from out/: requesting it takes ten times as long. */
export function readPage(route: string): string {
  return readFileSync(`${SITE_FOLDER}${route === '/' ? '/index' : decodeURI(route)}.html`, 'utf8');
}

/** The search index that pages of the site in out/ fetch. */
export function readSearchIndex(route = '/search'): SearchIndex {
  const [, script = ''] = /"(\/_islands\/[^"]+\.js)"/.exec(readPage(route)) ?? [];
  const [address = ''] =
    /\/_islands\/\w+\.json/.exec(readFileSync(path.join(SITE_FOLDER, script), 'utf8')) ?? [];
  return parseIndex(readFileSync(path.join(SITE_FOLDER, address), 'utf8'));
}
