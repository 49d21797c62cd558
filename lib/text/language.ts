/** Words for times. `time` contains {hour}, {minutes} and {part}; the others are values of {part}. */
export const ENGLISH_CLOCK = {
  time: '{hour}.{minutes}\u00a0{part}',
  beforeDawn: 'am',
  morning: 'am',
  afternoon: 'pm',
  evening: 'pm',
  night: 'pm',
};
export type Clock = Readonly<typeof ENGLISH_CLOCK>;

/** English, and the languages of the Eighth Schedule to the Constitution (ISO 639). */
export const LANGUAGES: readonly string[] =
  /* @__PURE__ */ 'en as bn brx doi gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur'.split(' ');

export const FIRST = 'en';

/** The language of the pages, and its words for times of day. `speak` sets both. The staff area stays English. */
export let spoken: { language: string; clock: Clock } = { language: FIRST, clock: ENGLISH_CLOCK };

export function speak(clock: Clock, language: string = FIRST): void {
  spoken = { language, clock };
}

export const isEnglish = (language: string): boolean => language === FIRST;

/** The name of a language: `हिंदी` for `hi`. @param within the language to write it in, by default the same */
export const nameLanguage = (language: string, within = language): string =>
  // Use the spelling of the site's texts instead of Unicode's.
  (new Intl.DisplayNames(within, { type: 'language' }).of(language) ?? language).replace('हिन्दी', 'हिंदी');

export const isRightToLeft = (language = ''): boolean => ['ks', 'sd', 'ur'].includes(language);

/** A locale for `Intl` that uses the digits 0 to 9. */
export const localeOf = (language: string) => (isEnglish(language) ? 'en-IN' : `${language}-IN-u-nu-latn`);
