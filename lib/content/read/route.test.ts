import { readdirSync } from 'node:fs';
import { findReservedRoute, PICTURES_ADDRESS, RESERVED_ROUTES, routeOf } from './addresses';
import { placeOf } from './names';

describe('routeOf', () => {
  it.each([
    ['pages/transport.md', '/transport'],
    ['pages/Account/Testimonials.md', '/Account/Testimonials'],
    ['pages/medicalFistAdd.md', '/medicalFistAdd'],
    ['pages/pages.md', '/pages'],
    ['pages/pages/pages.md', '/pages/pages'],
  ])('takes the path of %s for the address %s, in its own capitals', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });
});

describe('findReservedRoute', () => {
  it.each(RESERVED_ROUTES)('keeps %s for the site, in any capitals', (route) => {
    expect(findReservedRoute(route.toUpperCase())).toBe(route);
  });

  it('keeps what lies below a reserved address', () => {
    expect(findReservedRoute('/dashboard/help')).toBe('/dashboard');
    expect(findReservedRoute('/_NEXT/static')).toBe('/_next');
  });

  it('leaves addresses alone that only begin alike', () => {
    expect(findReservedRoute('/loginhelp')).toBeUndefined();
    expect(findReservedRoute('/api-days')).toBeUndefined();
    expect(findReservedRoute('/transport')).toBeUndefined();
  });
});

describe('RESERVED_ROUTES', () => {
  const reserved: readonly string[] = RESERVED_ROUTES;

  it('has the name of every route that app/ makes', () => {
    const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(page\.tsx|route\.ts|(robots|sitemap|manifest)\.ts)$/.test(file))
      // `(public)/notice/[id]/page.tsx` → `/notice`. Pages of content/pages/ have no file of their own in app/.
      .filter((file) => !file.startsWith('(public)/['))
      .map(
        (file) => `/${file.replace(/^\([a-z]+\)\//, '').replace(/\/?(\[.*|page\.tsx|route\.ts|\.ts)$/, '')}`,
      );
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => findReservedRoute(route) === undefined)).toEqual([]);
  });

  it.each([
    '/404',
    '/_not-found',
    '/index',
    '/favicon',
    '/healthz',
    '/api',
    '/_next',
    '/_islands',
    '/icons',
    '/social',
    '/assets',
    '/fonts',
  ])('has %s, which the server or the build uses', (route) => {
    expect(reserved).toContain(route);
  });

  it('has the pictures among the files: no page and no file of an editor can have their address', () => {
    expect(PICTURES_ADDRESS.startsWith('/assets/')).toBe(true);
    expect(findReservedRoute(PICTURES_ADDRESS.slice(0, -1))).toBe('/assets');
    const [, , folder] = PICTURES_ADDRESS.split('/');
    for (const name of [folder, `${folder}/form.pdf`])
      expect(placeOf(`files/${name}`, [])).toEqual({ wrong: expect.any(String) as string });
    expect(placeOf(`files/${folder}.pdf`, [])).toEqual({ in: 'files' });
  });
});
