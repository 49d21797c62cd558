import { existsSync, readdirSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { SITE_FOLDER } from '@/lib/build/files';

/** Headers that every host must send alike, whatever it makes of compression and redirects. */
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

/** These headers of an answer; one that is not there is undefined. */
export function pick(response: APIResponse, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, response.headers()[name]]));
}

/** The address of the first file with this ending in a folder of the built site. */
export function first(folder: string, ending: string): string {
  return `/${folder}/${readdirSync(`${SITE_FOLDER}/${folder}`).find((name) => name.endsWith(ending))}`;
}

/** One file of each kind that is no page; a school without a calendar or news has no file of it. */
export const FILES = [
  '/manifest.webmanifest',
  ...['/calendar.ics', '/feed.xml'].filter((address) => existsSync(SITE_FOLDER + address)),
  '/sitemap.xml',
  '/robots.txt',
  '/icons/icon-32.png',
  first('assets/pictures', '.avif'),
  first('assets/pictures', '.webp'),
  first('assets/pictures', '.jpg'),
  first('_islands', '.js'),
  first('_next/static/media', '.woff2'),
  first('assets', '.pdf'),
];
