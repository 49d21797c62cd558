import {
  askedWords,
  DEVANAGARI,
  frameOf,
  isPlainVerb,
  isSlip,
  keysOf,
  plainOf,
  soundOf,
  stemOf,
} from './keys';
import type { IndexedPage, SearchIndex } from './search-index';
import { readVocabulary, type Vocabulary } from './vocabulary';

// Why: docs/decisions/navigation.md
/** Found by trial on half of the questions (questions.txt), then rounded. */
const W = {
  /** How far a further mention on a page still counts. */
  saturation: 8,
  meaning: 0.9,
  sound: 0.85,
  frame: 0.75,
  slip: 0.8,
  joined: 0.8,
  section: 0.5,
  wholeTitle: 5,
  unknown: 2,
  /** What a school may lack, and this one does. */
  absent: 9,
  /** A word that says little beside one that the site does not have: "petrol price". */
  general: 0.35,
  /** On a page that does not name the class of the question. */
  otherClass: 0.5,
  /** The least share of the question that must be met, and the surest match that there must be. */
  least: 0.5,
  sure: 0.6,
};

/** Keys that a word may stand for, and how surely. */
interface Reading {
  keys: readonly string[];
  surety: number;
}

interface Asked {
  word: string;
  readings: readonly Reading[];
  /** Names a thing that schools may have and this site does not mention. */
  isAbsent: boolean;
}

export interface Result {
  page: IndexedPage;
  /** Index of the section that answers best. */
  section: number;
  score: number;
}

export interface Search {
  /** Pages that answer the question, best first; none if too little of it was understood. */
  find: (question: string) => Result[];
  /** Whether a word of a text answers a word of the question. */
  marker: (question: string) => (word: string) => boolean;
}

/** Takes about 60 ms for 100 pages. */
export function createSearch(index: SearchIndex): Search {
  const vocabulary = readVocabulary(index);
  const pages = index.pages.map((page, at) => toSearched(page, at, vocabulary));
  const read = (question: string): Asked[] => readQuestion(question, vocabulary);
  return {
    find: (question) => rank(read(question), pages, vocabulary),
    marker: (question) => {
      const wanted = wantedKeys(read(question));
      return (word) => keysOf(word).some((key) => wanted.has(key));
    },
  };
}

type SearchedPage = ReturnType<typeof toSearched>;

function toSearched(page: IndexedPage, at: number, { texts, ignored, ignoredInEnglish }: Vocabulary) {
  const { names, sections } = texts[at]!;
  const nameOf = (keys: readonly string[]): string[] => {
    // "Class II" is asked for as `c2` alone.
    if (keys.length === 3 && /^c\d/.test(keys[2]!)) return [keys[2]!];
    return keys.filter((key) => !/^\d+$/.test(key) && !ignored.has(key) && !ignoredInEnglish.has(key));
  };
  return {
    page,
    names: names.map((name) => [...new Set(nameOf(name))]),
    sections: sections.map(({ heading, text }) => new Set([...heading, ...text])),
  };
}

function readQuestion(question: string, vocabulary: Vocabulary): Asked[] {
  const { ignored, ignoredInEnglish, places, named, meaningsOf, lacks } = vocabulary;
  const words = askedWords(question);
  const isHindi = DEVANAGARI.test(question);
  const says = words.filter((word) => {
    if (ignored.has(word) || (!isHindi && ignoredInEnglish.has(word))) return false;
    const stem = stemOf(word);
    const [isKnown, isVerb] = [places.has(stem), isPlainVerb(word)];
    const meant = meaningsOf(word, isKnown && !isHindi ? 0 : isVerb || isKnown ? 1 : Infinity);
    return meant ? meant.length > 0 || named.has(stem) : isKnown || !isVerb;
  });
  const asked = (says.length ? says : words).map((word) => ({
    word,
    readings: readingsOf(word, vocabulary, isHindi),
  }));
  // "time table", "day care"
  return asked.map(({ word, readings }, index) => {
    const around = [(asked[index - 1]?.word ?? '') + word, word + (asked[index + 1]?.word ?? '')].filter(
      (pair) => pair !== word,
    );
    const meant = around
      .flatMap((pair) => [
        [stemOf(pair)],
        ...(meaningsOf(pair, soundOf(pair).length > 4 ? Infinity : 0) ?? []),
      ])
      .filter((keys) => keys.every((key) => places.has(key)));
    return {
      word,
      readings: [...readings, ...meant.map((keys) => ({ keys, surety: W.joined }))],
      isAbsent: [word, ...around].some((each) => lacks(each)),
    };
  });
}

/** A Hindi word without the ending that its place in the sentence gives it: बसों, छुट्टियाँ. */
const withoutEnding = (word: string): string => word.replace(/(i?)y?(?:on|en|aan|e)$/, '$1');

