/**
 * What every host of the finished site must do, whichever it is. `out/_headers`, the nginx server block and the local
 * server are all made from this table; `lib/hosts/*.test.ts` and e2e/export-hosts.spec.ts compare them.
 */
export interface HeaderRule {
  /** An address, or with `/*` at its end all addresses below. Rules for one header never overlap. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the headers also belong to answers that report an error. */
  always: boolean;
}

/** A file whose name holds a hash of its content never changes. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Pages and all that has no rule of its own: stored, but revalidated each time. Also what Netlify and Cloudflare do. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    always: true,
    headers: {
      // The rest of the policy is in each page's <meta>; this directive is heard in a header only.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Without includeSubDomains: a school's other hosts may not have certificates.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  { path: '/_next/static/*', always: false, headers: IMMUTABLE },
  { path: '/_islands/*', always: false, headers: IMMUTABLE },
  { path: '/pictures/*', always: false, headers: IMMUTABLE },
  { path: '/social/*', always: false, headers: IMMUTABLE },
  { path: '/fonts/*', always: false, headers: IMMUTABLE },
  { path: '/icons/*', always: false, headers: { 'Cache-Control': 'public, max-age=86400' } },
  // The office replaces a document under its name.
  { path: '/assets/*', always: false, headers: { 'Cache-Control': 'public, max-age=300' } },
  {
    path: '/manifest.webmanifest',
    always: false,
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  },
  { path: '/calendar.ics', always: false, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  // By its ending alone it would be any XML, which no reader of feeds subscribes to.
  { path: '/feed.xml', always: false, headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];

/** Whether a rule is for this address. */
export function ruleApplies({ path }: Pick<HeaderRule, 'path'>, address: string): boolean {
  return path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) : path === address;
}
