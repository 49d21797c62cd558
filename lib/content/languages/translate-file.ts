import { distance } from 'fastest-levenshtein';
import { kindOf } from '../kinds/kinds';
import { validateDocument } from '../kinds/validate';
import { groupOf, listOf, textOf, walkValues, type Fields, type Path } from '../parse/values';
import { headingIdsOf } from '../read/page-places';
import type { Source } from '../read/source';
import { describePath, placeAt, problemsAt, problemsIn, type Place, type Problem } from '../say/problem';
import { compareTexts, hasSameNumbers } from './compare-texts';
import { hashOf, translatableTexts, type TranslatableText } from './confirm';
import { isPage, readPairs, type Pair, type Translation } from './read-translation';

/** A text that has no translation, or whose translation must be checked again. */
export interface Gap extends Place {
  what: 'missing' | 'older' | 'unconfirmed';
  /** The English text. */
  text: string;
}

export interface Into {
  language: string;
  /** Pairs for all files, from terms.yaml. */
  terms: readonly Pair[];
  /** The pairs that translate a text. */
  used: Set<Pair>;
}

interface Found {
  own: string;
  place: Place;
  /** Why it must be checked again, if it must. */
  what?: 'older' | 'unconfirmed';
}

/** The translation of each text, in their order, and what is wrong with translations of none. */
interface Translations {
  found: readonly (Found | undefined)[];
  problems: readonly Problem[];
}

/** Puts translations into a file. A text without a translation stays in English as a whole. */
export function translateFile(source: Source, translation: Translation | undefined, into: Into) {
  const { kind, document } = source;
  const texts = translatableTexts(source);
  const { found, problems: unused } = !isPage(source.path)
    ? fromPairs(translation, source, texts, into)
    : translation
      ? fromPage(translation, source, texts)
      : { found: [], problems: [] };
  const value = copyFields(source);
  const places = new Map<string, Place>();
  const [gaps, problems]: [Gap[], Problem[]] = [[], [...unused]];
  const addGap = (what: Gap['what'], { text, path }: TranslatableText, place?: Place) => {
    // A missing text is in the English file only.
    const { file, line } = place ?? { file: source.file, line: document.positionOf(path).line };
    const field = path.length ? describePath(path, document.value) : TEXT;
    gaps.push({ what, text, file, line, column: 1, path, field });
  };
  const hasOldNumbers = ({ text }: TranslatableText, index: number): boolean =>
    found[index]?.what === 'older' && !hasSameNumbers(text, found[index].own);
  // A page whose text may tell another number is shown in English as a whole: its title too.
  const isEnglish = texts.some((each, index) => !each.path.length && hasOldNumbers(each, index));
  let { body } = source;
  for (const [index, each] of texts.entries()) {
    const { own, place, what } = found[index] ?? {};
    if (own === undefined || !place) {
      if (each.isNeeded) addGap('missing', each);
      continue;
    }
    if (what) addGap(what, each, place);
    if (what !== 'older') problems.push(...explain(place, each.text, own, each.isMarkdown));
    // A pair for an earlier text may now say something wrong, and its reader would not know.
    if (isEnglish || hasOldNumbers(each, index) || (what === 'older' && !isPage(source.path))) continue;
    if (each.path.length) put(value, each.path, own);
    else body = own;
    places.set(each.path.join('.'), place);
  }
  // The page's text has no translation, so mark it as English.
  const lang = source.body.trim() && body === source.body ? 'en' : undefined;
  const isOlder = gaps.some(({ what, path }) => what === 'older' && path.length === 0);
  if (source.body.trim()) Object.assign(value as object, { ids: headingIdsOf(source.body), isOlder, lang });
  const own = { ...document, value };
  const refused = validateDocument(source.file, own, kindOf(kind).schema).flatMap((problem) => {
    const place = places.get(problem.path.join('.'));
    return place && problem.severity === 'error' ? [{ ...problem, ...place, remedy: undefined }] : [];
  });
  return {
    source: { ...source, document: own, body },
    /** How many texts of the file need a translation. */
    count: texts.filter(({ isNeeded }) => isNeeded).length,
    gaps,
    /** Whether its main text can be read in the language: the text of a page, the `message` of an announcement. */
    isShown: !lang && !gaps.some(({ what, path: [field] }) => what !== 'unconfirmed' && field === 'message'),
    problems: [...problems, ...refused],
  };
}

const TEXT = 'Text';

function put(value: unknown, path: Path, text: string): void {
  const parent = path.slice(0, -1).reduce<unknown>((own, step) => (own as Fields)[step], value);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = text;
}

