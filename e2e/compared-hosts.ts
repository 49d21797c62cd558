import { existsSync, readdirSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { SITE_FOLDER } from '@/lib/build/files';
import { OTHER_LANGUAGES } from './site-routes';

/** Headers that must be equal on all hosts, although the hosts compress and redirect differently. */
export const COMPARED = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

/** The values of these headers in a response; undefined for a missing header. */
export function pick(response: APIResponse, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, response.headers()[name]]));
}

/** The address of the first file with this extension in a folder of the built site. */
export function first(folder: string, ending: string): string {
  return `/${folder}/${readdirSync(`${SITE_FOLDER}/${folder}`).find((name) => name.endsWith(ending))}`;
}

/** One address for each kind of file other than pages. A school may lack a calendar or a feed. */
export const FILES = [
  '/manifest.webmanifest',
  ...['/calendar.ics', '/feed.xml'].filter((address) => existsSync(SITE_FOLDER + address)),
  '/sitemap.xml',
  '/robots.txt',
  '/icons/icon-32.png',
  '/favicon.ico',
  first('assets/pictures', '.avif'),
  first('assets/pictures', '.webp'),
  first('assets/pictures', '.jpg'),
  first('_islands', '.js'),
  first('_next/static/media', '.woff2'),
  first('assets', '.pdf'),
];

/** Addresses that a page might have had on an earlier website, some of them in capitals. */
export const spellingsOf = (page: string): string[] => [
  `${page}.html`,
  `${page}/`,
  `${page}.php?id=3`,
  `${page}.aspx`,
  `${page}.htm`,
  page.toUpperCase(),
  `${page.toUpperCase()}.HTML`,
  '/index.php',
];

/** Addresses in the other languages: pages, redirects and files, and some that lead to the error page. */
export const OF_LANGUAGES = OTHER_LANGUAGES.flatMap((language) =>
  ['', '/', '/site-map', '/site-map/', '/feed.xml', '/calendar.ics', '/manifest.webmanifest']
    .filter((file) => !file.includes('.') || existsSync(`${SITE_FOLDER}/${language}${file}`))
    .concat('/no-such-page', '/no-such-page/', '/404', '/404.html')
    .map((address) => `/${language}${address}`),
);

/** The language of the page in a response, even of an error page. */
export const languageOf = async (response: APIResponse): Promise<string | undefined> =>
  /<html lang="([\w-]+)"/.exec(await response.text())?.[1];
