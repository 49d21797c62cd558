import { plainStyles } from './page-styles';

test.each([
  [':is(.a,.b) p', '.a p,.b p'],
  ['.a :is(.b,p):hover', '.a .b:hover,.a p:hover'],
  ['.a:is(p,.b)+i', 'p.a+i,.a.b+i'],
  [':is(.a p,.b>i):hover', '.a p:hover,.b>i:hover'],
  [':where(.a):is(.b,:is(.c,.d))', '.a.b,.a.c,.a.d'],
  ['p:not(.a,:is(.b,.c))', 'p:not(.a):not(.b):not(.c)'],
  ['i,:is(.a,.b)', 'i,.a,.b'],
])('%s is written out as %s', (selector, written) => {
  expect(plainStyles(`${selector}{top:0}`)).toBe(`${written}{top:0}`);
});

test.each(['p:has(:is(.a,.b))', '.a:popover-open:not(.b,.c)', 'p:not(.a)'])('%s stays', (selector) => {
  expect(plainStyles(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
});

test('removes obsolete forms of :is()', () => {
  const rule = (one: string): string => `.a :${one}(.b,p){top:0}`;
  expect(plainStyles(rule('-webkit-any') + rule('-moz-any') + rule('is'))).toBe('.a .b,.a p{top:0}');
});

test('removes the fallback fonts that Next.js adds to system-ui', () => {
  expect(plainStyles('p{font-family:system-ui,-apple-system,Segoe UI,sans-serif}')).toBe(
    'p{font-family:system-ui,sans-serif}',
  );
});

test('adds a fallback before dynamic viewport units', () => {
  expect(plainStyles('.a{height:calc(100dvh - 1px)}')).toBe(
    '.a{height:calc(100vh - 1px);height:calc(100dvh - 1px)}',
  );
});

test('rejects a list that cannot be expanded', () => {
  expect(() => plainStyles('.a :is(.b .c,p){top:0}')).toThrow('write .a :is(.b .c,p) without parentheses');
});
