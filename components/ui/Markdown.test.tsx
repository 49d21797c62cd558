import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './Markdown';
import { setWords, words } from '@/lib/content/words/in-use';
import { LinkCard } from './links';
import { AnnouncementList } from '@/components/page/DatedList';
import type { Content } from '@/lib/content/content';
import { PassOn } from './PassOn';

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
  'a link to a host without a scheme uses https: %s',
  (text) => {
    expect(show(text)).toMatch(/<a href="https:\/\/(www\.)?cbse\.gov\.in(\/x)?" target="_blank"/);
  },
);

test('an http link to another site keeps its address as typed', () => {
  expect(show('[Board](http://www.cbse.gov.in)')).toContain(
    '<a href="http://www.cbse.gov.in" target="_blank"',
  );
});

test('a link to a file whose name contains spaces has an encoded address', () => {
  expect(show('[Fees](</assets/fee structure (1).pdf>)')).toContain(
    'href="/assets/fee%20structure%20(1).pdf"',
  );
  expect(show('[Fees](/assets/fee%20structure.pdf)')).toContain('href="/assets/fee%20structure.pdf"');
});

test('a line of a paragraph or of a list item stays a line', () => {
  expect(show('Dear parents,\nplease come at **11**\nsharp.')).toContain(
    '<p>Dear parents,<br/>please come at <strong>11</strong><br/>sharp.</p>',
  );
  expect(show('- One\n  more')).toContain('One<br/>more');
});

test('table columns are aligned by classes, because the content security policy forbids `style` attributes', () => {
  const html = show('| Item | Class | Fee |\n|:--|:-:|--:|\n| Bus | VI | 900 |');
  expect(html).not.toContain('style=');
  expect(html).toContain('<th scope="col" class="align-end">Fee</th>');
  expect(html).toContain('<td class="align-center" data-label="Class">VI</td>');
});

test('the first cell of a row is its heading, unless it is empty or the only column', () => {
  const html = show('| Stop | Morning |\n|---|--:|\n| Railway Station | 7.25 |\n| 2 | 7.35 |\n| | 7.40 |');
  expect(html).toContain('<tr><th scope="row">Railway Station</th><td class="align-end"');
  expect(html).toContain('<tr><th scope="row">2</th>');
  expect(html).toContain('<tr><td></td>');
  expect(show('| Stop |\n|---|\n| Railway Station |')).toContain('<td>Railway Station</td>');
});

test('only a table that may scroll is a region that can take the keyboard focus', () => {
  const html = show('| a | b | c |\n|---|---|---|\n\n| a | b | c | d |\n|---|---|---|---|');
  expect(html.match(/<div class="table-scroll"[^>]*>/g)).toEqual([
    '<div class="table-scroll">',
    '<div class="table-scroll" role="region" aria-label="School buses (2)" tabindex="0">',
  ]);
});

test('tables with headings of their own form a group, and a finder is above them, below the heading of their part', () => {
  const row = '\n\n| a |\n|---|\n\n';
  const text = `# A\n\n## Stops\n\nText\n\n### 1${row}### 2${row}Charge\n\n### 3${row}## Other${row}`;
  const html = renderToStaticMarkup(<Markdown text={text} title="Buses" finder={<hr />} />);
  const parts = html.match(/<(h\d|hr|p|section|table|div class="tables")|<\/div>(?=<[ph])/g)?.join(' ');
  const pair = '<section <h3 <table';
  expect(parts?.replaceAll('</div> ', '')).toBe(
    `<h1 <h2 <hr <p <div class="tables" ${pair} ${pair} <p <div class="tables" ${pair} <h2 <table`,
  );
});

test('text between two single tildes is not struck through', () => {
  expect(show('From 5~10 km and 10~15 km, ~~old~~ new')).toContain(
    'From 5~10 km and 10~15 km, <del>old</del> new',
  );
});

test('a task list shows symbols instead of check boxes, which would do nothing', () => {
  const html = show('- [x] Form filled\n- [ ] Fee paid');
  expect(html).not.toContain('<input');
  expect(html).toMatch(/☑ Form filled/);
  expect(html).toMatch(/☐ Fee paid/);
});

test('headings get ids made from their words, in every writing system, and never an id that the page already uses', () => {
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
  const names = [...html.matchAll(/<table [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['School buses', 'किराया', 'किराया (2)']);
});

describe('LinkCard', () => {
  const showCard = (to: string): string =>
    renderToStaticMarkup(
      <LinkCard title="Alumni" text="Who went here." to={to} sizes="100vw" heading="h2" />,
    );

  test('a card’s link opens another host in a new tab, and says so', () => {
    const html = showCard('https://alumni.school.test/');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('(opens in a new tab)');
  });

  test('a card’s link does not open a page of the site in a new tab', () => {
    expect(showCard('/alumni')).not.toMatch(/_blank|new tab/);
  });

  test('the note about the new tab uses the school’s own words', () => {
    const before = words;
    setWords({ ...words, page: { ...words.page, newTab: 'नए टैब में खुलता है' } });
    expect(showCard('https://alumni.school.test/')).toContain('(नए टैब में खुलता है)');
    setWords(before);
  });
});

const school = { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'];

function sentenceIn(html: string): string | null {
  const [, href = ''] = /href="(https:\/\/wa\.me[^"]+)"/.exec(html) ?? [];
  return new URL(href).searchParams.get('text');
}

test('a message for sharing joins the lines into one sentence, without a comma after a colon', () => {
  const facts = [{ text: 'Monday to Friday (Winter):\nLittle 9.00\nBig 8.20' }];
  const html = renderToStaticMarkup(<PassOn facts={facts} to="/hours" school={school} />);
  expect(sentenceIn(html)).toMatch(/^Monday to Friday \(Winter\): Little 9\.00, Big 8\.20\. Vidya, /);
});

test('a message for sharing gives the day on which an announcement was published', () => {
  const items = [
    { id: 'cap', publish: '2024-11-01', message: 'Bring a cap tomorrow.', first: 'Bring a cap tomorrow.' },
  ];
  const html = renderToStaticMarkup(<AnnouncementList items={items} school={school} />);
  expect(sentenceIn(html)).toBe(
    'Bring a cap tomorrow. Vidya, 1 November 2024: \nhttps://school.test/notice/cap',
  );
});
