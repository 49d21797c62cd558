import { DEVANAGARI, frameOf, isSlip, keysOf, plainOf, soundOf, stemOf, wordsOf } from './keys';
import type { SearchIndex } from './search-index';

/** How much a word counts in each part of a page. */
const WEIGHTS = { title: 15, names: 3, lead: 6, heading: 6, text: 1 };
/** Words in titles and links are never too common to count. */
const LEAST_RARE = 2.4;
/** Except these: every class, and whom every page is about. */
const COMMON = /^(c\d+|child|children|pupil)$/;

export type Vocabulary = ReturnType<typeof readVocabulary>;

/** What the search compares a question with: each key with the pages that have it, and its meanings. */
export function readVocabulary({ pages, lexicon }: SearchIndex) {
  const places = new Map<string, Map<number, number>>();
  const texts = pages.map(({ title, names, lead, sections }, page) => {
    // Each text once: this takes most of the time.
    const read = (text: string, weight: number): string[] => {
      const keys = keysOf(text);
      for (const key of keys) addTo(places, key, page, weight);
      return keys;
    };
    return {
      names: [read(title, WEIGHTS.title), ...names.split('. ').map((name) => read(name, WEIGHTS.names))],
      lead: read(lead, WEIGHTS.lead),
      sections: sections.map(([id, heading, text]) => {
        // Under a Hindi heading it is in English.
        const english = DEVANAGARI.test(heading) ? read(id.replace(/-/g, ' '), WEIGHTS.names) : [];
        return { heading: read(heading, WEIGHTS.heading), text: [...english, ...read(text, WEIGHTS.text)] };
      }),
    };
  });
  const topics = new Set(texts.flatMap(({ names }) => names.flat()));
  const titles = texts.flatMap(({ names, sections }) => [
    ...names,
    ...sections.map(({ heading }) => heading),
  ]);
  const rarity = new Map<string, number>();
  for (const [key, on] of places) {
    const rare = Math.log(1 + pages.length / (on.size + 0.5));
    rarity.set(key, topics.has(key) && !COMMON.test(key) ? Math.max(rare, LEAST_RARE) : rare);
  }
  const sounds = new Map<string, string[]>();
  for (const key of places.keys()) if (key.length > 2 && !/\d/.test(key)) push(sounds, soundOf(key), key);
  const read = readLexicon(
    lexicon,
    (key) => places.has(key),
    (keys) => titles.some((title) => keys.every((key) => title.includes(key))),
    (word) => (places.has(stemOf(word)) ? [stemOf(word)] : (sounds.get(soundOf(word)) ?? [])),
  );
  const frames = new Map<string, (readonly string[])[]>();
  for (const [sound, keys] of sounds) for (const key of keys) push(frames, frameOf(sound), [key]);
  for (const [sound, words] of read.soundings)
    for (const keys of words.flatMap((word) => read.spellings.get(word) ?? []))
      push(frames, frameOf(sound), keys);
  return {
    texts,
    places,
    sounds,
    frames,
    named: new Set(titles.flat()),
    rarityOf: (key: string): number => rarity.get(key) ?? 0,
    ...read,
  };
}

/**
 * Each line: words as typed, a colon, and their meanings, separated by commas. Words without a meaning are ignored,
 * those with `~` only in questions without Devanagari, and those with `*` say little. A meaning after `?` is a thing that a school may lack:
 * a word of the site, or words of one heading.
 */
function readLexicon(
  text: string,
  isOnSite: (key: string) => boolean,
  isNamed: (keys: readonly string[]) => boolean,
  findOnSite: (word: string) => string[],
) {
  const lines = text.split('\n').flatMap((line) => {
    const [typed, meant] = line.split(':');
    return meant === undefined
      ? []
      : [{ words: wordsOf(typed!), meant: meant.trim(), means: meant.split(',').map(keysOf) }];
  });
  // A site in Hindi may not have the English word that a line means, and have one of those that mean it.
  const insteadOf = new Map<string, string[]>();
  for (const { words, means, meant } of lines)
    for (const keys of meant.includes('?') ? [] : means)
      if (!keys.some(isOnSite))
        for (const word of words) for (const key of findOnSite(word)) push(insteadOf, keys.join(), key);
  const spellings = new Map<string, string[][]>();
  const soundings = new Map<string, string[]>();
  const ignored = new Set<string>();
  /** Of English words, only as they are written: the sound of "get" is also that of गेट. */
  const ignoredInEnglish = new Set<string>();
  const general = new Set<string>();
  const lacking = new Set<string>();
  /** "Pul" is a bridge, and is not lacking where a pool is. */
  const here = new Set<string>();
  for (const { words, meant, means: named } of lines) {
    const means = named.flatMap((keys) => insteadOf.get(keys.join())?.map((key) => [key]) ?? [keys]);
    const isHere = (keys: readonly string[]) => (keys.length > 1 ? isNamed(keys) : keys.every(isOnSite));
    const isLacking = meant.includes('?') && !means.some(isHere);
    for (const word of words) {
      if (meant === '~') {
        ignoredInEnglish.add(word);
        continue;
      }
      if (!meant) {
        ignored.add(word);
        push(soundings, soundOf(word), plainOf(word));
        continue;
      }
      if (meant === '*') {
        general.add(word);
        continue;
      }
      if (!isLacking) here.add(plainOf(word));
      else if (!isOnSite(stemOf(word))) for (const each of [word, plainOf(word)]) lacking.add(each);
      for (const keys of means) push(spellings, plainOf(word), keys);
      push(soundings, soundOf(word), plainOf(word));
    }
  }
  /** The spellings nearest to a word, among those that sound like it: short words of different meanings often do. */
  const nearestTo = (word: string, most = Infinity): string[] => {
    const plain = plainOf(word);
    const alike = soundings.get(soundOf(word)) ?? [];
    for (let slips = 0; slips <= Math.min(most, Math.ceil(plain.length / 2)); slips += 1) {
      const near = alike.filter((each) => isSlip(plain, each, slips));
      if (near.length) return near;
    }
    return [];
  };
  const isLackingAs = (spelling: string): boolean => lacking.has(spelling) && !here.has(spelling);
  return {
    spellings,
    soundings,
    ignored,
    ignoredInEnglish,
    general,
    /** What a word means, by the spelling nearest to it; nothing if that is passed over. */
    meaningsOf: (word: string, most?: number): readonly string[][] | undefined => {
      const near = nearestTo(word, most);
      return near.length ? near.flatMap((each) => spellings.get(each) ?? []) : undefined;
    },
    /** Whether a word names a thing that schools may have and this site does not mention. */
    lacks: (word: string): boolean =>
      isLackingAs(word) ||
      (!isOnSite(stemOf(word)) && nearestTo(word, soundOf(word).length > 4 ? Infinity : 1).some(isLackingAs)),
    meant: new Set([...spellings.values()].flat(2)),
  };
}

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
