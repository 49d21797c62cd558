import { dropUnreferenced } from './drop-unreferenced';

test('custom properties that no sheet of the page and no script reads are left out, with their registrations', () => {
  const sheets = [
    ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}@property --b{syntax:"*";inherits:false}@layer x{p{--e:1}}',
    'p{margin:var(--a, 4px)}',
  ];
  expect(dropUnreferenced(sheets, 'style.getPropertyValue("--d")')).toEqual([
    ':root{--a:1px;--d:3px}@layer x{}',
    'p{margin:var(--a, 4px)}',
  ]);
});

test('what a kept property reads is kept', () => {
  const css = ':root{--a:calc(var(--b) + 1px);--b:1px}p{margin:var( --a )}';
  expect(dropUnreferenced([css], '')).toEqual([css]);
});

test('animations that nothing plays are left out', () => {
  const played = '@keyframes spin{to{rotate:1turn}}.a{animation:.9s linear infinite spin}';
  expect(dropUnreferenced([`${played}@keyframes fade{to{opacity:0}}`], '')).toEqual([played]);
});
