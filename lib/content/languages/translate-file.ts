import { distance } from 'fastest-levenshtein';
import { fieldOf, walkValue } from '../kinds/describe';
import { kindOf, personOf } from '../kinds/kinds';
import { validateDocument } from '../kinds/validate';
import { groupOf, listOf, textOf, type Fields, type Path } from '../parse/values';
import { headingIdsOf } from '../read/page-places';
import type { Source } from '../read/source';
import { describePath, problemsAt, problemsIn, type Place, type Problem } from '../say/problem';
import { sayClassIn } from '../words/say-class';
import { compareTexts, hasSameNumbers } from './compare-texts';
import { hashOf, isPage, readPairs, type Pair, type Translation } from './read-translation';
import { translatableTexts, type TranslatableText } from './translated';
import type { BuiltInWords } from '../words/languages';

/** A text that has no translation, or whose translation must be checked again. */
export interface Gap extends Place {
  what: 'missing' | 'older' | 'unconfirmed';
  /** The English text. */
  text: string;
}

export interface TranslatedFile {
  source: Source;
  /** How many texts of the file need a translation. */
  count: number;
  gaps: Gap[];
  problems: Problem[];
  /** Those of terms.yaml that it has. */
  terms: Pair[];
}

export interface Into {
  language: string;
  words: BuiltInWords['words'];
  /** Pairs for all files, from terms.yaml. */
  terms: readonly Pair[];
}

/** A copy of a file's fields, in which translations replace texts. */
interface Draft {
  value: unknown;
  /** Where each translation is, by the path of the text that it replaces. */
  places: Map<string, Place>;
  set: (path: Path, text: string, place: Place) => void;
}

/** Puts translations into a file. A text without a translation stays in English as a whole. */
export function translateFile(
  source: Source,
  translation: Translation | undefined,
  into: Into,
): TranslatedFile {
  const root = fieldOf(kindOf(source.kind).schema);
  const texts = translatableTexts(root, source.document.value);
  const draft = toDraft(source, into);
  const hasBody = source.body.trim() !== '';
  const count = texts.filter(({ isNeeded }) => isNeeded).length + (hasBody ? 1 : 0);
  const gapOf = (what: Gap['what'], text: string, path: Path, line?: number): Gap => ({
    what,
    text,
    // A missing text is in the English file only.
    file: (line !== undefined && translation?.file) || source.file,
    line: line ?? source.document.positionOf(path).line,
    column: 1,
    path,
    field: path.length ? describePath(path, source.document.value) : 'Text',
  });
  const about = { source, texts, draft, gapOf };
  const done = isPage(source.path)
    ? translatePage(translation, about)
    : translatePairs(translation, into, about);
  const { body, gaps, problems, terms } = done;
  if (hasBody)
    Object.assign(draft.value as object, {
      ids: headingIdsOf(source.body),
      isOlder: gaps.some(({ what, path }) => what === 'older' && path.length === 0),
      // The page's text has no translation, so mark it as English.
      lang: body === source.body ? 'en' : undefined,
    });
  const document = { ...source.document, value: draft.value };
  const refused = validateDocument(source.file, document, kindOf(source.kind).schema).flatMap((problem) => {
    const place = draft.places.get(problem.path.join('.'));
    return place && problem.severity === 'error' ? [{ ...problem, ...place, remedy: undefined }] : [];
  });
  return { source: { ...source, document, body }, count, gaps, problems: [...problems, ...refused], terms };
}

