import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLaterFile, divideStyles, usedStyles } from './styles';
import { namesOf } from './style-rules';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createStyleReader, plainStyles } from './page-styles';
import { scanPage } from './scan-page';

/** The styles that are left for a page with `<p>` and these names. */
const use = (css: string, ...names: string[]): string =>
  usedStyles(css, { has: (name) => name === 'p' || names.includes(name) });

test('rules for classes that the page lacks are left out, and empty media queries with them', () => {
  expect(use('.a{color:red}.d{top:0}@media print{@supports (gap:0){.d{top:0}}}p{left:0}', '.a')).toBe(
    '.a{color:red}p{left:0}',
  );
});

test('a list of selectors keeps only the selectors that can match', () => {
  expect(use('.a,.d,p .d,p{top:0}', '.a')).toBe('.a,p{top:0}');
});

test('a rule that contains two names is kept only if the page has both', () => {
  expect(use('.a .d{top:0}.a.e{top:0}', '.a', '.e')).toBe('.a.e{top:0}');
  expect(use('p:has(.d){top:0}p:has(>.a){left:0}', '.a')).toBe('p:has(>.a){left:0}');
});

test('rules for elements, ids, attributes and parts of form fields that the page lacks are left out, too', () => {
  const css = 'p{top:0}b{top:1px}#i{top:2px}[x=y]{top:3px}::placeholder{top:4px}';
  expect(use(css)).toBe('p{top:0}');
  expect(use(css, '[x]', 'input')).toBe('p{top:0}[x=y]{top:3px}::placeholder{top:4px}');
});

