import { usedStyles } from './used-styles';

const use = (css: string, ...classes: string[]): string => usedStyles(css, new Set(classes));

test('rules for classes that the page lacks are left out, and empty media queries with them', () => {
  expect(use('.a{b:c}.d{e:f}@media print{.d{e:f}}p{g:h}', 'a')).toBe('.a{b:c}p{g:h}');
});

test('of a list of selectors, those that can match are kept', () => {
  expect(use('.a,.d,p .d,p{b:c}', 'a')).toBe('.a,p{b:c}');
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
])('%s is kept: a class in parentheses or brackets tells nothing for sure', (selector) => {
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
