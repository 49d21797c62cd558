import { FILE_RULES, ruleApplies, SECURITY_HEADERS } from './rules';
import { headersFile, redirectsFile } from './write-host-files';

test('no two rules give an address the same header: hosts join them with a comma', () => {
  const addresses = [...FILE_RULES.map(({ path }) => path.replace('*', 'x')), '/transport'];
  for (const address of addresses) {
    const rules = FILE_RULES.filter((rule) => ruleApplies(rule, address)).map(({ headers }) => headers);
    const names = [SECURITY_HEADERS, ...rules].flatMap((headers) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the file for Netlify and Cloudflare Pages lists each rule in their form', () => {
  expect(headersFile()).toContain(
    '/assets/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(headersFile()).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
});

test('the file for Cloudflare Pages has as many redirects as it reads', () => {
  const routes = Array.from({ length: 2001 }, (_, index) => `/page-${index}`);
  expect(redirectsFile(routes).trimEnd().split('\n')).toHaveLength(2000);
});

test("each page's file name leads to its address", () => {
  expect(redirectsFile(['/', '/Account/Testimonials'])).toBe(
    '/index.html / 301\n/Account/Testimonials.html /Account/Testimonials 301\n',
  );
});
