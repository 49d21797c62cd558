import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLaterFile, divideStyles, usedStyles } from './styles';

/** The used styles of a page that has `<p>` and these names. */
const use = (css: string, ...names: string[]): string =>
  usedStyles(css, { has: (name) => name === 'p' || names.includes(name) });

test('rules for classes that the page lacks are left out, and empty media queries with them', () => {
  expect(use('.a{color:red}.d{top:0}@media print{@supports (gap:0){.d{top:0}}}p{left:0}', '.a')).toBe(
    '.a{color:red}p{left:0}',
  );
});

test('of a list of selectors, those that can match are kept', () => {
  expect(use('.a,.d,p .d,p{top:0}', '.a')).toBe('.a,p{top:0}');
});

test('a rule for two names needs both', () => {
  expect(use('.a .d{top:0}.a.e{top:0}', '.a', '.e')).toBe('.a.e{top:0}');
  expect(use('p:has(.d){top:0}p:has(>.a){left:0}', '.a')).toBe('p:has(>.a){left:0}');
});

test('elements, ids, attributes and parts of fields are asked for too', () => {
  const css = 'p{top:0}b{top:1px}#i{top:2px}[x=y]{top:3px}::placeholder{top:4px}';
  expect(use(css)).toBe('p{top:0}');
  expect(use(css, '[x]', 'input')).toBe('p{top:0}[x=y]{top:3px}::placeholder{top:4px}');
});

test.each(['p:not(.d)', ':root', '*', 'p:nth-child(2n of .d)', '::view-transition-old(root)', 'p:hover'])(
  '%s is kept: it can match every page',
  (selector) => {
    expect(use(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
  },
);

test('names are compared as they stand in the markup', () => {
  const css = '.hover\\:x:hover{top:0}.w-\\[calc\\(1px\\+2px\\)\\]{top:1px}.p-1\\.5{top:2px}.no\\:x{top:3px}';
  expect(use(css, '.hover:x', '.w-[calc(1px+2px)]', '.p-1.5')).toBe(css.replace('.no\\:x{top:3px}', ''));
});

test('custom properties that nothing names are left out, and what only they named', () => {
  const css = 'p{--a:var(--b);--b:1px;--c:2px;top:var(--c)}';
  expect(use(css)).toBe('p{--c:2px;top:var(--c)}');
  expect(use(css, '--a')).toBe(css);
});

test('what makes a border solid is left out, since every border is', () => {
  expect(use('p{border-top-style:solid;border-top-width:0}')).toBe('p{border-top-width:0}');
  expect(use('p{border-top-style:double}')).toBe('p{border-top-style:double}');
});

test('a registered property that no rule changes is written out, with its fallback for older browsers', () => {
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

test('a property that only :root sets, always to the same, is written out', () => {
  const sheet = (dark: string): string =>
    `:root{--a:#f00;--b:1px}@media (prefers-color-scheme:dark){:root{--a:${dark}}}p{color:var(--a);top:var(--b)}`;
  expect(use(sheet('#f00'))).toBe('p{color:red;top:1px}');
  expect(use(sheet('#00f'))).toContain('p{color:var(--a);top:1px}');
  expect(use(':root{--a:1px}p{--a:2px;top:var(--a)}')).toContain('top:var(--a)');
  expect(use('@media print{:root{--a:1px}}p{top:var(--a,0)}')).toContain('top:var(--a,0)');
});

test('steps of animations stay, and animations that no rule asks for do not', () => {
  const css = '@keyframes k{0%{top:0}12.5%{top:1px}}@keyframes l{to{top:0}}p{animation:1s k}';
  expect(use(css)).toBe('@keyframes k{0%{top:0}12.5%{top:1px}}p{animation:1s k}');
});

test('format() is removed from font faces', () => {
  const face = (format: string): string => `@font-face{font-family:a;src:url(/a.woff2)${format}}`;
  expect(use(face(' format("woff2")'))).toBe(face(''));
});

test('media queries keep the form that Safari 15 supports', () => {
  expect(use('@media (min-width:10px){p{top:0}}')).toBe('@media (min-width:10px){p{top:0}}');
});

test.each([':has(p)', '::details-content'])(
  '%s, which not every browser knows, stays alone: it would take the rules beside it with it',
  (selector) => {
    const css = `.a{top:0}.a${selector}{top:0}`;
    expect(use(css, '.a')).toBe(css);
  },
);

test('a negated query has the form that the oldest browsers support', () => {
  expect(use('@media not (min-width:9px){p{top:0}}')).toBe('@media not all and (min-width:9px){p{top:0}}');
});

test('declarations that Safari supports only with a prefix keep both forms', () => {
  const both = 'p{-webkit-text-size-adjust:100%;text-size-adjust:100%}';
  expect(use(both)).toBe(both);
  expect(use('p{text-decoration:underline;text-decoration-thickness:2px}')).toBe(
    'p{text-decoration:underline;text-decoration-thickness:2px}',
  );
});

test('rules for paper come later, and rules for both stay with the screen', () => {
  const css =
    'p{top:0}@media print{p{top:1px}}@media print,(min-width:9px){p{top:2px}}@media print{@page{margin:0}}p{left:0}';
  expect(divideStyles(css)).toMatchObject({
    first: 'p{top:0}@media print,(min-width:9px){p{top:2px}}p{left:0}',
    later: '@media print{p{top:1px}}@media print{@page{margin:0}}',
  });
});

test('what is opened comes later, with its constants written out and the names of what differs by scheme', () => {
  const css =
    ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}@media not opened{p{top:var(--b);left:var(--c)}}p{right:0}';
  expect(divideStyles(css)).toEqual({
    first: ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}p{right:0}',
    later: 'p{top:var(--b);left:1px}',
    properties: new Set(['--b']),
  });
});

test('all pages with the same styles share one file of what no first screen needs', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'later-'));
  const fileOf = createLaterFile(site);
  const css = 'p{top:0}@media not opened{ul{top:1px}}';
  const address = await fileOf(css);
  expect(await fileOf(css)).toBe(address);
  expect(await readFile(path.join(site, address ?? ''), 'utf8')).toBe('ul{top:1px}');
});

test('styles that the first screen needs whole have no such file', async () => {
  expect(await createLaterFile('/nowhere')('p{top:0}')).toBeUndefined();
});
