import { LANGUAGES } from '@/lib/text/language';
import { findDuplicates, groupOf, listOf, textOf, type Fields } from '../parse/values';
import { wordsSchema, type Words } from '../kinds/words';
import { validateDocument } from '../kinds/validate';
import { fieldsOf, type Source } from '../read/source';
import type { ReadText } from '../read/text';
import { problemsIn, problemsOf, type Problem } from '../say/problem';
import { TRANSLATED, withDefaults, wordsIn } from '../words/languages';
import { readPairs, readTranslation, type Translation } from './read-translation';
import { translateFile, type Into } from './translate-file';

const [WORDS, TERMS] = ['words.yaml', 'terms.yaml'];

export interface TranslatedContent extends Into {
  words: Words;
  /** In the order of the English files. `isShown` is true if the main text can be read in the language. */
  files: (Omit<ReturnType<typeof translateFile>, 'problems'> & { original: Source })[];
  problems: Problem[];
}

/** The languages in school.yaml; empty if one is wrong. The first has no folder: its texts are in `content/`. */
export function languagesOf(sources: readonly Source[]): string[] {
  const named = listOf(fieldsOf(sources, 'school')?.languages ?? ['en']).map(textOf);
  const isRight = (each: string, index: number) => LANGUAGES.includes(each) && named.indexOf(each) === index;
  return named[0] === LANGUAGES[0] && named.every(isRight) ? named : [];
}

export function translateContent(
  name: string,
  sources: readonly Source[],
  texts: ReadonlyMap<string, ReadText>,
  language: string,
): TranslatedContent {
  const problems: Problem[] = [];
  /** Reads a translated file. Undefined if there is none, null if the parser cannot read it. */
  const read = (path: string): Translation | undefined | null => {
    const text = texts.get(`${language}/${path}`);
    const found = text && readTranslation(`${name}/${language}/${path}`, text, language);
    if (!Array.isArray(found)) return found;
    problems.push(...found);
    return null;
  };
  const own = read(WORDS);
  const ownWords = groupOf(own?.document.value);
  if (own) problems.push(...validateDocument(own, wordsSchema));
  if (!TRANSLATED[language])
    problems.push(...problemsOf(`${name}/${language}/${WORDS}`, missingWords(ownWords)));
  const words = withDefaults(wordsIn(language).words, ownWords);
  const { pairs: terms, problems: unreadable } = readPairs(read(TERMS), language);
  problems.push(...unreadable);
  const unused = new Set(terms);
  const into: Into = { language, terms, unused, labels: words.labels, ownLabels: {} };
  const files = sources.map((source) => {
    // Skip words.yaml, because each language has its own, and staff.yaml: the staff area is in English only.
    const isFixed = source.kind === 'words' || source.kind === 'staff' || !source.valid;
    const translation = isFixed ? null : read(source.path);
    if (translation === null)
      return { original: source, source, texts: [], count: 0, gaps: [], isShown: false };
    const { problems: wrong, ...file } = translateFile(source, translation, into);
    problems.push(...wrong);
    return { original: source, ...file };
  });
  const idle =
    'no longer matches an English text. ⟨Write the current English text after "en:", or delete the pair¦Empty the box to delete it⟩.';
  for (const pair of unused) problems.push(...problemsIn(pair, idle, 'warning'));
  const titled = files.filter(({ source, isShown }) => source.kind === 'pages' && isShown);
  const titleOf = ({ source }: (typeof titled)[number]) => textOf(groupOf(source.document.value).title);
  for (const { item, first, key } of findDuplicates(titled, titleOf)) {
    const message = `"${key}" is already the title of ${name}/${language}/${first.source.path}. Write another.`;
    problems.push(...problemsOf(`${name}/${language}/${item.source.path}`, message, 'warning'));
  }
  return { ...into, words: { ...words, labels: { ...words.labels, ...into.ownLabels } }, files, problems };
}

/** Reports words missing in a language: sentences combined from several words would be half in English. */
function missingWords(own: Fields): string | false {
  const missing = Object.entries<object>(wordsIn().words).flatMap(([group, words]) =>
    Object.keys(words).flatMap((name) => (groupOf(own[group])[name] === undefined ? `${group}.${name}` : [])),
  );
  const named = missing.length > 20 ? `${missing.length} words of the site` : missing.join(', ');
  return (
    missing.length > 0 &&
    `lacks ${named}. The program has no words in this language: copy those below "# words.yaml" in BUILT-IN-WORDS.yaml into this file, and translate them all.`
  );
}

export function checkTranslatedFiles(
  name: string,
  sources: readonly Source[],
  paths: readonly string[],
): Problem[] {
  const languages = languagesOf(sources);
  const known = new Set([WORDS, TERMS, ...sources.map(({ path }) => path)]);
  return paths.flatMap((file) => {
    const [folder = '', ...rest] = file.split('/');
    const path = rest.join('/');
    const unnamed = `is not shown: school.yaml does not list this language. Add it there: languages: [${[...languages, folder].join(', ')}]`;
    const unknown = `translates nothing: there is no ${name}/${path}. Give it the name of the English file, or delete it.`;
    if (languages.includes(folder)) return problemsOf(`${name}/${file}`, !known.has(path) && unknown);
    return problemsOf(`${name}/${folder}`, languages.length > 0 && unnamed, 'warning');
  });
}

export const withLanguages = (
  sources: readonly Source[],
  translations: readonly TranslatedContent[],
): Source[] =>
  sources.map((source, index) => {
    if (!['home', 'pages', 'announcements'].includes(source.kind)) return source;
    const others = translations.filter(({ files }) => files[index]?.isShown);
    const languages = ['en', ...others.map(({ language }) => language)];
    const value = { ...groupOf(source.document.value), languages };
    return { ...source, document: { ...source.document, value } };
  });
