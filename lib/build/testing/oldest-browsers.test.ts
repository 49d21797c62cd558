import { unknownScript, unknownStyles } from './oldest-browsers';

test.each([
  ['@layer a{p{top:0}}', '@layer a'],
  ['.a:is(.b,.c){top:0}', '.a:is(.b,.c)'],
  ['p:not(.a .b){top:0}', 'p:not(.a .b)'],
  ['.a,.b:has(p){top:0}', '.a,.b:has(p)'],
  ['.a{height:10svh}', 'height:10svh'],
  ['.a{rotate:45deg}', 'rotate:45deg'],
])('styles: %s is unknown', (css, found) => {
  expect(unknownStyles(css)).toEqual([found]);
});

test.each(['.a:not(.b):hover{top:0}', 'p:has(.a){top:0}', '.a{height:10vh;top:0;height:10svh}'])(
  'styles: %s is known, or can be lost',
  (css) => {
    expect(unknownStyles(css)).toEqual([]);
  },
);

test.each([
  ['a.replaceAll("b","c")', 'replaceAll'],
  ['a.toSorted()', 'toSorted'],
  ['Object.hasOwn(a,b)', 'hasOwn'],
  ['a.at(-1)', 'at'],
  ['c.signal.reason', 'signal.reason'],
  ['structuredClone(a)', 'structuredClone'],
  ['a.querySelector(":not([b] *)")', ':not([b] '],
])('scripts: %s is unknown', (script, found) => {
  expect(unknownScript(script)).toEqual([found]);
});

test('scripts: what every one of them knows', () => {
  expect(unknownScript('a.replace(/b/g,"c").flatMap(d).includes(e);console.error(f)')).toEqual([]);
  expect(unknownScript('typeof reportError=="function"?reportError:a')).toEqual([]);
});
