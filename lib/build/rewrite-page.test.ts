import { rewritePage, type PageNeeds } from './rewrite-page';
import { hashSource } from './policy';
import { scanPage } from './scan-page';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageBundles } from './islands';

const EXPORTED = `<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>\
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>\
<link rel="preload" href="/_next/static/media/f.woff2" as="font"/>\
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>\
<script src="/_next/static/chunks/a.js" async=""></script><meta name="next-size-adjust" content=""/>\
<title>Fees &amp; more</title><meta name="twitter:card" content="summary"/><meta name="twitter:title" content="Fees"/></head><body><div hidden=""><!--$--><!--/$--></div>\
<main><p>₹ 100<!-- --> a month</p><form action="https://letters.example/in"></form></main>\
<script type="application/ld+json">{"a":"<!-- b"}</script>\
<script id="_R_">start()</script><script>self.__next_f.push([1,"</p>"])</script></body></html>`;

const CSS = 'main>p{color:red}';

const rewrite = (html = EXPORTED, needs: Partial<PageNeeds> = {}): string =>
  rewritePage(scanPage(html), { css: CSS, inline: 'act()', ...needs });

test('a page without an island keeps its content, styles and structured data, but nothing from the framework', () => {
  const html = rewrite()
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace(/<script type="speculationrules">.*?<\/script>/, '');
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8">' +
      '<style>main>p{color:red}</style><title>Fees &amp; more</title><meta name="twitter:card" content="summary"></head>' +
      // The font of headings is requested early, but does not delay the page.
      '<body><link rel="preload" href="/_next/static/media/f.woff2" as="font">' +
      '<main><p>₹ 100 a month</p><form action="https://letters.example/in"></form></main>' +
      '<script type="application/ld+json">{"a":"<!-- b"}</script><script>act()</script></body></html>',
  );
});

test('a page in another language preloads its own fonts, not those of the first language', () => {
  const html = rewrite(EXPORTED, { fontLinks: '<link rel="preload" href="/fonts/own.woff2" as="font">' });
  expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" href="/fonts/own.woff2" as="font">',
  ]);
  expect(html).toContain('<body><link');
  expect(rewrite(EXPORTED, { fontLinks: '' })).not.toContain('<link rel="preload"');
});

test('the policy comes first, and allows the page’s own styles and the target of its form', () => {
  const policy = /<meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    rewrite(),
  )?.[1];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[^ ]+' 'sha256-[^ ]+'$/),
    "style-src 'sha256-YmtkcuPOMMoiyZZVEkU0OCVSZ08nUy+ysyLo6NACN1I='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    'form-action https://letters.example',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('a page ends with its inline script, which its policy allows; a page with islands may also load script files', () => {
  const bundle = { addresses: ['/_islands/ABC.js'], text: 'let open="shown"' };
  expect(rewrite(EXPORTED, { bundle })).toContain('<script>act()</script></body>');
  expect(rewrite(EXPORTED, { bundle })).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/);
  expect(rewrite()).toContain(hashSource('act()'));
});

test('an inline script with data-keep stays, minified, and the policy allows it', () => {
  const html = rewrite(EXPORTED.replace('</main>', '<script data-keep="">\n  keep( );\n</script></main>'));
  expect(html).toContain(
    `</p><form action="https://letters.example/in"></form><script data-keep="">keep();</script></main>`,
  );
  expect(html).toContain(hashSource('keep();'));
  expect(rewrite()).not.toContain(hashSource('keep();'));
  const loaded = '<script data-keep="" src="/_next/static/chunks/b.js"></script>';
  expect(rewrite(EXPORTED.replace('</main>', `${loaded}</main>`))).not.toContain('b.js');
});

test('a page that is incomplete without JavaScript is rejected', () => {
  expect(() => rewrite(EXPORTED.replace('<!--$-->', '<!--$?--><template id="B:0"></template>'))).toThrow(
    'still loading',
  );
});

test('an empty hidden part of the content stays', () => {
  expect(rewrite(EXPORTED.replace('</main>', '<div hidden=""></div></main>'))).toContain(
    '<div hidden=""></div></main>',
  );
});

test('styles for classes that neither the page nor its islands use are left out', () => {
  const page = EXPORTED.replace('<p>', '<p class="lead">');
  const css = '.lead{a:b}.shown{a:b}.gone{a:b}';
  expect(rewrite(page, { css })).toContain('<style>.lead{a:b}</style>');
  const bundle = { addresses: ['/_islands/ABC.js'], text: 'let open="tall shown"' };
  expect(rewrite(page, { css, bundle })).toContain('<style>.lead,.shown{a:b}</style>');
});

