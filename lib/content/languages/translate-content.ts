import { LANGUAGES } from '@/lib/text/language';
import { groupOf, listOf, textOf } from '../parse/values';
import { wordsSchema } from '../kinds/words';
import { validateDocument } from '../kinds/validate';
import { fieldsOf, type Source } from '../read/source';
import type { ReadText } from '../read/text';
import { problemsIn, problemsOf, type Problem } from '../say/problem';
import { withDefaults, wordsIn } from '../words/languages';
import { readPairs, readTranslation, type Pair, type Translation } from './read-translation';
import { explain, translateFile, type Gap, type Into } from './translate-file';

/** Kinds that translations never change: they have no texts in the language of a page. */
const KEPT = ['words', 'staff'];
const [WORDS, TERMS] = ['words.yaml', 'terms.yaml'];

/** The content in another language, and what its translation lacks. */
export interface TranslatedContent extends Into {
  sources: Source[];
  files: { original: Source; source: Source; count: number; gaps: Gap[] }[];
  problems: Problem[];
}

/**
 * The languages that school.yaml names; empty if one of them is wrong. The first has no folder of its own: its texts are
 * in `content/`.
 */
export function languagesOf(sources: readonly Source[]): string[] {
  const named = listOf(fieldsOf(sources, 'school')?.languages ?? ['en']).map(textOf);
  const isRight = (each: string, index: number) => LANGUAGES.includes(each) && named.indexOf(each) === index;
  return named[0] === LANGUAGES[0] && named.every(isRight) ? named : [];
}

/** Translates the content into one language. @param texts translated files by their path, such as `hi/fees.yaml` */
export function translateContent(
  name: string,
  sources: readonly Source[],
  texts: ReadonlyMap<string, ReadText>,
  language: string,
): TranslatedContent {
  const problems: Problem[] = [];
  const read = (path: string): Translation | undefined => {
    const text = texts.get(`${language}/${path}`);
    const found = text && readTranslation(`${name}/${language}/${path}`, text);
    if (!Array.isArray(found)) return found;
    problems.push(...found);
    return undefined;
  };
  const own = read(WORDS);
  if (own) problems.push(...validateDocument(own.file, own.document, wordsSchema));
  const words = withDefaults(wordsIn(language).words, groupOf(own?.document.value));
  const shared = read(TERMS);
  const { pairs: terms, problems: unreadable } = readPairs(shared, language);
  problems.push(...unreadable, ...terms.flatMap((term) => explain(term, term.text, term.own, false)));
  const used = new Set<Pair>();
  const translated = sources.map((source) => {
    if (KEPT.includes(source.kind) || !source.valid) return { original: source, source, count: 0, gaps: [] };
    const into = { language, words, terms };
    const { problems: wrong, terms: said, ...file } = translateFile(source, read(source.path), into);
    problems.push(...wrong);
    for (const term of said) used.add(term);
    return { original: source, ...file };
  });
  const idle =
    'translates a text that is in no file, or in files that translate it themselves. Delete the pair.';
  for (const term of terms) problems.push(...problemsIn(term, !used.has(term) && idle, 'warning'));
  const known = new Set([WORDS, TERMS, ...sources.map(({ path }) => path)]);
  for (const file of texts.keys()) {
    const [folder, ...rest] = file.split('/');
    const path = rest.join('/');
    const message = `translates nothing: there is no ${name}/${path}. Give it the name of the English file, or delete it.`;
    if (folder === language && !known.has(path)) problems.push(...problemsOf(`${name}/${file}`, message));
  }
  return {
    language,
    words,
    terms,
    sources: translated.map(({ source }) => source),
    files: translated,
    problems,
  };
}

/** Notes on each page and announcement in which languages its text exists. */
export function withLanguages(
  sources: readonly Source[],
  translations: readonly TranslatedContent[],
): Source[] {
  return sources.map((source) => {
    if (source.kind !== 'pages' && source.kind !== 'announcements') return source;
    const others = translations.filter(({ files }) => {
      const found = files.find((file) => file.source.path === source.path);
      // Its own text may be too old to show.
      const isEnglish = groupOf(found?.source.document.value).lang === 'en';
      return (
        found && !isEnglish && !found.gaps.some(({ what, path }) => what === 'missing' && isMain(path.at(-1)))
      );
    });
    const languages = ['en', ...others.map(({ language }) => language)];
    const value = { ...groupOf(source.document.value), languages };
    return { ...source, document: { ...source.document, value } };
  });
}

/** True for the main text: the text of a page (no field), or the `message` of an announcement. */
const isMain = (field: string | number | undefined): boolean => field === undefined || field === 'message';
