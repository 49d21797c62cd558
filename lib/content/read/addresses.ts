import { withScheme } from '@/lib/text/text';

const FOLDER = '/assets/';

/** Never the address of a file in content/files/, because those end in `.pdf`. */
export const PICTURES_ADDRESS = `${FOLDER}pictures/`;

/** The file in content/files/ that an address, escaped or not, leads to: `/assets/fee%20list.pdf` → `fee list.pdf`. */
export function assetName(address: string): string | undefined {
  if (!address.startsWith(FOLDER)) return undefined;
  const name = address.slice(FOLDER.length);
  try {
    return decodeURI(name);
  } catch {
    // A lone "%" is not in any file name; checkReferences reports the link.
    return name;
  }
}

/** The `href` for an address as editors write it: `cbse.gov.in` → `https://cbse.gov.in`. */
export function hrefOf(address: string): string {
  const file = assetName(address);
  return file === undefined ? withScheme(address) : assetAddress(file);
}

export const assetAddress = (name: string): string => FOLDER + encodeURI(name);

/** Files and calls that all languages of a site share, and pages that exist only in the first. */
const SHARED = /^\/(?:api|assets|icons|social|fonts|_islands|_next|login|dashboard)(?:[/.]|$)/;

/** The address of a page or file of the site in a language; undefined for the first, whose addresses have no prefix. */
export function routeIn(language: string | undefined, route: string): string {
  const isMoved = language !== undefined && /^\/(?!\/)/.test(route) && !SHARED.test(route);
  return isMoved ? `/${language}${route.replace(/^\/(?=#|$)/, '')}` : route;
}

interface PlacedSite {
  siteAddress: string;
  language?: string;
}

/** The full address of a page or file, or of the site. */
export const addressOf = ({ siteAddress, language }: PlacedSite, route?: string): string =>
  route === undefined
    ? siteAddress + routeIn(language, '/').replace(/^\/$/, '')
    : new URL(routeIn(language, route), siteAddress).href;

/** The address at which telephones subscribe to a calendar. */
export const calendarAddress = (site: PlacedSite, route: string): string =>
  addressOf(site, route).replace('https:', 'webcal:');

/** Addresses of the site itself, the API, hosts and search engines. A page `/robots` would collide with robots.txt. */
export const RESERVED_ROUTES: readonly string[] = [
  '/ /login /dashboard /index /site-map /search /class /cards /notice /404 /_not-found',
  '/assets /social /icons /fonts /_islands /_next /api /healthz',
  '/robots /sitemap /manifest /favicon /calendar.ics /feed.xml',
].flatMap((routes) => routes.split(' '));

/** `pages/Account/Testimonials.md` → `/Account/Testimonials` */
export const routeOf = (path: string): string => path.replace(/^pages/, '').replace(/\.md$/, '');

/** The reserved address that `route` equals or lies below, if any. */
export const findReservedRoute = (route: string): string | undefined =>
  RESERVED_ROUTES.find((reserved) => `${route.toLowerCase()}/`.startsWith(`${reserved}/`));
