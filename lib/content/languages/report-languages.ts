import { nameLanguage } from '@/lib/text/language';
import { groupOf, listOf, textOf, type Fields } from '../parse/values';
import type { TranslatedContent } from './translate-content';
import type { Gap } from './translate-file';

export type LanguageReport = ReturnType<typeof reportLanguage>;

/** The translated share in per cent, rounded down: only a complete translation has 100. */
function percentOf(gaps: readonly Gap[], count: number): number {
  const open = gaps.filter(({ what }) => what !== 'unconfirmed').length;
  return count === 0 ? 100 : Math.floor((100 * (count - open)) / count);
}

/** How complete the translation into one language is. */
export function reportLanguage({ language, files }: TranslatedContent) {
  const count = files.reduce((sum, file) => sum + file.count, 0);
  return {
    language,
    name: nameLanguage(language, 'en'),
    percent: percentOf(
      files.flatMap(({ gaps }) => gaps),
      count,
    ),
    count,
    files: files.map(({ source, gaps, count: own }) => {
      return { file: source.file, percent: percentOf(gaps, own), gaps };
    }),
    law: language === 'hi' ? explainLaw(files) : [],
  };
}

/** Pages that a law requires in Hindi: what tells one, and what to say if it is in English only. */
const LAWS: readonly [is: (path: string, fields: Fields) => boolean, sentence: string][] = [
  [
    (_, { shows }) => listOf(shows).includes('feeTables'),
    'The fees are in English only. In Delhi, the Act of 2025 on school fees asks for them in Hindi too; elsewhere parents need them.',
  ],
  [
    (path, { title }) => /privacy/i.test(`${path} ${textOf(title)}`),
    'The privacy notice is in English only. Section 6(3) of the Digital Personal Data Protection Act, 2023 lets parents choose English or a language of the Eighth Schedule.',
  ],
];

function explainLaw(files: TranslatedContent['files']): string[] {
  const english = files.filter(({ source, isShown }) => source.kind === 'pages' && !isShown);
  const isOpen = ([is]: (typeof LAWS)[number]) =>
    english.some(({ original }) => is(original.path, groupOf(original.document.value)));
  return LAWS.filter(isOpen).map(([, sentence]) => sentence);
}
