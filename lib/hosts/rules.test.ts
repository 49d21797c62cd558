import { FILE_RULES, fileHeaders, ruleApplies, SECURITY_HEADERS } from './rules';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { listRedirects, readRedirects } from './redirects';
import { nginxConfig, readApiServers, siteFiles } from './write-host-files';

const NONE = { redirects: [], languages: [] };

test('no two rules give an address the same header: hosts would join their values with a comma', () => {
  const addresses = [...FILE_RULES.map(({ path }) => path.replace('*', 'x')), '/transport'];
  for (const address of addresses) {
    const rules = FILE_RULES.filter((rule) => ruleApplies(rule, address)).map(({ headers }) => headers);
    const names = [SECURITY_HEADERS, ...rules].flatMap((headers) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a rule for one file does not match a longer name, or a name with a different character instead of the dot', () => {
  const rule = { path: '/feed.xml', headers: {} };
  const files = ['/feed.xml', '/feed.xml.html', '/feed-xml'];
  expect(files.map((file) => ruleApplies(rule, file))).toEqual([true, false, false]);
});

test('a file gets its content type even if its extension is in capitals', () => {
  expect(fileHeaders('/assets/Form.PDF')['Content-Type']).toBe('application/pdf');
});

test('only files whose name changes with their content are cached longer than a day', () => {
  const kept = FILE_RULES.filter(({ headers }) =>
    /immutable|max-age=\d{6}/.test(headers['Cache-Control'] ?? ''),
  );
  expect(kept.map(({ path }) => path)).toEqual([
    '/_next/static/*',
    '/_islands/*',
    '/assets/pictures/*',
    '/social/*',
    '/fonts/*',
  ]);
});

test('a rule for a folder matches everything below it', () => {
  const rule = { path: '/fonts/*', headers: {} };
  const addresses = ['/fonts/a.woff2', '/fonts/a/b', '/fontsa', '/a/fonts/a'];
  expect(addresses.map((address) => ruleApplies(rule, address))).toEqual([true, true, false, false]);
});

test('the file for Netlify and Cloudflare Pages lists each rule in their format', () => {
  expect(siteFiles(NONE)['_headers']).toContain(
    '/assets/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(siteFiles(NONE)['_headers']).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
});

test('the file for Cloudflare Pages has no more redirects than Cloudflare accepts', () => {
  const routes = Array.from({ length: 2001 }, (_, index) => `/page-${index}`);
  const { _redirects: text } = siteFiles({ ...NONE, redirects: listRedirects(routes) });
  expect(text.trimEnd().split('\n')).toHaveLength(2000);
});

test("each page's file name redirects to the page's address", () => {
  expect(siteFiles({ ...NONE, redirects: listRedirects(['/', '/Account/Testimonials']) })['_redirects']).toBe(
    [
      '/account/testimonials /Account/Testimonials 301',
      ...['html', 'php', 'htm', 'aspx', 'asp'].flatMap((ending) => [
        `/index.${ending} / 301`,
        `/Account/Testimonials.${ending} /Account/Testimonials 301`,
      ]),
      '',
    ].join('\n'),
  );
});

test('the redirects file has a line for each language’s error page, which only Netlify uses', () => {
  const { _redirects: text } = siteFiles({ redirects: listRedirects(['/']), languages: ['hi'] });
  expect(text.trimEnd().split('\n').at(-1)).toBe('/hi/* /hi/404.html 404');
  const folder = mkdtempSync(`${tmpdir()}/site-`);
  writeFileSync(`${folder}/_redirects`, text);
  expect(readRedirects(folder)).toEqual(listRedirects(['/']));
});

test('GitHub Pages is told to publish the folders that begin with an underscore', () => {
  expect(Object.keys(siteFiles(NONE))).toContain('.nojekyll');
});

describe('API_SERVERS', () => {
  it.each([
    [undefined, ['127.0.0.1:3000']],
    [' ', ['127.0.0.1:3000']],
    [
      '10.0.0.2:3000, api-2.school.example:80,[fd00::2]:3000',
      ['10.0.0.2:3000', 'api-2.school.example:80', '[fd00::2]:3000'],
    ],
  ])('nginx gets the servers of API_SERVERS: %s', (API_SERVERS, servers) => {
    expect(readApiServers({ API_SERVERS }, '')).toEqual(servers);
  });

  it('the default is the servers of the last build, so that a build never removes a server by itself', () => {
    const api = ['10.0.0.2:3000', '[fd00::2]:3000'];
    const written = nginxConfig('school.example', api, NONE);
    expect(readApiServers({}, written)).toEqual(api);
    expect(readApiServers({ API_SERVERS: '127.0.0.1:3000' }, written)).toEqual(['127.0.0.1:3000']);
  });

  it.each([
    ['10.0.0.2', '10.0.0.2'],
    ['10.0.0.2:3000,', ''],
    ['10.0.0.2:3000 10.0.0.3:3000', '10.0.0.2:3000 10.0.0.3:3000'],
    ['http://10.0.0.2:3000', 'http://10.0.0.2:3000'],
    ['10.0.0.2:70000', '10.0.0.2:70000'],
    ['a:1,b:2;}', 'b:2;}'],
    ['a:1,a:1', 'a:1'],
  ])('a wrong server is rejected with a message: %s', (API_SERVERS, wrong) => {
    expect(() => readApiServers({ API_SERVERS })).toThrow(
      `API_SERVERS is "${API_SERVERS}", and "${wrong}" in it cannot be used. Write each server once as host:port`,
    );
  });
});

test.each([
  ['www.school.example', 'server_name www.school.example school.example;', '($host = school.example)'],
  ['school.example', 'server_name school.example;', ''],
])('nginx also redirects visitors who leave out www: %s', (host, names, redirect) => {
  const written = nginxConfig(host, [], NONE);
  expect(written.split(names)).toHaveLength(3);
  expect(/\(\$host = .*\)(?= \{ return 301 https:\/\/www)/.exec(written)?.[0] ?? '').toBe(redirect);
});