function readingsOf(word: string, vocabulary: Vocabulary, isHindi: boolean): Reading[] {
  const { places, sounds, frames, named, meant, spellings, meaningsOf } = vocabulary;
  const stem = stemOf(word);
  const isKnown = places.has(stem);
  const variants = [word, ...(isHindi ? [withoutEnding(word)] : [])].flatMap((each) => [each, stemOf(each)]);
  const heard = [...new Set(variants.map(soundOf))];
  const spelt = spellings.get(plainOf(word)) ?? spellings.get(plainOf(stem));
  const meaning =
    spelt ??
    (isKnown && !isHindi ? undefined : variants.map((each) => meaningsOf(each)).find((each) => each?.length));
  const readings: Reading[] = isKnown ? [{ keys: [stem], surety: 1 }] : [];
  const add = (keys: readonly string[], surety: number): void => {
    const known = keys.filter((key) => places.has(key));
    if (known.length) readings.push({ keys: known, surety });
  };
  const isTopic = (key: string): boolean => named.has(key) || meant.has(key);
  for (const keys of meaning ?? []) add(keys, W.meaning);
  if (isKnown || /\d/.test(word)) return readings;
  for (const sound of heard)
    if (!spelt || sound.length > 3) for (const key of sounds.get(sound) ?? []) add([key], W.sound);
  if (!meaning && readings.every(({ surety }) => surety < W.sure))
    for (const frame of new Set(heard.map(frameOf)))
      for (const keys of (frame.length > 2 && frames.get(frame)) || [])
        if (keys.some(isTopic)) add(keys, W.frame);
  if (meaning || word.length < 4) return readings;
  const most = word.length > 7 ? 2 : 1;
  for (const key of places.keys())
    if (key[0] === stem[0] && !/\d/.test(key) && isSlip(stem, key, isTopic(key) ? most : 1))
      add([key], W.slip);
  for (let cut = 3; cut < word.length - 2; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)].map(stemOf);
    if (parts.every((key) => places.has(key))) add(parts, W.meaning);
  }
  return readings;
}

const wantedKeys = (asked: readonly Asked[]): Set<string> =>
  new Set(
    asked.flatMap(({ readings }) => readings.flatMap(({ keys, surety }) => (surety > 0.5 ? keys : []))),
  );

/** The best of a word's readings, each the sum of what its keys give. */
const best = (readings: readonly Reading[], give: (key: string) => number): number =>
  readings.reduce((most, { keys, surety }) => {
    const sum = keys.reduce((total, key) => total + give(key), 0);
    return Math.max(most, (surety * sum) / Math.sqrt(keys.length));
  }, 0);

function rank(asked: readonly Asked[], pages: readonly SearchedPage[], vocabulary: Vocabulary): Result[] {
  const { places, rarityOf, general, named, meant } = vocabulary;
  const hasUnknown = asked.some(({ readings }) => readings.length === 0);
  const weighed = asked.map(({ word, readings, isAbsent }) => {
    const surety = Math.max(0, ...readings.map((each) => each.surety));
    const rarity = readings.map((each) => each.surety * Math.max(...each.keys.map(rarityOf)));
    const isTopic = readings.some(({ keys }) => keys.some((key) => named.has(key) || meant.has(key)));
    const share = hasUnknown && (general.has(word) || !isTopic) ? W.general : 1;
    if (isAbsent) return { readings: [], surety: 0, weight: W.absent };
    const isClass = /^c\d/.test(word);
    return { readings, surety, isClass, weight: readings.length ? share * Math.max(...rarity) : W.unknown };
  });
  const possible = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const met = weighed.reduce((sum, { weight, surety }) => sum + weight * surety, 0);
  if (met < W.least * possible || weighed.every(({ surety }) => surety < W.sure)) return [];
  const wanted = wantedKeys(asked);
  const shareOf = (keys: readonly string[]): number =>
    keys.filter((key) => wanted.has(key)).length / (keys.length || 1);

  return (
    pages
      .flatMap(({ page, names, sections }, at) => {
        let words = 0;
        let covered = 0;
        let fit = page.prior ?? 1;
        for (const { readings, weight, isClass } of weighed) {
          const score = best(readings, (key) => {
            const mentions = places.get(key)?.get(at) ?? 0;
            return (rarityOf(key) * mentions) / (W.saturation + mentions);
          });
          words += score;
          if (score) covered += weight;
          else if (isClass) fit = W.otherClass;
        }
        if (!words) return [];
        const inSections = sections.map((keys) =>
          weighed.reduce((sum, { readings }) => {
            return sum + best(readings, (key) => (keys.has(key) ? rarityOf(key) : 0));
          }, 0),
        );
        const bestSection = Math.max(0, ...inSections);
        const inNames = names.map((name, index) => shareOf(name) ** (index ? 2 : 1));
        const whole = W.wholeTitle * Math.max(...inNames);
        const score = (words + whole + W.section * bestSection) * Math.sqrt(covered / possible);
        return [{ page, section: inSections.indexOf(bestSection), score: score * fit }];
      })
      // Chrome 80 has no toSorted.
      // oxlint-disable-next-line unicorn/no-array-sort
      .sort((a, b) => b.score - a.score)
  );
}