function toDraft({ document, kind }: Source, { words }: Into): Draft {
  const value = structuredClone(document.value);
  const places: Draft['places'] = new Map();
  const put = (path: Path, text: string) => {
    const parent = path.slice(0, -1).reduce<unknown>((own, step) => (own as Fields)[step], value);
    (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = text;
  };
  // Elsewhere the program reads the labels of classes, so it translates them later.
  if (personOf(kind))
    for (const { field, path, value: label } of walkValue(fieldOf(kindOf(kind).schema), document.value))
      if (field.names) put(path, sayClassIn(words, textOf(label)));
  if (kind === 'school') Object.assign(value as object, { englishName: groupOf(value).name });
  // The ids of entries in the feed and the calendar come from the English text.
  const { days, message } = groupOf(value);
  if (kind === 'calendar')
    for (const day of listOf(days)) Object.assign(day as object, { original: groupOf(day).title });
  if (['announcements', 'news', 'events'].includes(kind))
    Object.assign(value as object, { original: message });
  // Sections of the site map have the same place in every language.
  if (kind === 'menu')
    for (const entry of listOf(groupOf(value).entries))
      Object.assign(entry as object, { place: groupOf(entry).text });
  return {
    value,
    places,
    set(path, text, place) {
      put(path, text);
      places.set(path.join('.'), place);
    },
  };
}

interface About {
  source: Source;
  texts: readonly TranslatableText[];
  draft: Draft;
  gapOf: (what: Gap['what'], text: string, path: Path, line?: number) => Gap;
}

function missingIn({ source, texts, gapOf }: About): Gap[] {
  const needed = texts
    .filter(({ isNeeded }) => isNeeded)
    .map(({ text, path }) => gapOf('missing', text, path));
  return source.body.trim() ? [...needed, gapOf('missing', source.body, [])] : needed;
}

/** What is wrong with a translation, at its place. */
export const explain = (place: Place, text: string, own: string, isMarkdown: boolean): Problem[] =>
  compareTexts(text, own, isMarkdown).flatMap(({ message, isCertain }) =>
    problemsIn(place, message, isCertain ? 'error' : 'warning'),
  );

/** A translation is still shown, as an older one, if at most this share of its English text has changed since. */
const ALIKE = 0.5;

function translatePairs(
  translation: Translation | undefined,
  { language, terms }: Into,
  { source, texts, draft, gapOf }: About,
) {
  const { pairs, problems } = translation ? readPairs(translation, language) : { pairs: [], problems: [] };
  const known = new Set(texts.map(({ text }) => text));
  const orphans = pairs.filter(({ text }) => !known.has(text));
  const find = ({ text, path, isNeeded }: TranslatableText): Pair | undefined => {
    const place = describePath(path, source.document.value);
    const own = pairs.filter((pair) => pair.text === text);
    const [here] = own.filter(({ at }) => at !== undefined && place.startsWith(at));
    const everywhere = [...own, ...terms].find((pair) => pair.text === text && pair.at === undefined);
    return here ?? everywhere ?? (isNeeded ? nearestOf(orphans, text) : undefined);
  };
  const used = new Set<Pair>();
  const gaps: Gap[] = [];
  for (const each of texts) {
    const { text, path, field, isNeeded } = each;
    const pair = find(each);
    if (!pair) {
      if (isNeeded) gaps.push(gapOf('missing', text, path));
      continue;
    }
    const { own } = pair;
    const isOlder = pair.text !== text;
    if (isOlder) gaps.push(gapOf('older', text, path, pair.line));
    else if (!used.has(pair) && !terms.includes(pair))
      problems.push(...explain(pair, text, own, field.refers === 'markdown'));
    used.add(pair);
    // An older translation must not tell another number.
    if (!isOlder || hasSameNumbers(text, own)) draft.set(path, own, pair);
  }
  for (const pair of pairs.filter((each) => !used.has(each)))
    problems.push(...problemsIn(pair, sayUnused(pair, source, known.has(pair.text)), 'warning'));
  return { body: source.body, gaps, problems, terms: terms.filter((term) => used.has(term)) };
}

function sayUnused({ at }: Pair, { file }: Source, isKnown: boolean): string | false {
  if (!isKnown)
    return `translates a text that is not in ${file}. Write that text after en, or delete the pair.`;
  return (
    at !== undefined &&
    `is meant for ${at}, where this text does not stand. Write after at the place that npm run check:languages says for the text.`
  );
}

function nearestOf<T extends { text: string }>(orphans: readonly T[], text: string): T | undefined {
  const [nearest] = orphans
    .map((pair) => ({ pair, far: distance(pair.text, text) / Math.max(pair.text.length, text.length) }))
    .toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far < ALIKE ? nearest.pair : undefined;
}

function translatePage(translation: Translation | undefined, about: About) {
  const { source, texts, draft, gapOf } = about;
  if (!translation) return { body: source.body, gaps: missingIn(about), problems: [], terms: [] };
  const { file, document, body, bodyLine } = translation;
  const problems: Problem[] = [];
  const gaps: Gap[] = [];
  const { of } = groupOf(document.value);
  const seen = textOf(of).split('.');
  const paths = new Set(['of', ...texts.map(({ path }) => path.join('.'))]);
  const placeOf = (path: Path): Place => ({
    file,
    path,
    ...(path.length ? document.positionOf(path) : { line: bodyLine, column: 1 }),
    field: path.length ? describePath(path, source.document.value) : 'Text',
  });
  const whole = { text: source.body, path: [] as Path, isNeeded: true, field: undefined };
  const all = [...texts, ...(source.body.trim() ? [whole] : [])];
  const isOlder = (text: string, index: number): boolean => of !== undefined && seen[index] !== hashOf(text);
  // A page whose text may tell another number is shown in English as a whole: its title too.
  const isEnglish =
    body.trim() !== '' && isOlder(source.body, texts.length) && !hasSameNumbers(source.body, body);
  let shown = source.body;
  for (const [index, { text, path, isNeeded, field }] of all.entries()) {
    const own = path.length ? textAt(document.value, path) : body.trim();
    if (!own) {
      if (isNeeded) gaps.push(gapOf('missing', text, path));
      continue;
    }
    const isOld = isOlder(text, index);
    if (isOld) gaps.push(gapOf('older', text, path, placeOf(path).line));
    else
      problems.push(...explain(placeOf(path), text, own, field === undefined || field.refers === 'markdown'));
    if (isEnglish || (isOld && !hasSameNumbers(text, own))) continue;
    if (path.length) draft.set(path, own, placeOf(path));
    else shown = body;
  }
  if (of === undefined) gaps.push(gapOf('unconfirmed', source.body, [], 1));
  problems.push(
    ...findUntranslatable(document.value, paths).flatMap((path) =>
      problemsAt({ file, document }, path, `is in ${source.file} only. Delete it here.`),
    ),
  );
  return { body: shown, gaps, problems, terms: [] };
}

const textAt = (value: unknown, path: Path): string =>
  textOf(
    path.reduce<unknown>(
      (own, step) => (typeof own === 'object' ? (own as Fields | null)?.[step] : undefined),
      value,
    ),
  ).trim();

/** Paths of fields that cannot be translated: dates, pictures, contacts. */
function findUntranslatable(value: unknown, paths: ReadonlySet<string>, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return paths.has(at.join('.')) ? [] : [at];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([step, own]) => findUntranslatable(own, paths, [...at, step]));
}

/** The hashes of the English texts from which a page's translation is made. */
export function hashesOf(source: Source): string {
  const texts = translatableTexts(fieldOf(kindOf(source.kind).schema), source.document.value);
  return [...texts.map(({ text }) => text), source.body].map(hashOf).join('.');
}
