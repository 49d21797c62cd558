import { readFileSync } from 'node:fs';
import { SITE_FOLDER } from '@/lib/build/files';
import { content } from './built-content';

/** The path of every page of the finished site, from its sitemap. A missing out/ fails: nothing is skipped. */
export function readSiteRoutes(): string[] {
  const sitemap = readFileSync(`${SITE_FOLDER}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The same with one card of a class and one announcement: the pages of a kind differ in their texts alone. */
export function readKindsOfRoutes(): string[] {
  const seen = new Set<string>();
  return readSiteRoutes().filter((route) => {
    const [, kind] = /^\/(class|notice)\/./.exec(route) ?? [];
    if (kind === undefined) return true;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}

/** The pages whose HTML matches, such as those with an island: found by what they are, not by their names. */
export function routesWith(markup: RegExp): string[] {
  return readSiteRoutes().filter((route) => markup.test(readPage(route)));
}

export const ISLAND = /<div data-island="/;

/**
 * The address of a page of text alone, without an island or a list; of those in a list of the menu, where there are any.
 * @throws Error where there is none
 */
export function plainRoute(): string {
  const plain = content.pages.filter(({ shows = [] }) => shows.length === 0).map(({ route }) => route);
  const inLists = content.menu.entries.flatMap(({ entries = [] }) => entries.map(({ to }) => to));
  const found = plain.find((route) => inLists.includes(route)) ?? plain[0];
  if (!found) throw new Error('the site has no page of text alone');
  return found;
}

/** The HTML of a page of the finished site, as it lies in out/: to ask the server for each takes ten times as long. */
export function readPage(route: string): string {
  return readFileSync(`${SITE_FOLDER}${route === '/' ? '/index' : decodeURI(route)}.html`, 'utf8');
}
