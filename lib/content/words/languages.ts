import { EN_IN } from './en-IN';

/** The words of the site in one language. Every language must have every word: a missing one does not compile. */
export type BuiltInWords = typeof EN_IN;

/** One file a language. A new language is a new file and one line here. */
export const LANGUAGES = { 'en-IN': EN_IN } satisfies Record<string, BuiltInWords>;

export type Language = keyof typeof LANGUAGES;

/** The built-in words of the site, which a school's own replace one by one. */
export function wordsIn(language: Language = 'en-IN'): BuiltInWords {
  return LANGUAGES[language];
}