/** English texts that stay beside their translations: ids come from them, and the header shows the name. */
const ORIGINALS: Readonly<Record<string, readonly [name: string, of: string, list?: string]>> = {
  school: ['englishName', 'name'],
  calendar: ['original', 'title', 'days'],
  announcements: ['original', 'message'],
  news: ['original', 'message'],
  events: ['original', 'message'],
  menu: ['place', 'text', 'entries'],
};

/** A copy of a file's fields, in which translations may replace texts. */
function copyFields({ document, kind }: Source): unknown {
  const value: unknown = structuredClone(document.value);
  const [name = '', of = '', list] = ORIGINALS[kind] ?? [];
  for (const group of list === undefined ? [value] : listOf(groupOf(value)[list]))
    if (name) Object.assign(group as object, { [name]: groupOf(group)[of] });
  return value;
}

/** What is wrong with a translation, at its place. */
export const explain = (place: Place, text: string, own: string, isMarkdown: boolean): Problem[] =>
  compareTexts(text, own, isMarkdown).flatMap(({ message, isCertain, line = 1 }) => {
    const at = place.path.length ? place : { ...place, line: place.line + line - 1 };
    return problemsIn(at, message, isCertain ? 'error' : 'warning');
  });

/** A pair is reported as older if at most this share of its English text has changed since. */
const ALIKE = 0.5;

function fromPairs(
  translation: Translation | undefined,
  { file, document }: Source,
  texts: readonly TranslatableText[],
  { language, terms, used }: Into,
): Translations {
  const { pairs, problems } = readPairs(translation, language);
  const known = new Set(texts.map(({ text }) => text));
  const orphans = pairs.filter(({ text }) => !known.has(text));
  const found = texts.map(({ text, path, isNeeded }): Found | undefined => {
    const place = describePath(path, document.value);
    const same = [...pairs, ...terms].filter((pair) => pair.text === text);
    const pair =
      same.find(({ at }) => at !== undefined && place.startsWith(at)) ??
      same.find(({ at }) => at === undefined) ??
      (isNeeded ? nearestOf(orphans, text) : undefined);
    if (pair) used.add(pair);
    return pair && { own: pair.own, place: pair, what: pair.text === text ? undefined : 'older' };
  });
  const unused = pairs
    .filter((pair) => !used.has(pair))
    .flatMap((pair) => {
      const gone = `translates a text that is not in ${file}. Write that text after en, or delete the pair.`;
      const elsewhere =
        pair.at !== undefined &&
        `is meant for ${pair.at}, where this text does not stand. Write after at the place that npm run check:languages says for the text.`;
      return problemsIn(pair, known.has(pair.text) ? elsewhere : gone, 'warning');
    });
  return { found, problems: [...problems, ...unused] };
}

function nearestOf(orphans: readonly Pair[], text: string): Pair | undefined {
  const far = (pair: Pair) => distance(pair.text, text) / Math.max(pair.text.length, text.length);
  return orphans.filter((pair) => far(pair) < ALIKE).toSorted((a, b) => far(a) - far(b))[0];
}

function fromPage(
  translation: Translation,
  { file }: Source,
  texts: readonly TranslatableText[],
): Translations {
  const { document, body, bodyLine } = translation;
  const { of } = groupOf(document.value);
  const what = of === undefined ? 'unconfirmed' : 'older';
  const seen = textOf(of).split('.');
  const fields = [...walkValues(document.value)].filter(({ value }) => typeof value !== 'object');
  const owns = new Map(fields.map(({ path, value }) => [path.join('.'), textOf(value).trim()]));
  const known = new Set(['of', ...texts.map(({ path }) => path.join('.'))]);
  const found = texts.map(({ text, path }, index): Found | undefined => {
    const isField = path.length > 0;
    const own = isField ? owns.get(path.join('.')) : body;
    if (!own?.trim()) return undefined;
    const place = { ...placeAt(translation, path), ...(!isField && { line: bodyLine, field: TEXT }) };
    // An item of a list may have moved to the place of another, so only its own place counts.
    const isSeen = path.some(Number.isInteger) ? seen[index] === hashOf(text) : seen.includes(hashOf(text));
    const isOpen = of === undefined ? index === texts.length - 1 : !isSeen;
    return { own, place, what: isOpen ? what : undefined };
  });
  const problems = fields
    .filter(({ path }) => !known.has(path.join('.')))
    .flatMap(({ path }) => problemsAt(translation, path, `is in ${file} only. Delete it here.`));
  return { found, problems };
}
