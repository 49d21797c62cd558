/** How times are written: `time` has the places {hour}, {minutes} and {part}, the words below. */
export type Clock = Readonly<
  Record<'time' | 'beforeDawn' | 'morning' | 'afternoon' | 'evening' | 'night', string>
>;

export const ENGLISH_CLOCK: Clock = {
  time: '{hour}.{minutes}\u00a0{part}',
  beforeDawn: 'am',
  morning: 'am',
  afternoon: 'pm',
  evening: 'pm',
  night: 'pm',
};

/** English, and the languages of the Eighth Schedule to the Constitution (ISO 639). */
export const LANGUAGES = [
  ...([
    'en',
    'as',
    'bn',
    'brx',
    'doi',
    'gu',
    'hi',
    'kn',
    'kok',
    'ks',
    'mai',
    'ml',
    'mni',
    'mr',
    'ne',
  ] as const),
  ...(['or', 'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'ur'] as const),
] as const;

const [FIRST] = LANGUAGES;

/** What formats need of the language of the pages, set with their words. The staff area stays in English. */
export let spoken: { language: string; clock: Clock } = { language: FIRST, clock: ENGLISH_CLOCK };

export function speak(clock: Clock, language: string = FIRST): void {
  spoken = { language, clock };
}

export const isEnglish = (language: string): boolean => language === FIRST;

/** A language in the words of another: `हिन्दी` for `hi` in itself. */
export const nameLanguage = (language: string, within = language): string =>
  new Intl.DisplayNames(within, { type: 'language' }).of(language) ?? language;

export const isRightToLeft = (language = ''): boolean => ['ks', 'sd', 'ur'].includes(language);

/** For `Intl`, with the digits 0 to 9. */
export const localeOf = (language: string): string =>
  isEnglish(language) ? 'en-IN' : `${language}-IN-u-nu-latn`;
