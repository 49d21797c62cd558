import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hrefOf } from '@/lib/content/read/addresses';
import { decode } from '@/lib/text/decode';

export interface Redirect {
  /** Decoded, such as `/old page.php`. */
  from: string;
  /** As in the `Location` header. */
  to: string;
}

/** The file in the site from which Netlify, Cloudflare Pages and the local server take the redirects. */
export const REDIRECTS_FILE = '_redirects';

/** The limit of Cloudflare Pages. */
const MOST = 2000;
/** Of the school's earlier website. */
const ENDINGS = ['.html', '.php'];

/** The school's own redirects, and those from other spellings of each page. @param own from content/redirects.yaml */
export function listRedirects(routes: readonly string[], own: readonly Redirect[] = []): Redirect[] {
  const ofPages = ENDINGS.flatMap((ending) =>
    routes.map((route) => ({ from: (route === '/' ? '/index' : route) + ending, to: route })),
  );
  const lower = routes.flatMap((route) => {
    const from = route.toLowerCase();
    return routes.includes(from) ? [] : { from, to: route };
  });
  const old = own.map(({ from, to }) => ({ from: decode(from), to: hrefOf(to) }));
  return [...old, ...lower, ...ofPages].slice(0, MOST);
}

export const writeRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');

/** Reads what `writeRedirects` has written. @param folder of a finished site */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from: decode(from), to };
  });
}

/** For hosts that ignore capitals and first look for a file: also each target itself, so that `/Transport` is found. */
export function inAnyCase(redirects: readonly Redirect[]): Redirect[] {
  const pages = new Set(redirects.map(({ to }) => to).filter((to) => /^\/[^#]+$/.test(to)));
  return [...redirects, ...[...pages].map((route) => ({ from: route, to: route }))];
}

/** For nginx and Apache. */
export const patternOf = ({ from }: Redirect): string =>
  `^${from.replaceAll(/[.+()*?[\]|^$\\{}]/g, String.raw`\$&`)}/?$`;
