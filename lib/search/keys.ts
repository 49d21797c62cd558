import { distance } from 'fastest-levenshtein';

/** Turns words in Latin letters or Devanagari into comparable keys. Avoid lookbehinds, which Safari 14 lacks. */

export const DEVANAGARI = /[\u0900-\u097f]/;

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ' +
    'व v श sh ष sh स s ह h ळ l अ a आ aa इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e ' +
    'ा aa ि i ी ee ु u ू oo ृ ri े e ै ai ो o ौ au ॉ o ॅ e ं n ँ n ० 0 १ 1 २ 2 ३ 3 ४ 4 ५ 5 ६ 6 ७ 7 ८ 8 ९ 9'
  )
    .match(/\S+ \S+/g)!
    .map((pair) => pair.split(' ')),
) as Record<string, string>;

/** Matches accents, the nukta and zero-width characters. */
const MARKS = /[\u0300-\u036f\u093c\u200b-\u200d\u2060\u00ad]/g;

/** The words of a text in lower-case Latin letters and digits: Devanagari is transcribed without unwritten vowels. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/['’.](?=[a-z]\b)/g, '')
    // Leave out `।` and `॥`, the full stops.
    .replace(/[\u0900-\u0963\u0966-\u097f]/g, (letter) => LETTERS[letter] ?? '');
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** Replacements, in order and one per line, that unify spellings of English words, and of Hindi in Latin letters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tion|sion|shn\b/g, 'shan'],
  // "eksam", "एग्ज़ाम" and "एक्जाम" for "exam"
  [/^e[gk][jsz]h?/gm, 'ex'],
  // "यूनिफ़ॉर्म" for "uniform"
  [/^y(?=oo|u)/gm, ''],
  [/d?ge$/gm, 'j'],
  [/qu(?=[aei])/g, 'kv'],
  [/gy(?=a)/g, 'jn'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/([a-z]{2}[^aeiou\n])e$/gm, '$1'],
  [/chh?/g, 'C'],
  [/[ckq]+/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/m(?=[pb])/g, 'n'],
  [/(.)y/g, '$1i'],
  [/oo|ou|au|o/g, 'u'],
  [/^[aei]+/gm, 'A'],
  [/ai|e/g, 'i'],
  [/a/g, ''],
  [/(.)h/g, '$1'],
  [/(.)\1+/g, '$1'],
  [/(.{4})[iuy]n?$/gm, '$1'],
];

const heard = new Map<string, readonly [sound: string, frame: string]>();

/** Fills the cache of `soundOf` and `frameOf` for many words at once, which is much faster than one by one. */
export function cacheSounds(words: readonly string[]): void {
  const sounds = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), words.join('\n'));
  const frames = sounds
    .replace(/(?!^)[iu]/gm, '')
    .replace(/(.)\1+/g, '$1')
    .split('\n');
  sounds.split('\n').forEach((sound, at) => heard.set(words[at]!, [sound, frames[at]!]));
}

function soundsOf(word: string): readonly [sound: string, frame: string] {
  if (!heard.has(word)) cacheSounds([word]);
  return heard.get(word)!;
}

/** The sound of a word: all spellings of a Hindi word, and most misspellings of an English one, have the same key. */
export const soundOf = (word: string): string => soundsOf(word)[0];

/** The sound without the vowels after its first letter: equal for "टीचर" and "teacher". */
export const frameOf = (word: string): string => soundsOf(word)[1];

/** Shortens long vowels, which Hindi in Latin letters rarely distinguishes from short ones. */
export const plainOf = (word: string): string =>
  word.replace(/aa/g, 'a').replace(/ee|ii/g, 'i').replace(/oo|uu/g, 'u');

const stems = new Map([['news', 'news']]);

/** One key for "fee" and "fees", "library" and "libraries". */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{4})(ing|ed)$/, '$1');
  stems.set(word, stem);
  return stem;
}

/** True if `b` is `a` with at most `most` letters changed, added or omitted, or two neighbouring letters swapped. */
export function isSlip(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const at = a.split('').findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2);
  return distance(a, b) <= most || (most > 0 && swapped === b);
}

export const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const FIGURES = new Map(
  ROMAN.flatMap((roman, index) => [roman, `${index + 1}`].map((figure) => [figure, index + 1])),
);
const figureOf = (word = ''): number => FIGURES.get(word) ?? 0;

const CLASS_WORD = /^(class|clas|std|standard|grade|kaksha?|kksha|kkshaa|klass?|klaas)$/;

/** The keys of a text: stems, and `c5` to `c8` for "Classes V to VIII" and "कक्षा 5 से 8". */
export function keysOf(text: string): string[] {
  const words = wordsOf(text);
  const classes = words.flatMap((word, index) => {
    if (!FIGURES.has(word)) return [];
    const [before = '', next, last] = [words[index - 1], words[index + 1], words[index + 2]];
    const isNamed = before === 'classes' || CLASS_WORD.test(before);
    const isThrough = next === 'to' || next === 'se';
    const first = isNamed || !/\d/.test(word) ? figureOf(word) : 0;
    // "I" is also a pronoun.
    if (first === 0 || (word === 'i' && !isNamed && !isThrough)) return [];
    const until = isThrough ? last : next;
    const end = figureOf(until);
    const isRange = isThrough || new RegExp(`\\b${word}[-–]${next}\\b`, 'i').test(text);
    const length = isRange && end > first ? end - first + 1 : 1;
    return Array.from({ length }, (_, step) => `c${first + step}`);
  });
  return [...words.map((word) => (CLASS_WORD.test(word) ? 'class' : stemOf(word))), ...classes];
}

/** The sounds of the numbers from एक to बारह. */
const NUMBERS = 'Ak du tin Cr pnC C st At nu ds jnr br'.split(' ');
/** Matches English words that sound like a Hindi number. */
const NO_NUMBER = /^(do|ten|at|it|no)$/;

/** Matches a word that makes the number before it an age: "4 saal". */
const YEARS = /^(years?|yrs?|sa?a?l|va?rsh|ba?ra?s)$/;
const ORDINAL = /(\d+)\s*(?:st|nd|rd|th|vi|vin|वीं|वी|वें)(?=\s|$)/gi;

/** The words of a question; "class 6", "कक्षा ६", "6th" and "VI" all become `c6`. */
export function askedWords(question: string): string[] {
  const isHindi = DEVANAGARI.test(question);
  const typed = wordsOf(
    question
      .slice(0, 200)
      .trim()
      .replace(/[०-९]/g, (digit) => LETTERS[digit]!)
      .replace(ORDINAL, 'class $1')
      .replace(/(\d)-?([a-f])\b/gi, '$1 $2'),
  );
  // "कक्षा छह" means Class VI, but "एक कक्षा" means any class.
  const words = typed.map((word, index) => {
    const isEnglish = isHindi ? word === 'ten' : NO_NUMBER.test(word);
    const isNumber = CLASS_WORD.test(typed[index - 1] ?? '') && !isEnglish;
    return String((isNumber && NUMBERS.indexOf(soundOf(word)) + 1) || word);
  });
  const hasFigure = words.some(figureOf);
  return words.flatMap((word, index) => {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    const figure = figureOf(word);
    if (CLASS_WORD.test(word)) return hasFigure ? [] : ['class'];
    if (figure && YEARS.test(next)) return ['age'];
    const isNamed = CLASS_WORD.test(before) || CLASS_WORD.test(next);
    return figure > 1 || (figure && isNamed) ? [`c${figure}`] : [word];
  });
}
