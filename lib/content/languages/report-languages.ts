import { nameLanguage } from '@/lib/text/language';
import { shorten } from '@/lib/text/text';
import { EN_IN } from '../words/en-IN';
import { groupOf, listOf, textOf, type Fields } from '../parse/values';
import { TRANSLATED } from '../words/languages';
import type { Source } from '../read/source';
import type { TranslatedContent } from './translate-content';
import type { Gap } from './translate-file';

export interface FileReport {
  file: string;
  percent: number;
  gaps: Gap[];
}

/** How complete the translation into one language is. */
export interface LanguageReport {
  language: string;
  name: string;
  percent: number;
  count: number;
  files: FileReport[];
  /** Names of the site's own words that have no translation, such as `page.skip`. */
  words: string[];
  /** Texts that a law requires in this language. */
  law: string[];
}

/** The translated share in per cent, rounded down: only a complete translation has 100. */
const percentOf = (missing: number, count: number): number =>
  count === 0 ? 100 : Math.floor((100 * (count - missing)) / count);

const isOpen = ({ what }: Gap): boolean => what !== 'unconfirmed';

export function reportLanguage({ language, words, files }: TranslatedContent): LanguageReport {
  const count = files.reduce((sum, file) => sum + file.count, 0);
  const open = files.flatMap(({ gaps }) => gaps.filter(isOpen)).length;
  return {
    language,
    name: nameLanguage(language, 'en'),
    percent: percentOf(open, count),
    count,
    files: files.map(({ source: { file }, count: all, gaps }) => {
      return { file, percent: percentOf(gaps.filter(isOpen).length, all), gaps };
    }),
    words: missingWords(language, words),
    law: language === 'hi' ? explainLaw(files.map(({ source }) => source)) : [],
  };
}

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
  const pages = sources.filter(({ kind }) => kind === 'pages');
  const english = pages.map(({ path, document }) => [path, groupOf(document.value)] as const);
  return LAWS.flatMap(([is, sentence]) =>
    english.some(([path, fields]) => fields.lang === 'en' && is(path, fields)) ? sentence : [],
  );
}

/** Formats one line for the file's translated share, and one for each gap. */
export function formatFile({ file, percent, gaps }: FileReport): string {
  const lines = gaps
    .toSorted((a, b) => a.line - b.line)
    .map(
      ({ what, line, field, text, file: at }) => `    ${at}:${line}  ${what}  ${field}: "${shorten(text)}"`,
    );
  return [`  ${file}: ${percent} %`, ...lines].join('\n');
}
