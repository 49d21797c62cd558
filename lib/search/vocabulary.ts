import { frameOf, keysOf, soundOf, stemOf, wordsOf } from './keys';
import type { IndexedPage, SearchIndex } from './search-index';

/** How much a word counts in each part of a page. */
const WEIGHTS = { title: 15, names: 3, lead: 6, heading: 6, text: 1 };
/** Long pages say more words: their text counts less. */
const LENGTH = 0.1;
/** Words in titles and links are never too common to count. */
const LEAST_RARE = 2.4;

export type Vocabulary = ReturnType<typeof readVocabulary>;

/** What the search compares a question with: each key with the pages that have it, and its meanings. */
export function readVocabulary({ pages, lexicon }: SearchIndex) {
  const places = new Map<string, Map<number, number>>();
  const count = (text: string, page: number, weight: number): void => {
    for (const key of keysOf(text)) addTo(places, key, page, weight);
  };
  const lengths = pages.map(({ sections }) => sections.reduce((sum, [, , text]) => sum + text.length, 200));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (pages.length || 1);
  pages.forEach(({ title, names, lead, sections }, page) => {
    const norm = 1 / (1 - LENGTH + (LENGTH * lengths[page]!) / mean);
    count(title, page, WEIGHTS.title);
    count(names, page, WEIGHTS.names);
    count(lead, page, WEIGHTS.lead);
    for (const [, heading, text] of sections) {
      count(heading, page, WEIGHTS.heading * norm);
      count(text, page, WEIGHTS.text * norm);
    }
    // "Timetable" and "time table" are the same.
    const words = wordsOf(namesOf(pages[page]!));
    words.slice(1).forEach((word, index) => {
      const joined = stemOf(words[index]! + word);
      if (word.length > 1 && !/\d/.test(joined) && !places.get(joined)?.has(page))
        addTo(places, joined, page, WEIGHTS.heading);
    });
  });
  const topics = new Set(pages.flatMap(({ title, names }) => keysOf(`${title} . ${names}`)));
  const rarity = new Map<string, number>();
  for (const [key, on] of places) {
    const rare = Math.log(1 + pages.length / (on.size + 0.5));
    rarity.set(key, topics.has(key) && !/^c\d/.test(key) ? Math.max(rare, LEAST_RARE) : rare);
  }
  const sounds = new Map<string, string[]>();
  for (const key of places.keys()) if (key.length > 2 && !/\d/.test(key)) push(sounds, soundOf(key), key);
  const read = readLexicon(lexicon, (key) => places.has(key));
  const frames = new Map<string, (readonly string[])[]>();
  for (const [sound, keys] of sounds) for (const key of keys) push(frames, frameOf(sound), [key]);
  for (const [sound, means] of read.soundings) for (const keys of means) push(frames, frameOf(sound), keys);
  return {
    places,
    sounds,
    frames,
    named: new Set(pages.flatMap((page) => keysOf(namesOf(page)))),
    rarityOf: (key: string): number => rarity.get(key) ?? 0,
    ...read,
  };
}

const namesOf = ({ title, names, sections }: IndexedPage): string =>
  [title, names, ...sections.map(([, heading]) => heading)].join(' . ');

/**
 * Each line: words as typed, a colon, and their meanings, separated by commas. Words without a meaning are ignored, and
 * those with the meaning `*` say little. A meaning after `?` is a thing that a school may lack.
 */
function readLexicon(text: string, isOnSite: (key: string) => boolean) {
  const meanings = new Map<string, string[][]>();
  const soundings = new Map<string, string[][]>();
  const ignored = new Set<string>();
  const ignoredSounds = new Set<string>();
  const general = new Set<string>();
  const lacking = new Set<string>();
  for (const line of text.split('\n')) {
    const [typed = '', meant] = line.split(':');
    if (meant === undefined) continue;
    const means = meant.split(',').map(keysOf);
    const isLacking = meant.includes('?') && !means.some((keys) => keys.every(isOnSite));
    for (const word of wordsOf(typed)) {
      if (!meant.trim()) {
        ignored.add(word);
        ignoredSounds.add(soundOf(word));
        continue;
      }
      if (meant.trim() === '*') {
        general.add(word);
        continue;
      }
      if (isLacking && !isOnSite(stemOf(word))) for (const key of [word, longSoundOf(word)]) lacking.add(key);
      meanings.set(word, [...(meanings.get(word) ?? []), ...means]);
      soundings.set(soundOf(word), [...(soundings.get(soundOf(word)) ?? []), ...means]);
    }
  }
  return {
    meanings,
    soundings,
    ignored,
    ignoredSounds,
    general,
    /** Whether a word names a thing that schools may have and this site does not mention. */
    lacks: (word: string): boolean => lacking.has(word) || lacking.has(longSoundOf(word)),
    meant: new Set([...meanings.values()].flat(2)),
  };
}

/** Short words of different meanings often sound alike. */
const longSoundOf = (word: string): string => {
  const sound = soundOf(word);
  return sound.length > 4 ? sound : word;
};

function addTo(map: Map<string, Map<number, number>>, key: string, page: number, weight: number): void {
  const pages = map.get(key) ?? new Map<number, number>();
  pages.set(page, (pages.get(page) ?? 0) + weight);
  map.set(key, pages);
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