test.each(['p:not(.d)', ':root', '*', 'p:nth-child(2n of .d)', '::view-transition-old(root)', 'p:hover'])(
  '%s is kept: it can match on every page',
  (selector) => {
    expect(use(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
  },
);

test('escaped names in styles match the names in the markup', () => {
  const css = '.hover\\:x:hover{top:0}.w-\\[calc\\(1px\\+2px\\)\\]{top:1px}.p-1\\.5{top:2px}.no\\:x{top:3px}';
  expect(use(css, '.hover:x', '.w-[calc(1px+2px)]', '.p-1.5')).toBe(css.replace('.no\\:x{top:3px}', ''));
});

test('custom properties that nothing uses are left out, along with properties that only they use', () => {
  const css = 'p{--a:var(--b);--b:1px;--c:2px;top:var(--c)}';
  expect(use(css)).toBe('p{--c:2px;top:var(--c)}');
  expect(use(css, '--a')).toBe(css);
});

test('a border style of solid is left out, because all borders are solid', () => {
  expect(use('p{border-top-style:solid;border-top-width:0}')).toBe('p{border-top-width:0}');
  expect(use('p{border-top-style:double}')).toBe('p{border-top-style:double}');
});

test('a registered property that no rule changes is replaced by its value or its fallback', () => {
  const layer = '@layer properties{@supports (top:0){*{--s:solid;--l:initial}}}';
  const registered =
    '@property --s{syntax:"*";inherits:false;initial-value:solid}@property --l{syntax:"*";inherits:false}';
  const rules = 'p{outline-style:var(--s);line-height:var(--l,1.5)}';
  expect(use(layer + rules + registered)).toBe('p{outline-style:solid;line-height:1.5}');
  const changed = use(`${layer}${rules}.a{--l:2}${registered}`, '.a');
  expect(changed).toContain('--l:initial');
  expect(changed).toContain('line-height:var(--l,1.5)');
  expect(changed).toContain('@property --l');
  expect(changed).not.toContain('--s');
});

test('a property that only :root sets, and always to the same value, is replaced by that value', () => {
  const sheet = (dark: string): string =>
    `:root{--a:#f00;--b:1px}@media (prefers-color-scheme:dark){:root{--a:${dark}}}p{color:var(--a);top:var(--b)}`;
  expect(use(sheet('#f00'))).toBe('p{color:red;top:1px}');
  expect(use(sheet('#00f'))).toContain('p{color:var(--a);top:1px}');
  expect(use(':root{--a:1px}p{--a:2px;top:var(--a)}')).toContain('top:var(--a)');
  expect(use('@media print{:root{--a:1px}}p{top:var(--a,0)}')).toContain('top:var(--a,0)');
});

test('animations that a rule uses keep all their keyframes, and all others are removed', () => {
  const css = '@keyframes k{0%{top:0}12.5%{top:1px}}@keyframes l{to{top:0}}p{animation:1s k}';
  expect(use(css)).toBe('@keyframes k{0%{top:0}12.5%{top:1px}}p{animation:1s k}');
});

test('format() is removed from font faces', () => {
  const face = (format: string): string => `@font-face{font-family:a;src:url(/a.woff2)${format}}`;
  expect(use(face(' format("woff2")'))).toBe(face(''));
});

test('media queries stay in a syntax that Safari 15 supports', () => {
  expect(use('@media (min-width:10px){p{top:0}}')).toBe('@media (min-width:10px){p{top:0}}');
});

test.each([':has(p)', '::details-content'])(
  '%s is not merged, because browsers that do not support it would drop the whole rule',
  (selector) => {
    const css = `.a{top:0}.a${selector}{top:0}`;
    expect(use(css, '.a')).toBe(css);
  },
);

test('a negated media query has the syntax that the oldest browsers support', () => {
  expect(use('@media not (min-width:9px){p{top:0}}')).toBe('@media not all and (min-width:9px){p{top:0}}');
});

test('declarations that Safari supports only with a prefix keep both forms', () => {
  const both = 'p{-webkit-text-size-adjust:100%;text-size-adjust:100%}';
  expect(use(both)).toBe(both);
  expect(use('p{text-decoration:underline;text-decoration-thickness:2px}')).toBe(
    'p{text-decoration:underline;text-decoration-thickness:2px}',
  );
});

test('rules for print are deferred, but rules for print and screen are not', () => {
  const css =
    'p{top:0}@media print{p{top:1px}}@media print,(min-width:9px){p{top:2px}}@media print{@page{margin:0}}p{left:0}';
  expect(divideStyles(css)).toMatchObject({
    first: 'p{top:0}@media print,(min-width:9px){p{top:2px}}p{left:0}',
    later: '@media print{p{top:1px}}@media print{@page{margin:0}}',
  });
});

test('rules for opened elements are deferred; constants are replaced, and properties that depend on the colour scheme are listed', () => {
  const css =
    ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}@media not opened{p{top:var(--b);left:var(--c)}}p{right:0}';
  expect(divideStyles(css)).toEqual({
    first: ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}p{right:0}',
    later: 'p{top:var(--b);left:1px}',
    properties: new Set(['--b']),
  });
});

test('all pages with the same styles share one file of deferred rules', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'later-'));
  const fileOf = createLaterFile(site);
  const css = 'p{top:0}@media not opened{ul{top:1px}}';
  const address = await fileOf(css);
  expect(await fileOf(css)).toBe(address);
  expect(await readFile(path.join(site, address ?? ''), 'utf8')).toBe('ul{top:1px}');
});

test('for styles without deferred rules, no file is written', async () => {
  expect(await createLaterFile('/nowhere')('p{top:0}')).toBeUndefined();
});

const element = (name: string, attributes: Record<string, string> = {}) => ({ name, attributes });

test('the names of a page are its elements, ids, attributes and classes, which may contain quotes', () => {
  const page = namesOf(
    [element('p', { class: "a  before:content-['›']", id: 'x', 'aria-current': 'page' })],
    '',
  );
  for (const name of ['p', '#x', '[aria-current]', '.a', ".before:content-['›']"])
    expect(page.has(name)).toBe(true);
  for (const name of ['a', '#a', '[hidden]', '.x', '--a']) expect(page.has(name)).toBe(false);
});

