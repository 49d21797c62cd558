import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding, SiteCheck } from './built-site';

const ROBOTS = { route: '/robots.txt', source: 'app/robots.ts' };

/** robots.txt is there and closes no page: a search engine that may not look never reads a page's noindex. */
export const checkRobots: SiteCheck = async ({ folder, addresses }) => {
  if (!addresses.has(ROBOTS.route)) return [{ page: ROBOTS, message: 'is missing' }];
  const text = await readFile(path.join(folder, 'robots.txt'), 'utf8');
  const closed = [...text.matchAll(/^Disallow: *(\S+)/gim)].map(([, start = '']) => start);
  return closed.flatMap((start): Finding[] => {
    const file = [...addresses].find((address) => address.endsWith('.html') && address.startsWith(start));
    return file === undefined
      ? []
      : [{ page: ROBOTS, message: `closes ${file.replace(/\.html$/, '')}, so that its noindex is not read` }];
  });
};
