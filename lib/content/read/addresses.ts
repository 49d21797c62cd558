import { withScheme } from '@/lib/text/text';

const FOLDER = '/assets/';

/** The address of prepared pictures. No file in content/files/ can have it, because their names end in `.pdf`. */
export const PICTURES_ADDRESS = `${FOLDER}pictures/`;

/** The file in content/files/ to which an address leads, escaped or not: `/assets/fee%20list.pdf` → `fee list.pdf`. */
export function assetName(address: string): string | undefined {
  if (!address.startsWith(FOLDER)) return undefined;
  const name = address.slice(FOLDER.length);
  try {
    return decodeURI(name);
  } catch {
    // The "%" does not begin a valid escape. No file has such a name, so checkReferences reports the link.
    return name;
  }
}

/** The `href` for an address as editors write it: `cbse.gov.in` → `https://cbse.gov.in`. */
export function hrefOf(address: string): string {
  const file = assetName(address);
  return file === undefined ? withScheme(address) : assetAddress(file);
}

export const assetAddress = (name: string): string => FOLDER + encodeURI(name);

/** Addresses that all languages share: files, the API, and pages that exist only in the first language. */
const SHARED = /^\/(?:api|assets|icons|social|fonts|_islands|_next|login|dashboard)(?:[/.]|$)/;

/** The address in a language: `/fees` → `/hi/fees`. For the first language (undefined), addresses have no prefix. */
export function routeIn(language: string | undefined, route: string): string {
  const isMoved = language !== undefined && /^\/(?!\/)/.test(route) && !SHARED.test(route);
  return isMoved ? `/${language}${route.replace(/^\/(?=#|$)/, '')}` : route;
}

interface PlacedSite {
  siteAddress: string;
  language?: string;
}

/** The absolute address of a page or file; without `route`, the address of the site. */
export const addressOf = ({ siteAddress, language }: PlacedSite, route?: string): string =>
  route === undefined
    ? siteAddress + routeIn(language, '/').replace(/^\/$/, '')
    : new URL(routeIn(language, route), siteAddress).href;

/** The address by which an iPhone or a Mac subscribes to a calendar. Android cannot open such addresses. */
export const calendarAddress = (site: PlacedSite, route: string): string =>
  addressOf(site, route).replace('https:', 'webcal:');

/** Addresses that the site itself, the API, hosts or search engines use, such as `/robots` for robots.txt. */
export const RESERVED_ROUTES: readonly string[] = [
  '/ /login /dashboard /index /site-map /search /class /cards /notice /404 /_not-found',
  '/assets /social /icons /fonts /_islands /_next /api /healthz',
  '/robots /sitemap /manifest /favicon /calendar.ics /feed.xml',
].flatMap((routes) => routes.split(' '));

/** `pages/Account/Testimonials.md` → `/Account/Testimonials` */
export const routeOf = (path: string): string => path.replace(/^pages/, '').replace(/\.md$/, '');

/** The reserved address that equals `route` or is a parent of it; undefined if there is none. */
export const findReservedRoute = (route: string, routes = RESERVED_ROUTES): string | undefined =>
  routes.find((reserved) => `${route.toLowerCase()}/`.startsWith(`${reserved}/`));

/** Extensions of pages on the school's earlier website, the most common first. */
export const OLD_ENDINGS: readonly string[] = ['.html', '.php', '.htm', '.aspx', '.asp'];
