import { withScheme } from '@/lib/text/text';

const FOLDER = '/assets/';

/** Below the files of content/files/, of which none can have the name of this folder: each ends in `.pdf`. */
export const PICTURES_ADDRESS = `${FOLDER}pictures/`;

/**
 * The file of content/files/ that an address leads to: `/assets/fee%20structure.pdf` → `fee structure.pdf`. An editor
 * may write the name as it is, or as a browser shows it.
 * @returns undefined for another address
 */
export function assetName(address: string): string | undefined {
  if (!address.startsWith(FOLDER)) return undefined;
  const name = address.slice(FOLDER.length);
  try {
    return decodeURI(name);
  } catch {
    // A lone "%": no file has such a name, and the check of links says so.
    return name;
  }
}

/** An address as an editor writes it, as HTML has it: `cbse.gov.in` → `https://cbse.gov.in`. */
export function hrefOf(address: string): string {
  const file = assetName(address);
  return file === undefined ? withScheme(address) : assetAddress(file);
}

/** The address of a file of content/files/, as HTML has it. */
export const assetAddress = (name: string): string => FOLDER + encodeURI(name);

/**
 * Addresses that the site itself needs: its own pages, what the build writes, the API, and what hosts and search
 * engines ask for. A page `/robots` would be taken for the payload of robots.txt.
 */
export const RESERVED_ROUTES: readonly string[] = [
  '/ /login /dashboard /index /site-map /class /cards /notice /404 /_not-found',
  '/assets /social /icons /fonts /_islands /_next /api /healthz',
  '/robots /sitemap /manifest /favicon /calendar.ics /feed.xml',
].flatMap((routes) => routes.split(' '));

/** `pages/Account/Testimonials.md` → `/Account/Testimonials`: the path of the file is the path of the page. */
export const routeOf = (path: string): string => path.replace(/^pages/, '').replace(/\.md$/, '');

/** The reserved address that `route` would cover or lie below, if any. */
export const findReservedRoute = (route: string): string | undefined =>
  RESERVED_ROUTES.find((reserved) => `${route.toLowerCase()}/`.startsWith(`${reserved}/`));