test('useless attributes are removed from icons, and slashes from empty elements', () => {
  const icon = (of: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" class="tabler-icon tabler-icon-x${of}" width="20"><path d="M0"></path></svg>`;
  const html = rewrite(EXPORTED.replace('</main>', `${icon('')}${icon(' shrink-0')}<br/></main>`));
  expect(html).toContain(
    '<svg width="20"><path d="M0"></path></svg><svg class="shrink-0" width="20"><path d="M0"></path></svg><br></main>',
  );
});

test('styles that no first screen needs are in a file that comes last in the page and that the policy allows', () => {
  const css =
    ':root{--a:0}@media screen{:root{--a:1px}}p{top:0}@media print{p{top:1px}}@media not opened{ul{top:var(--a)}}';
  const html = rewrite(EXPORTED, { css, laterFile: '/_next/static/later.a.css' });
  expect(html).toContain('<style>:root{--a:0}@media screen{:root{--a:1px}}p{top:0}</style>');
  // Without JavaScript, the style sheet applies at once.
  expect(html).toContain(
    '<script>act()</script><link rel="stylesheet" href="/_next/static/later.a.css" media="print,(hover:hover)"><noscript><link rel="stylesheet" href="/_next/static/later.a.css"></noscript></body>',
  );
  expect(html).toMatch(/; style-src 'self' 'sha256-[^ ]+';/);
  expect(rewrite(EXPORTED, { css })).toContain('@media print{p{top:1px}}');
});

test('if a page has a fold, its head has only the styles for content above the fold, and all styles come at the fold', () => {
  const css = 'p{a:b}.low{a:b}.shown{a:b}';
  const page = EXPORTED.replace('</main>', '<ul data-fold="" class="low"></ul></main>');
  const bundle = { addresses: ['/_islands/ABC.js'], text: '"shown"' };
  const html = rewrite(page, { css, bundle, wholeFile: '/_next/static/whole.a.css' });
  expect(html).toContain('<style>p{a:b}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/_next/static/whole.a.css"><ul data-fold=""');
  expect(html).toMatch(/; style-src 'self' 'sha256-[^ ]+';/);
  expect(rewrite(page, { css, bundle })).toContain('<style>p,.low,.shown{a:b}</style>');
});

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] };
  eagerness: string;
}

test.each([
  ['/', true],
  ['/transport', true],
  ['/login', false],
  ['/login/reset', false],
  ['/dashboard', false],
  ['/dashboard/locations', false],
  ['/assets/form.pdf', false],
  ['/calendar.ics', false],
])('%s is prerendered while the pointer rests on its link: %s', (address, isPrepared) => {
  const [, json = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(rewrite()) ?? [];
  const matches = (patterns: string[]): boolean =>
    patterns.some((each) => new RegExp(`^${each.replace('.', '\\.').replace('*', '.*')}$`).test(address));
  const rules = JSON.parse(json) as Record<'prerender' | 'prefetch', [Rule]>;
  for (const [{ where, eagerness }] of [rules.prerender, rules.prefetch]) {
    const [all, { not }] = where.and;
    expect(matches([all.href_matches]) && !matches(not.href_matches)).toBe(isPrepared);
    expect(eagerness).toBe('moderate');
  }
});

test('the browser’s first frame waits for the menu, if the page has one', () => {
  const expected = '<link rel="expect" href="#site-menu" blocking="render">';
  expect(rewrite(EXPORTED.replace('<p>', '<div id="site-menu"></div><p>'))).toContain(`">${expected}`);
  expect(rewrite()).not.toContain(expected);
});

test('a page of the staff area may call its servers, and keeps none of the framework’s styles', () => {
  const props = '{&quot;settings&quot;:{&quot;origin&quot;:&quot;https://api.school.example&quot;}}';
  const island = `<div data-island="StaffLogin" data-props="${props}"></div>`;
  const html = rewrite(EXPORTED.replace('<p>', `${island}<p>`), {
    bundle: { addresses: ['/_islands/A.js', '/_islands/B.js'], text: '' },
  });
  expect(html).toContain("; connect-src 'self' https://api.school.example;");
  expect(html).toMatch(/; style-src 'sha256-[^ ']+';/);
});

test('the policy needs no target for a form that closes its dialog, and allows a form that opens an e-mail', () => {
  const forms = '<form method="dialog" action=""></form><form action="mailto:office@school.example"></form>';
  expect(rewrite(EXPORTED.replace('<form', `${forms}<form`))).toContain(
    '; form-action mailto: https://letters.example;',
  );
});

test('a form without an address can only be sent by a script', () => {
  const html = rewrite(EXPORTED.replace(' action="https://letters.example/in"', ''));
  expect(html).toContain("; form-action 'none';");
});

test('the styles of a page with the menu contain the page’s title for printed sheets, with quotes escaped', () => {
  const html = EXPORTED.replace('<main>', '<nav id="site-menu"></nav><main>').replace(
    'more',
    '"more" </style>',
  );
  expect(rewrite(html)).toContain(':root{--sheet-head:"Fees & \\22 more\\22  \\3c /style>"}</style>');
  expect(rewrite()).not.toContain('--sheet-head');
});

describe('the runtime of islands', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'islands-'));
  afterAll(() => rmSync(site, { recursive: true }));
  /** A string that only React's own code contains. */
  const OF_REACT = 'https://react.dev/errors/';

  it.each([
    ['Preact', 'Carousel', false],
    ['React', 'StaffLogin', true],
    ['React', 'StaffDashboard', true],
  ])('%s hydrates %s', async (_, island, expected) => {
    const { text } = await createPageBundles(site)([island]);
    expect(text.includes(OF_REACT)).toBe(expected);
  });

  it('a page of the staff area must be one island', async () => {
    await expect(createPageBundles(site)(['StaffLogin', 'Carousel'])).rejects.toThrow(
      'a page of the staff area must be one island, not StaffLogin, Carousel',
    );
  });
});
