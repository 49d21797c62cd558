import { turnPage, turnStyles } from './right-to-left';

test.each([
  ['a{left:0;right:1px}', 'a{right:0;left:1px}'],
  ['a{margin-inline-start:1px;text-align:start}', 'a{margin-inline-start:1px;text-align:start}'],
  ['a{float:left}', 'a{float:right}'],
  ['a{transform:rotate(45deg)}', 'a{transform:rotate(-135deg)}'],
  ['a{transform:translateX(15%)rotate(-135deg)}', 'a{transform:translateX(calc(-1*(15%)))rotate(45deg)}'],
  ['a{transform:translateY(1px)rotate(135deg)}', 'a{transform:translateY(1px)rotate(135deg)}'],
  [
    '@keyframes x{to{transform:translateX(-100%)}}',
    '@keyframes x{to{transform:translateX(calc(-1*(-100%)))}}',
  ],
  ['a{box-shadow:inset .25rem 0 red}', 'a{box-shadow:inset -.25rem 0 red}'],
  ['a{position-area:bottom span-right}', 'a{position-area:bottom span-left}'],
  [
    'a{background:linear-gradient(to left,red,blue) 100% 0}',
    'a{background:linear-gradient(to right,red,blue) 0 0}',
  ],
  [
    'a{background:radial-gradient(circle,red,#0000) .1rem 0/.5rem repeat-y}',
    'a{background:radial-gradient(circle,red,#0000) calc(100% - .1rem) 0/.5rem repeat-y}',
  ],
])('%s is turned to %s', (css, turned) => {
  expect(turnStyles(css).startsWith(`${turned}body`)).toBe(true);
});

test('a telephone and a session keep their order in text, and stay as they are in addresses and scripts', () => {
  const html =
    '<html lang="ur" dir="rtl"><a href="tel:+919876543210">فون +91 98765 43210</a><script>"+91 98765 43210"</script><p>₹10,850, 2025-\u206026</p>';
  expect(turnPage(html)).toBe(
    html
      .replace('فون +91 98765 43210', 'فون \u200F\u2066+91 98765 43210\u2069')
      .replace('2025-\u206026', '\u20662025-\u206026\u2069'),
  );
});

test('English on such a page runs from left to right', () => {
  expect(turnPage('<html lang="ur" dir="rtl"><h1 lang="en">Fees</h1><p lang="ur">فیس</p>')).toBe(
    '<html lang="ur" dir="rtl"><h1 lang="en" dir="ltr">Fees</h1><p lang="ur">فیس</p>',
  );
});
