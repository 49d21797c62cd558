import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { AnnouncementList } from '@/components/page/DatedList';
import { DownloadLink } from './links';
import { PassOn } from './PassOn';

// Replaces the file's size: unit tests have no files.
jest.mock('@/lib/content/read/tree', () => {
  const real = jest.requireActual<object>('@/lib/content/read/tree');
  return { ...real, getFileSize: () => '54 KB' };
});

const school = { name: 'School', siteAddress: 'https://school.example' } as Content['school'];

test.each(['फ़ीस: ₹1,000, कक्षा 6/7।', 'Fees & books #2 + 50% = é? "a" 😀'])(
  'a message arrives as it was written: %s',
  (text) => {
    const html = renderToStaticMarkup(<PassOn school={school} to="/x#y" facts={[{ text: `${text} a` }]} />);
    const [, href = ''] = /href="([^"]*)"/.exec(html) ?? [];
    expect(href).not.toMatch(/%E0|%E2%82%B9|%2C|%3A|%2F/);
    const message = new URL(href).searchParams.get('text');
    expect(message).toContain(`${text} a`);
    expect(message).toContain('https://school.example/x#y');
  },
);

test.each(['The fees are due.', 'फ़ीस जमा करें।'])('a message contains "%s" with only one full stop', (text) => {
  const html = renderToStaticMarkup(<PassOn school={school} to="/" facts={[{ text }]} />);
  const [, href = ''] = /href="([^"]*)"/.exec(html) ?? [];
  const message = new URL(href).searchParams.get('text');
  expect(message).toContain(`${text.slice(0, -1)}. School`);
});

test('each link of an announcement also names the announcement, after the visible words', async () => {
  const items = ['Winter timings', 'Caps'].map((title) => ({
    id: title,
    publish: '2024-11-01',
    title,
    first: 'Read this.',
    message: 'Read this. And this.',
  }));
  const html = renderToStaticMarkup(<AnnouncementList items={items} school={school} />);
  const text = html.replaceAll(/<[^>]*>/g, '');
  for (const { title } of items)
    for (const link of ['Read more', 'Send on WhatsApp (opens in a new tab)'])
      expect(text).toContain(`${link}: ${title}`);
  const link = { title: 'Download', file: 'timings.pdf', about: 'Winter timings' };
  expect(renderToStaticMarkup(await DownloadLink(link))).toMatch(
    /aria-label="(Download \(PDF,[^"]*KB\)): Winter timings".*<span>\1<\/span>/,
  );
});
