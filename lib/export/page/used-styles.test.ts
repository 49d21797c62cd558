import { usedStyles } from './used-styles';

/** On a page with one paragraph. */
const use = (css: string, ...classes: string[]): string =>
  usedStyles(css, new Set(['p', ...classes.map((name) => `.${name}`)]));

test('rules for classes that the page lacks are left out, and empty media queries with them', () => {
  const css = '.a{b:c}.d{e:f}@media print{.d{e:f}@media (width>1px){.d{e:f}}}p{g:h}';
  expect(use(css, 'a')).toBe('.a{b:c}p{g:h}');
});

test('of a list of selectors, those that can match are kept', () => {
  expect(use('.a,.d,p .d,p{b:c}', 'a')).toBe('.a,p{b:c}');
});

test('rules for kinds of elements that the page lacks are left out', () => {
  const css = 'p{b:c}table{b:c}p>td{b:c}.a hr{b:c}::marker{b:c}p::before{b:c}TABLE.a{b:c}';
  expect(use(css, 'a')).toBe('p{b:c}::marker{b:c}p::before{b:c}');
});

test('of a choice, one must be there', () => {
  const css =
    ':is(.d,table){b:c}:where(.d>p,.a:not(.x)) p{b:c}:is(:is(.d,.e),.f:has(p)){b:c}.a:is(p,.d):hover{b:c}';
  expect(use(css, 'a')).toBe(':where(.d>p,.a:not(.x)) p{b:c}.a:is(p,.d):hover{b:c}');
});

test('a rule for two classes needs both', () => {
  expect(use('.a .d{b:c}.a.e{b:c}', 'a', 'e')).toBe('.a.e{b:c}');
});

test.each([
  '.a:not(.d)',
  ':is(.d,p)',
  '.a:has(.d:not(.e))',
  '[class*=".d"]',
  ':root',
  '*',
  '::view-transition-old(root)',
])('%s is kept: other parentheses and brackets tell nothing for sure', (selector) => {
  expect(use(`${selector}{b:c}`, 'a')).toBe(`${selector}{b:c}`);
});

test('names are compared as they stand in the markup', () => {
  const css = '.hover\\:x:hover{b:c}.w-\\[calc\\(1px\\+2px\\)\\]{b:c}.\\32 xl{b:c}.p-1\\.5{b:c}.no\\:x{b:c}';
  expect(use(css, 'hover:x', 'w-[calc(1px+2px)]', '2xl', 'p-1.5')).toBe(css.replace('.no\\:x{b:c}', ''));
});

test('steps of animations stay, and so does the order of layers', () => {
  const css = '@layer a{.d{b:c}}@keyframes k{0%{b:c}12.5%{b:d}}';
  expect(use(css)).toBe('@layer a{}@keyframes k{0%{b:c}12.5%{b:d}}');
});
