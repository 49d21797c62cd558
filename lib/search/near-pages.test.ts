import { findNearPages, type NamedPage } from './near-pages';

const PAGES: readonly NamedPage[] = [
  ['/', 'Sunrise School', ''],
  ['/transport', 'Transport', 'Bus routes'],
  ['/feestructure', 'Fee structure', 'Fees'],
  ['/Account/Scholarship', 'Result and academics', ''],
  ['/class/vi', 'Class VI', ''],
  ['/contact', 'Contact', 'Whom to call'],
  ['/library', 'Library', ''],
];
const routes = (address: string): string[] => findNearPages(address, PAGES).map(([route]) => route);

test('below /hi, the language alone brings no page near', () => {
  const hindi = PAGES.map(([route, ...said]) => [route === '/' ? '/hi' : `/hi${route}`, ...said] as const);
  const near = (address: string): string[] => findNearPages(address, hindi).map(([route]) => route);
  expect([near('/hi/qwertz'), near('/hi/trasnport.php'), near('/libary')]).toEqual([
    [],
    ['/hi/transport'],
    ['/hi/library'],
  ]);
});

test.each([
  ['/transport.php', '/transport'],
  ['/Transport.HTML', '/transport'],
  ['/pages/transport/', '/transport'],
  ['/trasnport', '/transport'],
  ['/libary.aspx', '/library'],
  ['/FeeStructure', '/feestructure'],
  ['/fee-structure', '/feestructure'],
  ['/bus-routes.html', '/transport'],
  ['/account/scholarship', '/Account/Scholarship'],
  ['/class/6', '/class/vi'],
  ['/contact%20us', '/contact'],
  ['/transport?id=3', '/transport'],
])('%s may mean %s', (address, route) => expect(routes(address)[0]).toBe(route));

test.each([
  '/wp-login.php',
  '/wp-admin/setup-config.php',
  '/xmlrpc.php',
  '/.env',
  '/.git/config',
  '/backup.sql',
  '/vendor/phpunit/eval-stdin.php',
])('%s is an address that robots try', (address) => expect(routes(address)).toEqual([]));

test.each(['/', '/%', '/%E0%A4%A', '/qwertzuiop', '/<script>alert(1)</script>', `/${'a'.repeat(5000)}`])(
  'nothing is near %.40s',
  (address) => expect(routes(address)).toEqual([]),
);

test('at most three pages are named', () => {
  const alike = Array.from({ length: 9 }, (_, index) => [`/bus/${index}`, `Bus ${index}`, ''] as const);
  expect(findNearPages('/bus.php', alike)).toHaveLength(3);
});
