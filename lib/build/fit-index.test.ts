import { brotliCompressSync } from 'node:zlib';
import type { IndexedPage } from '@/lib/search/search-index';
import { fitIndex, shorten } from './fit-index';

const page = (route: string, ...texts: string[]): IndexedPage => {
  return { route, title: 'Clubs', names: '', lead: '', sections: texts.map((text) => ['', '', text]) };
};
const textOf = ({ sections }: IndexedPage): string[] => sections.map(([, , text]) => text);

test('an index that is small enough keeps its texts', async () => {
  const index = { pages: [page('/clubs', 'On Saturday. '.repeat(20).trim())], lexicon: 'a: b' };
  expect(await fitIndex(index)).toEqual(index);
});

test('an index that is too large is shortened to 36 KB', async () => {
  // Of 500 words in an order that does not compress.
  let seed = 1;
  const word = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `w${seed % 500}x`;
  };
  const text = (): string => Array.from({ length: 160 }, word).join(' ');
  const pages = Array.from({ length: 90 }, (_, at) => page(`/${at}`, text(), text(), text()));
  const before = brotliCompressSync(JSON.stringify({ pages, lexicon: '' })).length;
  const after = brotliCompressSync(JSON.stringify(await fitIndex({ pages, lexicon: '' }))).length;
  expect(before).toBeGreaterThan(36 * 1024);
  expect(after).toBeLessThanOrEqual(36 * 1024);
});

test('of the rest of a section, the words that the page has not said are kept', () => {
  const short = shorten(
    page('/clubs', 'Chess on Saturday, with a telescope and chess', 'Telescope 2026'),
    17,
    (word) => ['with', 'a', 'and'].includes(word),
  );
  expect(textOf(short)).toEqual(['Chess on … Saturday telescope', 'Telescope 2026']);
});
