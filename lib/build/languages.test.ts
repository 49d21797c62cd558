import { markEnglish, moveAddresses } from './languages';

test('a page of another language links to pages of that language, and to shared files as they are', () => {
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

test('words that are not translated are marked as English, and addresses are not', () => {
  const page = (items: string) => `<html lang="hi"><title>Annual Day</title><ul>${items}</ul></html>`;
  expect(
    markEnglish(
      page(
        '<li>Annual Day &amp; fair!</li><li>कल Annual Day, फिर छुट्टी</li><li>CBSE से संबद्ध</li><li lang="en"><b>Fair</b></li>' +
          '<li>office@school.example लिखें, school.example/hi पर</li><li><a href="mailto:office@school.example">office@school</a></li>' +
          '<li data-island="Tabs">कल Fair<p data-slot>कल Fair</p></li>',
      ),
    ),
  ).toBe(
    page(
      '<li lang="en">Annual Day &amp; fair!</li><li>कल <bdi lang="en">Annual Day</bdi>, फिर छुट्टी</li><li>CBSE से संबद्ध</li><li lang="en"><b>Fair</b></li>' +
        '<li>office@school.example लिखें, school.example/hi पर</li><li><a href="mailto:office@school.example">office@school</a></li>' +
        '<li data-island="Tabs">कल Fair<p data-slot>कल <bdi lang="en">Fair</bdi></p></li>',
    ),
  );
});
