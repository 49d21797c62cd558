import { markEnglish, moveAddresses } from './languages';
import { turnPage, turnStyles } from './right-to-left';

test('on a page in another language, links to pages get that language, and links to shared files stay unchanged', () => {
  const html =
    '<style>a[href="/class/vi"]{color:red}</style><a href="/">Home</a><a href="/#about-us">About</a><a href="/fees#x">Fees</a>' +
    '<a href="/fees" hreflang="en">English</a><a href="/login">Staff</a><a href="https://school.example/x">x</a>' +
    '<a href="//other.example/">y</a><a href="#here">here</a><img src="/assets/a.png"><img src="/cards/vi.svg">' +
    '<div data-props="{&quot;link&quot;:{&quot;to&quot;:&quot;/news&quot;,&quot;text&quot;:&quot;/ all&quot;}}"></div>';
  expect(moveAddresses(html, 'hi')).toBe(
    html
      .replace('[href="/class/vi"]', '[href="/hi/class/vi"]')
      .replace('href="/">', 'href="/hi">')
      .replace('"/#about-us"', '"/hi#about-us"')
      .replace('"/fees#x"', '"/hi/fees#x"')
      .replace('"/cards/vi.svg"', '"/hi/cards/vi.svg"')
      .replace('&quot;/news&quot;', '&quot;/hi/news&quot;'),
  );
});

test('untranslated words are marked as English, but addresses are not', () => {
  const page = (items: string) => `<html lang="hi"><title>Annual Day</title><ul>${items}</ul></html>`;
  expect(
    markEnglish(
      page(
        '<li>Annual Day &amp; fair!</li><li>कल Annual Day, फिर छुट्टी</li><li>CBSE से संबद्ध</li><li lang="en"><b>Fair</b></li>' +
          '<li>office@school.example लिखें, school.example/hi पर</li><li><a href="mailto:office@school.example">office@school</a></li>' +
          '<li data-island="Tabs">कल Fair<p data-slot>कल Fair</p></li>' +
          '<li>कल Fair (15 अगस्त)</li><li>कल Fair &amp; (Art) 15 से</li>',
      ),
      'hi',
    ),
  ).toBe(
    page(
      '<li lang="en">Annual Day &amp; fair!</li><li>कल <bdi lang="en">Annual Day</bdi>, फिर छुट्टी</li><li>CBSE से संबद्ध</li><li lang="en"><b>Fair</b></li>' +
        '<li>office@school.example लिखें, school.example/hi पर</li><li><a href="mailto:office@school.example">office@school</a></li>' +
        '<li data-island="Tabs">कल Fair<p data-slot>कल <bdi lang="en">Fair</bdi></p></li>' +
        '<li>कल <bdi lang="en">Fair</bdi> (15 अगस्त)</li><li>कल <bdi lang="en">Fair &amp; (Art)</bdi> 15 से</li>',
    ),
  );
});

test('an untranslated label is marked as English, but the contents of its element are not', () => {
  const page = (en = '', hi = '') =>
    `<html lang="hi"><section${en} aria-label="Parents speak"><div${hi}><p>माँ</p></div><div${en} role="region" aria-label="Parents speak"><p${hi}>पिता</p></div></section><img${en} alt="A hall"/></html>`;
  expect(markEnglish(page(), 'hi')).toBe(page(' lang="en"', ' lang="hi"'));
  const inEnglish =
    '<html lang="hi"><div lang="en"><div aria-label="Books"><p>One a week</p></div></div></html>';
  expect(markEnglish(inEnglish, 'hi')).toBe(inEnglish);
});

test('English captions of photos are marked as English', () => {
  const photos = (own = '') =>
    `<div data-props="{&quot;photos&quot;:[{&quot;alt&quot;:&quot;कक्षा&quot;,&quot;caption&quot;:&quot;कक्षा VI, Art room&quot;},{${own}&quot;caption&quot;:&quot;Art room &amp; hall&quot;}]}"></div>`;
  expect(markEnglish(photos(), 'hi')).toBe(photos('&quot;lang&quot;:&quot;en&quot;,'));
});

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
  [
    'a{background:conic-gradient(red,#0000) calc(100% - .7rem)/1rem}',
    'a{background:conic-gradient(red,#0000) .7rem/1rem}',
  ],
])('%s is mirrored to %s', (css, turned) => {
  expect(turnStyles(css).startsWith(`${turned}body`)).toBe(true);
});

test('on a right-to-left page, phone numbers and sessions keep their order in text, and are unchanged in addresses and scripts', () => {
  const html =
    '<html lang="ur" dir="rtl"><a href="tel:+919876543210">فون +91 98765 43210</a><script>"+91 98765 43210"</script><p>₹10,850, 2025-\u206026</p>';
  expect(turnPage(html)).toBe(
    html
      .replace('فون +91 98765 43210', 'فون \u200F\u2066+91 98765 43210\u2069')
      .replace('2025-\u206026', '\u20662025-\u206026\u2069'),
  );
});

test('English on a right-to-left page runs from left to right, but the contents of an element with an English label do not', () => {
  const labelled = '<ul lang="en" aria-label="Fees"><li lang="ur">فیس</li></ul>';
  expect(turnPage(`<html lang="ur" dir="rtl"><h1 lang="en">Fees</h1>${labelled}`)).toBe(
    `<html lang="ur" dir="rtl"><h1 lang="en" dir="ltr">Fees</h1>${labelled}`,
  );
});
