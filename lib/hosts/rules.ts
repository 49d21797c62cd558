import path from 'node:path';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';

// Why: docs/decisions/hosts.md
/** A header rule. `out/_headers`, nginx.conf, `.htaccess` and the local server all follow the tables below. */
export interface HeaderRule {
  /** An address, or all addresses below one (`/*`). No address matches two rules that set the same header. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Headers of every response, including errors. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Browsers ignore this directive in <meta>, which contains the rest of each page's policy.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Omits includeSubDomains, because other hosts of the school may have no certificates.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** The caching of files without a rule of their own. Netlify and Cloudflare have the same default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers for files whose name contains a hash of their content. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Feed readers do not offer to subscribe to `application/xml`. */
const FEED_TYPE = 'application/atom+xml';

/** The compression dictionary (RFC 9842). Browsers fetch it when idle, and keep it for a day. */
export const DICTIONARY = '/_dictionary.txt';

/** Headers for pages on hosts that also send copies compressed with the dictionary. */
export const PAGE_HEADERS = {
  Link: `<${DICTIONARY}>; rel="compression-dictionary"`,
  Vary: 'Accept-Encoding, Available-Dictionary',
};

/** Matches a dictionary's hash, as browsers send it and as file names of copies contain it: `x.html.KEY.dcz`. */
export const DICTIONARY_KEY = '[A-Za-z0-9]{43}';

/** The hash in an `Available-Dictionary` header; undefined if it cannot be part of a file name. */
export const keyOfDictionary = (availableDictionary: string): string | undefined =>
  new RegExp(`^:(${DICTIONARY_KEY})=:$`).exec(availableDictionary)?.[1];

export const FILE_RULES: readonly HeaderRule[] = [
  { path: '/_next/static/*', headers: IMMUTABLE },
  { path: '/_islands/*', headers: IMMUTABLE },
  // Other files in this folder are revalidated, because the office may replace a file and keep its name.
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

/** The rules, with those for files that each language has in its own folder, such as `/hi/feed.xml`. */
export const rulesIn = (languages: readonly string[]): HeaderRule[] =>
  FILE_RULES.flatMap((rule) => {
    const folders = rule.headers['Content-Type'] ? languages.map((each) => `/${each}`) : [];
    return ['', ...folders].map((folder) => ({ ...rule, path: folder + rule.path }));
  });

/** The rules that set `header`. Each has a `pattern`, a regular expression for nginx and Apache. */
export function rulesOf(header: string, languages: readonly string[] = []) {
  return rulesIn(languages).flatMap((rule) => {
    const value = rule.headers[header];
    return value ? [{ path: rule.path, pattern: patternOf(rule), value }] : [];
  });
}

/** A regular expression without `^`, because nginx matches it against the status and the address together. */
const patternOf = ({ path: rule }: HeaderRule): string =>
  `${rule.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;

export function ruleApplies(rule: HeaderRule, address: string): boolean {
  const own = rule.headers['Content-Type'] ? address.replace(/^\/[a-z]{2,3}(?=\/)/, '') : address;
  return new RegExp(`^${patternOf(rule)}`).test(own);
}

/** Headers of redirects and errors. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': REVALIDATE,
  ...SECURITY_HEADERS,
};

/** @param name such as `/transport.html` */
export function fileHeaders(name: string): Record<string, string> {
  const rules = FILE_RULES.filter((rule) => ruleApplies(rule, name)).map(({ headers }) => headers);
  const type = isText(name) ? `${typeOf(name)}; charset=utf-8` : typeOf(name);
  return { ...ANSWER_HEADERS, 'Content-Type': type, ...(Object.assign({}, ...rules) as object) };
}

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

/** Types of files that are compressed, and sent with a character set. */
export const TEXT_TYPES = [...Object.values(CONTENT_TYPES), FEED_TYPE].filter((type) =>
  /^text\/|[/+](?:json|xml)$/.test(type),
);

export const isText = (file: string): boolean => TEXT_TYPES.includes(typeOf(file));

const typeOf = (file: string): string =>
  CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
