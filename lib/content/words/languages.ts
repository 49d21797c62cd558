import { EN_IN, type TranslatedWords } from './en-IN';
import { HI_IN } from './hi-IN';

/** All words in one language. A missing word does not compile. */
export type BuiltInWords = typeof EN_IN;

/** The languages that come with the program. Another one has all its words in `content/CODE/words.yaml`. */
export const TRANSLATED: Readonly<Record<string, TranslatedWords>> = { hi: HI_IN };

/** The built-in words of a language, by default English. */
export const wordsIn = (language = 'en'): BuiltInWords => ({
  ...EN_IN,
  words: withDefaults(EN_IN.words, TRANSLATED[language]),
});

/** Merges `own` into `defaults`, group by group. A list is replaced as a whole. */
export function withDefaults<T extends object>(defaults: T, own: object = {}): T {
  const others = own as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]: [string, unknown]) => {
      const other = others[name];
      return [name, isGroup(value) ? withDefaults(value, isGroup(other) ? other : {}) : (other ?? value)];
    }),
  ) as T;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
