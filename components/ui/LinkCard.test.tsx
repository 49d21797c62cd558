import { renderToStaticMarkup } from 'react-dom/server';
import { setWords, words } from '@/lib/content/words/in-use';
import { LinkCard } from './links';

const show = (to: string): string =>
  renderToStaticMarkup(<LinkCard title="Alumni" text="Who went here." to={to} sizes="100vw" heading="h2" />);

test('a card that leads to another host says that it opens a new tab, and does so', () => {
  const html = show('https://alumni.school.test/');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('(opens in a new tab)');
});

test('a card that leads to a page of the site does neither', () => {
  expect(show('/alumni')).not.toMatch(/_blank|new tab/);
});

test('a school that says it in its own words is heard', () => {
  const before = words;
  setWords({ ...words, page: { ...words.page, newTab: 'नए टैब में खुलता है' } });
  expect(show('https://alumni.school.test/')).toContain('(नए टैब में खुलता है)');
  setWords(before);
});
