import path from 'node:path';
import { PICTURES_ADDRESS } from '@/lib/content/read/addresses';

// Why: docs/decisions/hosts.md
/** The rules for every host: `out/_headers`, nginx.conf, `.htaccess` and the local server are made from these tables. */
export interface HeaderRule {
  /** An address, or with `/*` all addresses below it. Rules for one header never overlap. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** For every answer, including errors. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // The rest of the policy is in each page's <meta>, where browsers ignore this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains: a school's other hosts may not have certificates.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** For files without a rule. Netlify and Cloudflare do the same. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files whose name contains a hash of their content. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Feed readers do not subscribe to plain `application/xml`. */
const FEED_TYPE = 'application/atom+xml';

/** The compression dictionary (RFC 9842), which browsers fetch when idle and keep for a day. */
export const DICTIONARY = '/_dictionary.txt';

/** For pages, on hosts that also send the dictionary-compressed copies. */
export const PAGE_HEADERS = {
  Link: `<${DICTIONARY}>; rel="compression-dictionary"`,
  Vary: 'Accept-Encoding, Available-Dictionary',
};

/** A dictionary's hash, as browsers send it and as copies are named: `x.html.KEY.dcz`. */
export const DICTIONARY_KEY = '[A-Za-z0-9]{43}';

/** @returns undefined for a hash that cannot be part of a file name */
export function keyOfDictionary(availableDictionary: string): string | undefined {
  return new RegExp(`^:(${DICTIONARY_KEY})=:$`).exec(availableDictionary)?.[1];
}

export const FILE_RULES: readonly HeaderRule[] = [
  { path: '/_next/static/*', headers: IMMUTABLE },
  { path: '/_islands/*', headers: IMMUTABLE },
  // Other files in the folder, which the office may replace under the same name, are revalidated.
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

/** Files that each language has, below its name. */
export const rulesOfLanguages = (languages: readonly string[]): HeaderRule[] =>
  FILE_RULES.filter(({ headers }) => headers['Content-Type']).flatMap((rule) =>
    languages.map((language) => ({ ...rule, path: `/${language}${rule.path}` })),
  );

/** The rules that set a header. `pattern` is a regular expression for nginx and Apache. */
export function rulesOf(
  header: string,
  languages: readonly string[] = [],
): { path: string; pattern: string; value: string }[] {
  return [...FILE_RULES, ...rulesOfLanguages(languages)].flatMap((rule) => {
    const value = rule.headers[header];
    return value ? [{ path: rule.path, pattern: patternOf(rule), value }] : [];
  });
}

/** Without `^`, because nginx matches a status before the address. */
const patternOf = ({ path: rule }: HeaderRule): string =>
  `${rule.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;

/** @param address of any language */
export function ruleApplies(rule: HeaderRule, address: string): boolean {
  const own = rule.headers['Content-Type'] ? address.replace(/^\/[a-z]{2,3}(?=\/)/, '') : address;
  return new RegExp(`^${patternOf(rule)}`).test(own);
}

/** For redirects and errors. */
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

/** Sent with a character set, and compressed. */
export const TEXT_TYPES = [...Object.values(CONTENT_TYPES), FEED_TYPE].filter((type) =>
  /^text\/|[/+](?:json|xml)$/.test(type),
);

export const isText = (file: string): boolean => TEXT_TYPES.includes(typeOf(file));

const typeOf = (file: string): string =>
  CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
