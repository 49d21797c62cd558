import type { BuiltPage, SiteCheck } from './built-site';

/** Pages that lead anywhere only because they list everything. */
const NOT_A_WAY = ['/site-map', '/404'];

/** Every page can be reached from the home page by links, without the help of the site map. */
export const checkOrphans: SiteCheck = ({ pages }) => {
  const known = new Map(pages.map((page) => [page.route, page]));
  const reached = new Set<string>();
  const waiting = ['/'];
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    const page = known.get(route);
    if (!page || reached.has(route)) continue;
    reached.add(route);
    if (!NOT_A_WAY.includes(route)) waiting.push(...linkedRoutes(page));
  }
  return pages
    .filter(({ route }) => !reached.has(route) && route !== '/404')
    .map((page) => ({
      page,
      message: 'cannot be reached from the home page. Give it a place in content/menu.yaml.',
    }));
};

function linkedRoutes({ elements }: BuiltPage): string[] {
  return elements
    .filter(({ name, attributes }) => name === 'a' && attributes.href?.startsWith('/'))
    .map(({ attributes }) => attributes.href?.split(/[?#]/)[0] ?? '');
}
