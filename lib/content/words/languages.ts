import { EN_IN, type PublicWords } from './en-IN';
import { HI_IN } from './hi-IN';

export type BuiltInWords = typeof EN_IN;

/** Languages with built-in words. For any other, a school writes all words in `content/CODE/words.yaml`. */
export const TRANSLATED: Readonly<Record<string, PublicWords>> = { hi: HI_IN };

/** The built-in words of a language, by default English, in the order of the English ones. */
export const wordsIn = (language = 'en'): BuiltInWords => ({
  ...EN_IN,
  words: withDefaults(EN_IN.words, TRANSLATED[language]),
});

/** Merges `own` into `defaults`, group by group. A list in `own` replaces the whole default list. */
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
