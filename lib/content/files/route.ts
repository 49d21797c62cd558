/**
 * Addresses that the site itself needs: its own pages, what the build writes, the API, and what hosts and search
 * engines ask for. A page `/robots` would be taken for the payload of robots.txt.
 */
export const RESERVED_ROUTES = [
  '/',
  '/login',
  '/dashboard',
  '/assets',
  '/pictures',
  '/social',
  '/api',
  '/_next',
  '/404',
  '/_not-found',
  '/index',
  '/site-map',
  '/icons',
  '/fonts',
  '/_islands',
  '/robots',
  '/sitemap',
  '/manifest',
  '/favicon',
  '/calendar.ics',
  '/feed.xml',
  '/healthz',
] as const;

/** `pages/Account/Testimonials.md` → `/Account/Testimonials`: the path of the file is the path of the page. */
export function routeOf(path: string): string {
  return path.replace(/^pages/, '').replace(/\.md$/, '');
}

/** The reserved address that `route` would cover or lie below, if any. */
export function findReservedRoute(route: string): string | undefined {
  const lower = route.toLowerCase();
  return RESERVED_ROUTES.find(
    (reserved) => lower === reserved || (reserved !== '/' && lower.startsWith(`${reserved}/`)),
  );
}
