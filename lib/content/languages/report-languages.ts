import { nameLanguage } from '@/lib/text/language';
import { shorten } from '@/lib/text/text';
import { EN_IN } from '../words/en-IN';
import { groupOf, listOf, textOf, type Fields } from '../parse/values';
import { TRANSLATED } from '../words/languages';
import type { Source } from '../read/source';
import type { TranslatedContent } from './translate-content';
import type { Gap } from './translate-file';

export type LanguageReport = ReturnType<typeof reportLanguage>;

/** The translated share in per cent, rounded down: only a complete translation has 100. */
function percentOf(gaps: readonly Gap[], count: number): number {
  const open = gaps.filter(({ what }) => what !== 'unconfirmed').length;
  return count === 0 ? 100 : Math.floor((100 * (count - open)) / count);
}

/** How complete the translation into one language is. */
export function reportLanguage({ language, words, files }: TranslatedContent) {
  const count = files.reduce((sum, file) => sum + file.count, 0);
  const gaps = files.flatMap((file) => file.gaps);
  return {
    language,
    name: nameLanguage(language, 'en'),
    percent: percentOf(gaps, count),
    count,
    files: files.map((each) => ({
      file: each.source.file,
      percent: percentOf(each.gaps, each.count),
      gaps: each.gaps,
    })),
    words: missingWords(language, words),
    law: language === 'hi' ? explainLaw(files.map(({ source }) => source)) : [],
  };
}

/** Names of the site's own words that have no translation, such as `page.skip`. */
function missingWords(language: string, words: Readonly<Record<string, object>>): string[] {
  const known: Readonly<Record<string, object | undefined>> = TRANSLATED[language] ?? {};
  return Object.entries<Fields>(EN_IN.words).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const isOwn = groupOf(words[group])[name] !== text || groupOf(known[group])[name] !== undefined;
      return isOwn ? [] : `${group}.${name}`;
    }),
  );
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

function explainLaw(sources: readonly Source[]): string[] {
  const english = sources.filter(
    ({ kind, document }) => kind === 'pages' && groupOf(document.value).lang === 'en',
  );
  return LAWS.filter(([is]) => english.some(({ path, document }) => is(path, groupOf(document.value)))).map(
    ([, sentence]) => sentence,
  );
}

/** Formats one line for the file's translated share, and one for each gap. */
export function formatFile({ file, percent, gaps }: LanguageReport['files'][number]): string {
  const lines = gaps
    .toSorted((a, b) => a.line - b.line)
    .map(
      ({ what, line, field, text, file: at }) => `    ${at}:${line}  ${what}  ${field}: "${shorten(text)}"`,
    );
  return [`  ${file}: ${percent} %`, ...lines].join('\n');
}
