import { nameLanguage } from '@/lib/text/language';
import { groupOf, listOf, textOf, type Fields } from '../parse/values';
import type { TranslatedContent } from './translate-content';

export type LanguageReport = ReturnType<typeof reportLanguage>;

const countOf = (files: TranslatedContent['files']) => files.reduce((sum, { count }) => sum + count, 0);

/** The percentage that is translated, rounded down: only a complete translation gets 100. */
function percentOf(files: TranslatedContent['files']): number {
  const open = files.flatMap(({ gaps }) => [
    ...new Set(gaps.flatMap(({ what, path }) => (what === 'unconfirmed' ? [] : path.join()))),
  ]).length;
  return countOf(files) ? Math.floor(100 - (100 * open) / countOf(files)) : 100;
}

export function reportLanguage({ language, files }: TranslatedContent) {
  return {
    language,
    name: nameLanguage(language, 'en'),
    percent: percentOf(files),
    count: countOf(files),
    files: files.map((each) => {
      const { file, path } = each.source;
      const translation = file.replace(path, `${language}/${path}`);
      return { file, translation, percent: percentOf([each]), gaps: each.gaps };
    }),
    law: language === 'hi' ? explainLaw(files) : [],
  };
}

/** Pages that a law requires in Hindi, each with a test and a message. */
const LAWS: readonly (readonly [isMeant: (page: Fields) => boolean, says: string])[] = [
  [
    ({ shows }) => listOf(shows).includes('feeTables'),
    'The fees are in English only. In Delhi, the Act of 2025 on school fees requires them in Hindi too; elsewhere no law does, but parents need them.',
  ],
  [
    ({ path, title }) => /privacy/i.test(`${textOf(path)} ${textOf(title)}`),
    'The privacy notice is in English only. Section 6(3) of the Digital Personal Data Protection Act, 2023 lets parents choose English or a language of the Eighth Schedule.',
  ],
];

function explainLaw(files: TranslatedContent['files']): string[] {
  const english = files.filter(({ source, isShown }) => source.kind === 'pages' && !isShown);
  const pages = english.map(({ original: { path, document } }) => ({ path, ...groupOf(document.value) }));
  return LAWS.flatMap(([isMeant, says]) => (pages.some(isMeant) ? says : []));
}
