import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './Markdown';

const show = (text: string): string => renderToStaticMarkup(<Markdown text={text} title="School buses" />);

test.each([
  'tel:+919876543210',
  'mailto:office@school.test',
  'https://cbse.gov.in/',
  '/transport',
  '#contact',
])('a link to %s keeps its address', (address) => {
  expect(show(`[Go](${address})`)).toContain(`<a href="${address}"`);
});

test.each(['www.cbse.gov.in', '[Board](www.cbse.gov.in)', '[Board](cbse.gov.in/x)'])(
  'a bare host is opened by https: %s',
  (text) => {
    expect(show(text)).toMatch(/<a href="https:\/\/(www\.)?cbse\.gov\.in(\/x)?" target="_blank"/);
  },
);

test('an address of another site that has no https is opened as it is typed', () => {
  expect(show('[Board](http://www.cbse.gov.in)')).toContain(
    '<a href="http://www.cbse.gov.in" target="_blank"',
  );
});

test('a file whose name has spaces is linked by the address that browsers ask for', () => {
  expect(show('[Fees](</assets/fee structure (1).pdf>)')).toContain(
    'href="/assets/fee%20structure%20(1).pdf"',
  );
  expect(show('[Fees](/assets/fee%20structure.pdf)')).toContain('href="/assets/fee%20structure.pdf"');
});

test('the columns of a table are aligned by classes, since the policy of the pages refuses styles', () => {
  const html = show('| Item | Class | Fee |\n|:--|:-:|--:|\n| Bus | VI | 900 |');
  expect(html).not.toContain('style=');
  expect(html).toContain('<th scope="col" class="align-end">Fee</th>');
  expect(html).toContain('<td class="align-center" data-label="Class">VI</td>');
  expect(html).toContain('<td>Bus</td>');
});

test('figures between two tildes are not struck through', () => {
  expect(show('From 5~10 km and 10~15 km, ~~old~~ new')).toContain(
    'From 5~10 km and 10~15 km, <del>old</del> new',
  );
});

test('a list of tasks is read as signs, without controls that do nothing', () => {
  const html = show('- [x] Form filled\n- [ ] Fee paid');
  expect(html).not.toContain('<input');
  expect(html).toMatch(/☑ Form filled/);
  expect(html).toMatch(/☐ Fee paid/);
});

test('headings get ids of their words, in every script, and none that the page uses', () => {
  const html = renderToStaticMarkup(
    <Markdown
      text={'## Bus routes\n\n## Bus routes\n\n### बस के रास्ते\n\n## Contact\n\n## 🎉'}
      title="School buses"
      ids={{ taken: ['contact'] }}
    />,
  );
  const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['bus-routes', 'bus-routes-1', 'बस-के-रास्ते', 'contact-1', 'section']);
});

test('a table is named after the heading above it, in the language of the text', () => {
  const table = '| a |\n|---|\n| b |\n\n';
  const html = show(`${table}## किराया\n\n${table}${table}`);
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['School buses', 'किराया', 'किराया (2)']);
});
