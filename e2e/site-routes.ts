import { readFileSync } from 'node:fs';

/** The path of every page of the finished site, from its sitemap. A missing out/ fails: nothing is skipped. */
export function readSiteRoutes(): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
