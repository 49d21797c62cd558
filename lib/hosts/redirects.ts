import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOf, OLD_ENDINGS } from '@/lib/content/read/addresses';
import { decode } from '@/lib/text/text';

export interface Redirect {
  /** The old address, decoded: `/old page.php`. */
  from: string;
  /** The new address, written as the `Location` header needs it. */
  to: string;
}

/** The file in the site from which Netlify, Cloudflare Pages and the local server read the redirects. */
export const REDIRECTS_FILE = '_redirects';

/** The maximum number of redirects that Cloudflare Pages accepts. */
const MOST = 2000;

/** The school's own redirects, then those from other spellings of addresses. @param own from content/redirects.yaml */
export function listRedirects(routes: readonly string[], own: readonly Redirect[] = []): Redirect[] {
  const ofPages = OLD_ENDINGS.flatMap((ending) =>
    routes.map((route) => ({ from: (route === '/' ? '/index' : route) + ending, to: route })),
  );
  const lower = routes.flatMap((route) => {
    const from = route.toLowerCase();
    return routes.includes(from) ? [] : { from, to: route };
  });
  const old = own.map(({ from, to }) => ({ from: decode(from), to: hrefOf(to) }));
  return [...old, ...lower, ...ofPages].slice(0, MOST);
}

/** Netlify needs a line for each language's error page. Cloudflare Pages finds the page itself, and ignores the line. */
export const writeRedirects = (redirects: readonly Redirect[], languages: readonly string[]): string =>
  [
    ...redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`),
    ...languages.map((each) => `/${each}/* /${each}/404.html 404\n`),
  ].join('');

/** Reads the file that `writeRedirects` has written. @param folder a finished site's folder */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return status === '301' ? { from: decode(from), to } : [];
  });
}

/** Also redirects each target to itself: some hosts ignore case in redirects (`/Transport`) but not in file names. */
export function inAnyCase(redirects: readonly Redirect[]): Redirect[] {
  const pages = new Set(redirects.map(({ to }) => to).filter((to) => /^\/[^#]+$/.test(to)));
  return [...redirects, ...[...pages].map((route) => ({ from: route, to: route }))];
}

/** A regular expression for nginx and Apache. */
export const patternOf = ({ from }: Redirect): string =>
  `^${from.replaceAll(/[.+()*?[\]|^$\\{}]/g, String.raw`\$&`)}/?$`;
