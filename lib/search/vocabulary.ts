import { DEVANAGARI, frameOf, cacheSounds, isSlip, keysOf, plainOf, soundOf, stemOf, wordsOf } from './keys';
import type { SearchIndex } from './search-index';

const WEIGHTS = { title: 15, names: 3, lead: 6, heading: 6, text: 1 };
/** The minimum rarity of words in titles and links, so that they count even if many pages mention them. */
const LEAST_RARE = 2.4;

/** The keys of one phrase: a name, a heading or a meaning. */
export type Keys = readonly string[];

export type Vocabulary = ReturnType<typeof readVocabulary>;

/** The data with which the search compares a question: each key with its pages and meanings. */
export function readVocabulary({ pages, lexicon }: SearchIndex) {
  const places = new Map<string, Map<number, number>>();
  const texts = pages.map((page, at) => {
    const { title, names, lead, sections } = page;
    // Read each text only once, because reading takes most of the time.
    const read = (text: string, weight: number): Keys => {
      const keys = keysOf(text);
      for (const key of keys) {
        const on = places.get(key);
        if (on) on.set(at, (on.get(at) ?? 0) + weight);
        else places.set(key, new Map([[at, weight]]));
      }
      return keys;
    };
    read(lead, WEIGHTS.lead);
    return {
      page,
      names: [read(title, WEIGHTS.title), ...names.split('. ').map((name) => read(name, WEIGHTS.names))],
      sections: sections.map(([id, heading, text]) => {
        // A Hindi heading's id is in English, so English words can match it.
        const english = DEVANAGARI.test(heading) ? read(id.replace(/-/g, ' '), WEIGHTS.names) : [];
        const own = read(heading, WEIGHTS.heading);
        return { heading: own, keys: new Set([...own, ...english, ...read(text, WEIGHTS.text)]) };
      }),
    };
  });
  const topics = new Set(texts.flatMap(({ names }) => names.flat()));
  const titles = texts.flatMap(({ names, sections }) => [
    ...names,
    ...sections.map((section) => section.heading),
  ]);
  const rarityOf = (key: string): number => {
    const on = places.get(key);
    const rare = on ? Math.log(1 + pages.length / (on.size + 0.5)) : 0;
    return topics.has(key) ? Math.max(rare, LEAST_RARE) : rare;
  };
  const sounds = new Map<string, Keys[]>();
  const frames = new Map<string, Keys[]>();
  const spoken = [...places.keys()].filter((key) => key.length > 2 && !/\d/.test(key));
  cacheSounds(spoken);
  for (const key of spoken) {
    push(sounds, soundOf(key), [key]);
    push(frames, frameOf(key), [key]);
  }
  const read = readLexicon(
    lexicon,
    (keys) =>
      keys.length > 1
        ? titles.some((title) => keys.every((key) => title.includes(key)))
        : places.has(keys[0]!),
    (word) => (places.has(stemOf(word)) ? [[stemOf(word)]] : (sounds.get(soundOf(word)) ?? [])),
  );
  for (const alike of read.meanings.values())
    for (const [word, { keys }] of alike) for (const each of keys) push(frames, frameOf(word), each);
  return { texts, places, sounds, frames, named: new Set(titles.flat()), rarityOf, ...read };
}

interface Meaning {
  /** Empty if the word is ignored. */
  keys: readonly Keys[];
  /** True if the word means a thing that schools may have but this site does not mention. */
  isLacking: boolean;
}

/** Reads lines as lib/search/lexicon.txt explains them. A thing is lacking if its meanings are not on the site. */
function readLexicon(
  text: string,
  isOnSite: (keys: Keys) => boolean,
  findOnSite: (word: string) => readonly Keys[],
) {
  const lines = text.split('\n').flatMap((line) => {
    const [typed = '', meant] = line.split(':');
    if (meant === undefined) return [];
    const means = meant.split(',').map(keysOf);
    return { words: wordsOf(typed), sign: meant.trim()[0], means: means.filter((keys) => keys.length) };
  });
  cacheSounds(lines.flatMap(({ words }) => words));
  // A Hindi site may lack the English meaning of a line, but have one of the line's own words.
  const insteadOf = new Map<string, Keys[]>();
  for (const { words, means, sign } of lines)
    for (const keys of sign === '?' ? [] : means)
      if (!keys.some((key) => isOnSite([key])))
        for (const word of words) for (const key of findOnSite(word)) push(insteadOf, keys.join(), key);
  /** Meanings, keyed by sound and then by spelling. */
  const meanings = new Map<string, Map<string, Meaning>>();
  /** Ignored words. "get" is false, because Hindi questions do not ignore it: गेट sounds the same. */
  const ignored = new Map<string, boolean>();
  for (const { words, sign, means: named } of lines) {
    const means = named.flatMap((keys) => insteadOf.get(keys.join()) ?? [keys]);
    const isLackingHere = sign === '?' && !means.some(isOnSite);
    for (const word of words) {
      if (!means.length) ignored.set(word, sign !== '~');
      if (sign === '~') continue;
      const sound = soundOf(word);
      const alike = meanings.get(sound) ?? new Map<string, Meaning>();
      meanings.set(sound, alike);
      const before = alike.get(word)?.keys ?? [];
      alike.set(word, { keys: [...before, ...means], isLacking: isLackingHere && !isOnSite([stemOf(word)]) });
    }
  }
  return {
    meanings,
    isIgnored: (word: string, isHindi = false) => (isHindi ? ignored.get(word) === true : ignored.has(word)),
    /** Of the known words with this sound, uses the nearest spelling: short words often sound alike by chance. */
    meaningOf: (word: string, most = Infinity): Meaning | undefined => {
      const plain = plainOf(word);
      const alike = [...(meanings.get(soundOf(word)) ?? [])];
      // Try the exact spelling first: "pul" means a bridge, not a pool.
      for (let slips = -1; slips <= Math.min(most, Math.ceil(plain.length / 2)); slips += 1) {
        const near = alike
          .filter(([spelt]) => (slips < 0 ? spelt === word : isSlip(plain, plainOf(spelt), slips)))
          .map(([, meaning]) => meaning);
        if (near.length)
          return {
            keys: near.flatMap(({ keys }) => keys),
            isLacking: near.some(({ isLacking }) => isLacking),
          };
      }
      return undefined;
    },
  };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
