import { askedWords, DEVANAGARI, frameOf, isSlip, keysOf, soundOf, stemOf } from './keys';
import type { IndexedPage, SearchIndex } from './search-index';
import { readVocabulary, type Keys, type Vocabulary } from './vocabulary';

// Why: docs/decisions/navigation.md
/** Weights tuned on half of the questions (questions.txt), then rounded. */
const W = {
  /** The higher this is, the more each further mention on a page counts. */
  saturation: 8,
  meaning: 0.9,
  sound: 0.85,
  frame: 0.75,
  slip: 0.8,
  joined: 0.8,
  section: 0.5,
  wholeTitle: 5,
  unknown: 2,
  /** The weight of a word for something that this school lacks. */
  absent: 9,
  /** The minimum share of the question that the site must match. */
  least: 0.5,
  leastNear: 0.3,
  /** If a page's name matches equally well, the question must contain this share of the heading's words. */
  leastHeading: 0.3,
};

/** A possible meaning of a word in the question: its keys, and how certain it is (0 to 1). */
interface Reading {
  keys: Keys;
  surety: number;
}

interface Asked {
  readings: readonly Reading[];
  /** True if the word means a thing that schools may have but this site does not mention. */
  isAbsent: boolean;
}

export interface Result {
  page: IndexedPage;
  /** Index of the section to show; -1 for the whole page, if no heading fits the question better than the page's name. */
  section: number;
  score: number;
}

export type Search = ReturnType<typeof createSearch>;

export function createSearch(index: SearchIndex) {
  const vocabulary = readVocabulary(index);
  const read = (question: string): Asked[] => readQuestion(question, vocabulary);
  return {
    /** Pages that answer the question, best first; none if too little of it was understood. */
    find: (question: string) => rank(read(question), vocabulary, W.least),
    /** Pages that have at least some of the question's words. */
    findNear: (question: string) => rank(read(question), vocabulary, W.leastNear),
    /** The pages of results, in the order of the site map. */
    inOrder: (results: readonly Result[]) =>
      index.pages.filter((page) => results.some((each) => each.page === page)),
    /** Returns a function that tells whether a word of a text matches a word of the question. */
    marker: (question: string) => {
      const wanted = wantedKeys(read(question));
      return (word: string) => keysOf(word).some((key) => wanted.has(key));
    },
  };
}

/** The keys of a question that asks for a page by this name or heading. */
function nameKeys(keys: Keys, { isIgnored }: Vocabulary): Keys {
  // A question for "Class II" has only the key `c2`.
  if (keys.length === 3 && /^c\d/.test(keys[2]!)) return [keys[2]!];
  return [...new Set(keys)].filter((key) => !/^\d+$/.test(key) && !isIgnored(key));
}

function readQuestion(question: string, vocabulary: Vocabulary): Asked[] {
  const { isIgnored, places, named, meaningOf } = vocabulary;
  const isHindi = DEVANAGARI.test(question);
  const typed = askedWords(question);
  // "दसवीं कक्षा" asks for Class X, like "class 10".
  const hasClass = typed.some((word) => meaningOf(word)?.keys.some((keys) => /^c\d/.test(keys[0]!)));
  const words = typed.filter((word) => !hasClass || word !== 'class');
  const placed = words.map((word, at) => {
    // Look up pairs and triples too: each word of "how many" is ignored on its own.
    const counted = [1, 2].flatMap((back) => {
      const meaning = at < back ? undefined : meaningOf(words.slice(at - back, at + 1).join(''), 0);
      return meaning?.keys.length ? meaning : [];
    });
    return { word, counted };
  });
  const isSaid = (word: string): boolean => {
    if (isIgnored(word, isHindi)) return false;
    const [meaning, stem] = [meaningOf(word), stemOf(word)];
    return meaning ? meaning.keys.length > 0 || named.has(stem) : true;
  };
  const said = placed.filter(({ word, counted }) => counted.length > 0 || isSaid(word));
  // In "where is the school", all words are ignored, but together they have a meaning.
  const whole = said.length ? undefined : meaningOf(words.join(''));
  const asked = said.length ? said : whole ? [{ word: words.join(''), counted: [whole] }] : placed;
  return asked.map(({ word, counted }, index) => {
    const most = (sounded: string, atMost: number) => (soundOf(sounded).length > 4 ? Infinity : atMost);
    // Try neighbouring words as one word: "time table", "day care".
    const joined = [(asked[index - 1]?.word ?? '') + word, word + (asked[index + 1]?.word ?? '')]
      .filter((pair) => pair !== word)
      .flatMap((pair) => meaningOf(pair, most(pair, 0)) ?? [])
      .concat(counted);
    const own = places.has(stemOf(word)) ? [] : [meaningOf(word, most(word, 1)) ?? []].flat();
    const pairs = onSite(
      joined.flatMap(({ keys }) => keys),
      W.joined,
      vocabulary,
    );
    return {
      readings: counted.length ? pairs : [...readingsOf(word, vocabulary, isHindi), ...pairs],
      // A pair is more specific than its words: the site may answer "wedding leave", but not "wedding" alone.
      isAbsent: (joined.length ? joined : own).some(({ isLacking }) => isLacking),
    };
  });
}

const onSite = (meanings: readonly Keys[], surety: number, { places }: Vocabulary): Reading[] =>
  meanings
    .map((keys) => ({ keys: keys.filter((key) => places.has(key)), surety }))
    .filter(({ keys }) => keys.length > 0);

