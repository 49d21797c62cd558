import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementList } from '@/components/page/DatedList';
import type { Content } from '@/lib/content/content';
import { PassOn } from './PassOn';

const school = { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'];

function sentenceIn(html: string): string | null {
  const [, href = ''] = /href="(https:\/\/wa\.me[^"]+)"/.exec(html) ?? [];
  return new URL(href).searchParams.get('text');
}

it('makes one sentence of lines, with no comma behind a colon', () => {
  const facts = [{ text: 'Monday to Friday (Winter):\nLittle 9.00\nBig 8.20' }];
  const html = renderToStaticMarkup(<PassOn facts={facts} to="/hours" school={school} />);
  expect(sentenceIn(html)).toMatch(/^Monday to Friday \(Winter\): Little 9\.00, Big 8\.20\. Vidya, /);
});

it('says of an announcement the day on which it was made', () => {
  const items = [
    { id: 'cap', publish: '2024-11-01', message: 'Bring a cap tomorrow.', first: 'Bring a cap tomorrow.' },
  ];
  const html = renderToStaticMarkup(<AnnouncementList items={items} school={school} />);
  expect(sentenceIn(html)).toBe(
    'Bring a cap tomorrow. Vidya, 1 November 2024: \nhttps://school.test/notice/cap',
  );
});
