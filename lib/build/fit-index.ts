import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { printIndex, type IndexedPage, type SearchIndex } from '@/lib/search/search-index';

/** The limit in bytes after Brotli: a phone fetches the index as soon as the search field gets focus. */
export const INDEX_BYTES = 36 * 1024;
/** How many characters of each section to keep: the first number with which the index fits, or else the last. */
const HEADS = [
  800, 600, 500, 400, 340, 290, 250, 210, 180, 165, 150, 147, 144, 140, 130, 120, 110, 95, 80, 65, 50, 35, 20,
];
/** No index compresses by more than this factor. Larger ones are rejected without trying: compressing takes seconds. */
const BEST_RATIO = 12;
/** A word on more than this share of the pages is too common to be kept. */
const COMMON = 1 / 16;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

async function fits(index: SearchIndex): Promise<boolean> {
  const text = printIndex(index);
  if (text.length > BEST_RATIO * INDEX_BYTES) return false;
  return (await promisify(brotliCompress)(text)).length <= INDEX_BYTES;
}

export async function fitIndex({ pages, lexicon }: SearchIndex): Promise<SearchIndex> {
  const on = new Map<string, number>();
  for (const { sections } of pages)
    for (const word of new Set(sections.flatMap(([, , text]) => wordsIn(text))))
      on.set(word, (on.get(word) ?? 0) + 1);
  const isCommon = (word: string): boolean => /^\d+$/.test(word) || on.get(word)! > COMMON * pages.length;
  const cut = (head: number): SearchIndex => {
    return { lexicon, pages: pages.map((page) => shorten(page, head, isCommon)) };
  };
  let [first, last] = [0, HEADS.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (await fits(cut(HEADS[middle]!))) last = middle;
    else first = middle + 1;
  }
  return cut(HEADS[first]!);
}

/** Keeps a section's beginning and, from the rest, only uncommon words that are new to the page. */
export function shorten(page: IndexedPage, head: number, isCommon: (word: string) => boolean): IndexedPage {
  const { title, names, lead, sections } = page;
  const said = new Set(wordsIn([title, names, lead, ...sections.map(([, heading]) => heading)].join(' ')));
  const short = sections.map(([id, heading, text]) => {
    const end = text.length > head ? text.lastIndexOf(' ', head) : text.length;
    for (const word of wordsIn(text.slice(0, end))) said.add(word);
    const rest = (text.slice(end).match(WORDS) ?? []).filter((word) => {
      const key = word.toLowerCase();
      return !said.has(key) && !isCommon(key) && said.add(key);
    });
    const kept = [text.slice(0, end), ...(end < text.length ? ['…', ...rest] : [])];
    return [id, heading, kept.join(' ')] as const;
  });
  return { ...page, sections: short };
}