function readingsOf(word: string, vocabulary: Vocabulary, isHindi: boolean): Reading[] {
  const { places, sounds, frames, meaningOf } = vocabulary;
  const [stem, sound] = [stemOf(word), soundOf(word)];
  const isKnown = places.has(stem);
  const spelt = meaningOf(word, 0);
  const meaning = spelt ?? (isKnown && !isHindi ? undefined : meaningOf(word));
  const readings = onSite(meaning?.keys ?? [], W.meaning, vocabulary);
  if (isKnown) return [{ keys: [stem], surety: 1 }, ...readings];
  if (!spelt) readings.push(...onSite(sounds.get(sound) ?? [], W.sound, vocabulary));
  if (meaning || /\d/.test(word)) return readings;
  const frame = frameOf(word);
  if (frame.length > 2) readings.push(...onSite(frames.get(frame) ?? [], W.frame, vocabulary));
  if (word.length < 4) return readings;
  const most = word.length > 7 ? 2 : 1;
  const isNear = (key: string) => key[0] === stem[0] && !/\d/.test(key) && isSlip(stem, key, most);
  return [...readings, ...[...places.keys()].filter(isNear).map((key) => ({ keys: [key], surety: W.slip }))];
}

const wantedKeys = (asked: readonly Asked[]): Set<string> =>
  new Set(
    asked.flatMap(({ readings }) => readings.flatMap(({ keys, surety }) => (surety > 0.5 ? keys : []))),
  );

/** Tests whether `keys` include all keys of one of a word's readings. */
const hasAll =
  (keys: Keys) =>
  ({ readings }: Pick<Asked, 'readings'>): boolean =>
    readings.some((reading) => reading.keys.every((key) => keys.includes(key)));

/** The best reading's value: surety times the sum of its keys' values, divided by the root of the number of keys. */
const best = (readings: readonly Reading[], give: (key: string) => number): number =>
  readings.reduce((most, { keys, surety }) => {
    const sum = keys.reduce((total, key) => total + give(key), 0);
    return Math.max(most, (surety * sum) / Math.sqrt(keys.length));
  }, 0);

function rank(asked: readonly Asked[], vocabulary: Vocabulary, least: number): Result[] {
  const { texts, places, rarityOf } = vocabulary;
  const weighed = asked.map(({ readings, isAbsent }) => {
    const surety = Math.max(0, ...readings.map((each) => each.surety));
    const rarity = readings.map((each) => each.surety * Math.max(...each.keys.map(rarityOf)));
    if (isAbsent) return { readings: [], surety: 0, weight: W.absent };
    return { readings, surety, weight: readings.length ? Math.max(...rarity) : W.unknown };
  });
  const possible = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const met = weighed.reduce((sum, { weight, surety }) => sum + weight * surety, 0);
  if (met < least * possible) return [];
  const wanted = wantedKeys(asked);
  const shareOf = (keys: Keys): number => keys.filter((key) => wanted.has(key)).length / (keys.length || 1);

  return (
    texts
      .flatMap(({ page, names, sections }, at) => {
        let words = 0;
        let covered = 0;
        for (const { readings, weight } of weighed) {
          const score = best(readings, (key) => {
            const mentions = places.get(key)?.get(at) ?? 0;
            return (rarityOf(key) * mentions) / (W.saturation + mentions);
          });
          words += score;
          if (score) covered += weight;
        }
        if (!words) return [];
        const inSections = sections.map(({ keys }) =>
          weighed.reduce((sum, { readings }) => {
            return sum + best(readings, (key) => (keys.has(key) ? rarityOf(key) : 0));
          }, 0),
        );
        const inNames = names.map((name, index) => shareOf(nameKeys(name, vocabulary)) ** (index ? 2 : 1));
        const whole = W.wholeTitle * Math.max(...inNames);
        const score =
          (words + whole + W.section * Math.max(0, ...inSections)) * Math.sqrt(covered / possible);
        const isMet = (keys: Keys) => (word: Pick<Asked, 'readings'>) =>
          best(word.readings, (key) => Number(keys.includes(key))) > 0;
        // "Bus late" leads to the section "When the bus is late", but "bus" leads to the page itself.
        const more = weighed.filter((word) => !isMet(names[0]!)(word));
        const wholeNames = names.filter((name) => shareOf(nameKeys(name, vocabulary)) === 1);
        // "Exam dates" leads to the page of that name, not to its section "If a date changes".
        const isNamed = (heading: Keys, place: number): boolean => {
          const headed = weighed.filter(hasAll(heading));
          const share = shareOf(nameKeys(heading, vocabulary).filter((key) => !/^(c\d+|[ivx]+)$/.test(key)));
          if (share === 1 && more.some((word) => headed.includes(word))) return false;
          return wholeNames.some((name) => {
            const named = weighed.filter(isMet(name));
            if (!headed.every((word) => named.includes(word))) return false;
            const rest = more.filter((word) => named.includes(word) && !headed.includes(word));
            const isElsewhere = (word: Pick<Asked, 'readings'>) => {
              const on = sections.map(({ keys }) => isMet([...keys])(word));
              return !on[place] || on.filter(Boolean).length > 1;
            };
            return rest.length ? rest.some(isElsewhere) : share < W.leastHeading;
          });
        };
        const shown = inSections.map((value, place) => {
          const { heading } = sections[place]!;
          const isBetter = more.some(isMet(heading)) && !isNamed(heading, place);
          return isBetter || !weighed.some(isMet(names.flat())) ? value : 0;
        });
        const section = shown.indexOf(Math.max(Number.MIN_VALUE, ...shown));
        return [{ page, section, score: score * (page.prior ?? 1) }];
      })
      // Chrome 80 has no toSorted.
      // oxlint-disable-next-line unicorn/no-array-sort
      .sort((a, b) => b.score - a.score)
  );
}