test('a quoted word in a script or in an island’s properties counts as an element, id, attribute and class', () => {
  const props = element('div', { 'data-props': '{"look":"wide tall"}' });
  const page = namesOf([props], `x("round w-['1']");y('short','--z');z(\`c \${d}\`)`);
  for (const name of ['.wide', '.tall', '.round', ".w-['1']", '.short', 'c', '#c', '--z', '[hidden]'])
    expect(page.has(name)).toBe(true);
});

test('elements and attributes that browsers add are included', () => {
  expect(namesOf([], '').has('tbody')).toBe(true);
  expect(namesOf([], '').has('[open]')).toBe(true);
});

test("a page's styles are those in its files and in the page, in order, with addresses that work in every folder", async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(site, '_next/static/chunks'), { recursive: true });
  writeFileSync(
    path.join(site, '_next/static/chunks/a.css'),
    '@font-face{src:url(../media/face.woff2)format("woff2"),url("https://x.example/f.woff2")}p{background:url(data:image/gif;base64,R0);@media print{color:red}}p{padding-block:1px;margin-inline-start:2px}',
  );
  const page = scanPage(
    '<link rel="preload" href="/b.css" as="style"><link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=7"><style>b>i{top:0}</style>',
  );
  const css = await createStyleReader(site)(page);
  const [inHindi, inUrdu] = [
    await createStyleReader(site, 'hi')(page),
    await createStyleReader(site, 'ur')(page),
  ];
  rmSync(site, { recursive: true });
  expect(inHindi).toContain('p{margin-left:2px;');
  expect(inUrdu).toContain('p{margin-inline-start:2px');
  expect(css).toBe(
    '@font-face{src:url(/_next/static/media/face.woff2)format("woff2"),url(https://x.example/f.woff2)}' +
      'p{background:url(data:image/gif;base64,R0)}@media print{p{color:red}}p{margin-left:2px;padding-top:1px;padding-bottom:1px}b>i{top:0}',
  );
});

test.each([
  [':is(.a,.b) p', '.a p,.b p'],
  ['.a :is(.b,p):hover', '.a .b:hover,.a p:hover'],
  ['.a:is(p,.b)+i', 'p.a+i,.a.b+i'],
  [':is(.a p,.b>i):hover', '.a p:hover,.b>i:hover'],
  [':where(.a):is(.b,:is(.c,.d))', '.a.b,.a.c,.a.d'],
  ['p:not(.a,:is(.b,.c))', 'p:not(.a):not(.b):not(.c)'],
  ['i,:is(.a,.b)', 'i,.a,.b'],
])('%s is expanded to %s', (selector, written) => {
  expect(plainStyles(`${selector}{top:0}`)).toBe(`${written}{top:0}`);
});

test.each(['p:has(:is(.a,.b))', '.a:popover-open:not(.b,.c)', 'p:not(.a)'])('%s stays', (selector) => {
  expect(plainStyles(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
});

test('obsolete forms of :is() are removed', () => {
  const rule = (one: string): string => `.a :${one}(.b,p){top:0}`;
  expect(plainStyles(rule('-webkit-any') + rule('-moz-any') + rule('is'))).toBe('.a .b,.a p{top:0}');
});

test('the fallback fonts that Next.js adds to system-ui are removed', () => {
  expect(plainStyles('p{font-family:system-ui,-apple-system,Segoe UI,sans-serif}')).toBe(
    'p{font-family:system-ui,sans-serif}',
  );
});

test('dynamic viewport units get a fallback before them', () => {
  expect(plainStyles('.a{height:calc(100dvh - 1px)}')).toBe(
    '.a{height:calc(100vh - 1px);height:calc(100dvh - 1px)}',
  );
});

test('a list of selectors that cannot be expanded is rejected', () => {
  expect(() => plainStyles('.a :is(.b .c,p){top:0}')).toThrow('write .a :is(.b .c,p) without parentheses');
});
