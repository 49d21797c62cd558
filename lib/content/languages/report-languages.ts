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
  missing: Gap[];
  older: Gap[];
  unconfirmed: Gap[];
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

export function reportLanguage({ language, words, files }: TranslatedContent): LanguageReport {
  const reports = files
    .filter(({ count, gaps }) => count || gaps.length)
    .map(({ source, count, gaps }): FileReport => {
      const of = (what: Gap['what']) => gaps.filter((gap) => gap.what === what);
      const [missing, older] = [of('missing'), of('older')];
      const percent = percentOf(missing.length + older.length, count);
      return { file: source.file, percent, missing, older, unconfirmed: of('unconfirmed') };
    });
  const count = files.reduce((sum, file) => sum + file.count, 0);
  const open = reports.reduce((sum, { missing, older }) => sum + missing.length + older.length, 0);
  return {
    language,
    name: nameLanguage(language, 'en'),
    percent: percentOf(open, count),
    count,
    files: reports,
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

const FEES =
  'The fees are in English only. In Delhi, the Act of 2025 on school fees asks for them in Hindi too; elsewhere parents need them.';
const PRIVACY =
  'The privacy notice is in English only. Section 6(3) of the Digital Personal Data Protection Act, 2023 lets parents choose English or a language of the Eighth Schedule.';

/** Names the pages that a law requires in this language and that are still in English. */
function explainLaw(sources: readonly Source[]): string[] {
  const english = sources.filter(
    ({ kind, document }) => kind === 'pages' && groupOf(document.value).lang === 'en',
  );
  const isFees = ({ document }: Source) => listOf(groupOf(document.value).shows).includes('feeTables');
  const isPrivacy = ({ path, document }: Source) =>
    /privacy/i.test(`${path} ${textOf(groupOf(document.value).title)}`);
  return [...(english.some(isFees) ? [FEES] : []), ...(english.some(isPrivacy) ? [PRIVACY] : [])];
}

/** Formats one line for the file's translated share, and one for each gap. */
export function formatFile({ file, percent, missing, older, unconfirmed }: FileReport): string {
  const lines = [...missing, ...older, ...unconfirmed]
    .toSorted((a, b) => a.line - b.line)
    .map(
      ({ what, line, field, text, file: at }) => `    ${at}:${line}  ${what}  ${field}: "${shorten(text)}"`,
    );
  return [`  ${file}: ${percent} %`, ...lines].join('\n');
}
