/** Addresses that the site itself needs. The staff pages, the assets and what hosts and search engines ask for. */
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
