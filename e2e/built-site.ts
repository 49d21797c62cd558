import { readFileSync } from 'node:fs';

/** The path of every page of the finished site, from its sitemap. A missing out/ fails: nothing is skipped. */
export function readSiteRoutes(): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The pages whose HTML matches, such as those with an island: found by what they are, not by their names. */
export function routesWith(markup: RegExp): string[] {
  return readSiteRoutes().filter((route) => markup.test(readPage(route)));
}

export const ISLAND = /<div data-island="/;

/** A page of text alone, without an island or a list of dated items; of those that the menu names, where there are any. */
export function plainRoute(): string {
  const plain = readSiteRoutes().filter(
    (route) => route !== '/' && !/data-island|<main[^]*<script data-keep[^]*<\/main>/.test(readPage(route)),
  );
  const found = plain.find((route) => /aria-current="page"/.test(readPage(route))) ?? plain[0];
  if (!found) throw new Error('the site has no page of text alone');
  return found;
}

function readPage(route: string): string {
  return readFileSync(route === '/' ? 'out/index.html' : `out${decodeURI(route)}.html`, 'utf8');
}
