import { findReservedRoute, RESERVED_ROUTES, routeOf } from './route';

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
