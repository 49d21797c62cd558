import path from 'node:path';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';

// Why: docs/decisions/hosts.md
/**
 * What every host of the finished site must do, whichever it is. `out/_headers`, the nginx server block, the `.htaccess`
 * and the local server are all made from these tables; `lib/hosts/*.test.ts` and e2e/export-hosts.spec.ts compare them.
 */
export interface HeaderRule {
  /** An address, or with `/*` at its end all addresses below. Rules for one header never overlap. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Sent with every answer, also one that reports an error. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // The rest of the policy is in each page's <meta>; this directive is heard in a header only.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains: a school's other hosts may not have certificates.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Pages and all that has no rule of its own: stored, but revalidated each time. Also what Netlify and Cloudflare do. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** A file whose name holds a hash of its content never changes. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** By its ending alone the feed would be any XML, which no reader of feeds subscribes to. */
const FEED_TYPE = 'application/atom+xml';

/** What browsers may unpack the pages with (RFC 9842): fetched once a page stands, and kept for a day. */
export const DICTIONARY = '/_dictionary.txt';

/** Sent with pages, by hosts that also send the copies made with the dictionary. */
export const PAGE_HEADERS = {
  Link: `<${DICTIONARY}>; rel="compression-dictionary"`,
  Vary: 'Accept-Encoding, Available-Dictionary',
};

/** A dictionary's hash in the header of a browser that has it. The copies' names hold it: `x.html.KEY.dcz`. */
export const DICTIONARY_KEY = '[A-Za-z0-9]{43}';

/** @returns undefined for a hash that cannot be part of the name of a file */
export function keyOfDictionary(availableDictionary: string): string | undefined {
  return new RegExp(`^:(${DICTIONARY_KEY})=:$`).exec(availableDictionary)?.[1];
}

/** Sent with the files that are there. */
export const FILE_RULES: readonly HeaderRule[] = [
  { path: '/_next/static/*', headers: IMMUTABLE },
  { path: '/_islands/*', headers: IMMUTABLE },
  // The files beside them, which the office replaces under their names, are revalidated like pages.
  { path: `${PICTURES_ADDRESS}*`, headers: IMMUTABLE },
  { path: '/social/*', headers: IMMUTABLE },
  { path: '/fonts/*', headers: IMMUTABLE },
  {
    path: DICTIONARY,
    headers: {
      'Cache-Control': 'public, max-age=86400',
      'Use-As-Dictionary': 'match="/*", match-dest=("document")',
    },
  },
  { path: '/icons/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  { path: '/calendar.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/feed.xml', headers: { 'Content-Type': `${FEED_TYPE}; charset=utf-8` } },
];

/** The rules that give this header: their addresses, as patterns of servers too, and its value. */
export function rulesOf(header: string): { path: string; pattern: string; value: string }[] {
  return FILE_RULES.flatMap((rule) => {
    const value = rule.headers[header];
    return value ? [{ path: rule.path, pattern: patternOf(rule), value }] : [];
  });
}

/** Matches the addresses that a rule is for; without `^`, since nginx matches a status before the address. */
const patternOf = ({ path: rule }: HeaderRule): string =>
  `${rule.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;

/** Whether a rule is for this address. */
export function ruleApplies(rule: HeaderRule, address: string): boolean {
  return new RegExp(`^${patternOf(rule)}`).test(address);
}

/** The headers of an answer that is no file of the site: a redirect or an error. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': REVALIDATE,
  ...SECURITY_HEADERS,
};

/** The headers of the file of this name, such as `/transport.html`. */
export function fileHeaders(name: string): Record<string, string> {
  const rules = FILE_RULES.filter((rule) => ruleApplies(rule, name)).map(({ headers }) => headers);
  const type = isText(name) ? `${typeOf(name)}; charset=utf-8` : typeOf(name);
  return { ...ANSWER_HEADERS, 'Content-Type': type, ...(Object.assign({}, ...rules) as object) };
}

/** Media types by ending. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  ics: 'text/calendar',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Types that are text: sent with their character set, and worth compressing. */
export const TEXT_TYPES = [...Object.values(CONTENT_TYPES), FEED_TYPE].filter((type) =>
  /^text\/|[/+](?:json|xml)$/.test(type),
);

/** Whether a file of the finished site has compressed copies beside it. */
export const isText = (file: string): boolean => TEXT_TYPES.includes(typeOf(file));

const typeOf = (file: string): string =>
  CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
