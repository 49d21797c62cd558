import { distance } from 'fastest-levenshtein';
import { fieldOf, walkValue } from '../kinds/describe';
import { STAGE } from '../kinds/classes';
import { kindOf } from '../kinds/kinds';
import { validateDocument } from '../kinds/validate';
import { groupOf, textOf, walkValues, type Fields, type Path } from '../parse/values';
import { headingIdsOf } from '../read/page-places';
import type { Source } from '../read/source';
import { placeAt, problemsAt, type Place, type Problem } from '../say/problem';
import { unsaidIn, type Labels } from '../words/say-class';
import { compareTexts, hasSameFacts } from './compare-texts';
import { fingerprintOf, hashOf, paragraphsOf, translatableTexts, type TranslatableText } from './confirm';
import { isPage, readPairs, type Pair, type Translation } from './read-translation';

/** A text that has no translation, or whose translation must be checked again. */
export interface Gap extends Place {
  what: 'missing' | 'older' | 'unconfirmed';
  text: string;
  before?: string;
}

export interface Into {
  language: string;
  /** Pairs for all files, from terms.yaml. */
  terms: readonly Pair[];
  /** The pairs that no text has used so far. */
  unused: Set<Pair>;
  /** The language's words for class labels. `ownLabels` collects translations of other words in labels. */
  labels: Labels;
  ownLabels: Record<string, string>;
}

interface Found extends Pick<Gap, 'before'> {
  own: string;
  place: Place;
  /** The reason for checking the text again; undefined if there is none. */
  what?: 'older' | 'unconfirmed';
  /** The paragraphs of the English page that have changed since it was translated. */
  changed?: string[];
  /** For a page: the hash of the English text that was translated, if it is known. */
  seen?: string;
}

export type TranslatedText = TranslatableText & Partial<Omit<Found, 'what'> & Pick<Gap, 'what'>>;

/** Puts translations into a file. Texts without a translation stay in English. */
export function translateFile(source: Source, translation: Translation | undefined, into: Into) {
  const { kind, document } = source;
  const isOfPage = isPage(source.path);
  const { pairs, problems: unreadable } = readPairs(isOfPage ? undefined : translation, into.language);
  const known = new Set((isOfPage ? [] : [...pairs, ...into.terms]).map(({ text }) => text));
  const texts = [...labelsOf(source, into.labels, known), ...translatableTexts(source)];
  const { found, problems: unused } = isOfPage
    ? fromPage(translation, source, texts)
    : { found: fromPairs(pairs, texts, into), problems: unreadable };
  const translated = texts.map((each, index): TranslatedText => {
    const own = found[index];
    return { ...each, ...own, what: own ? own.what : each.isNeeded ? 'missing' : undefined };
  });
  const value: unknown = structuredClone(document.value);
  const places = new Map<string, Place>();
  const [gaps, problems]: [Gap[], Problem[]] = [[], [...unused]];
  const hasOldFacts = ({ text, own = '', what }: TranslatedText): boolean =>
    what === 'older' && !hasSameFacts(text, own);
  // A page whose translation might state outdated facts is shown in English as a whole, including its title.
  const isEnglish = translated.some((each) => !each.path.length && hasOldFacts(each));
  let { body } = source;
  for (const each of translated) {
    const { text, path, isLabel, own, place, before, what, changed = [text] } = each;
    // If there is no translation, report the gap at the English text.
    const english = placeAt(source, path);
    const { file, line } = place ?? english;
    if (what)
      for (const part of changed)
        gaps.push({ ...english, file, line, field: english.field || TEXT, what, text: part, before });
    if (own === undefined || !place) continue;
    if (what !== 'older') problems.push(...compareTexts(place, text, own));
    // A pair for an earlier English text might be wrong by now, and visitors could not tell.
    if (isEnglish || hasOldFacts(each) || (what === 'older' && !isPage(source.path))) continue;
    if (isLabel) into.ownLabels[text] = own;
    else if (path.length) put(value, path, own, KEEPS_ORIGINAL[kind]);
    else body = own;
    places.set(path.join('.'), place);
  }
  const isShown = source.body.trim()
    ? body !== source.body
    : !gaps.some(({ what, path }) => what !== 'unconfirmed' && MAIN.includes(path.join('.')));
  const isOlder = isPage(source.path) && gaps.some(({ what }) => what === 'older');
  const lang = isShown ? undefined : 'en';
  if (source.body.trim() || kind === 'home')
    Object.assign(value as object, { ids: headingIdsOf(source.body), isOlder, lang });
  const own = { ...document, value };
  const refused = validateDocument({ file: source.file, document: own }, kindOf(kind).schema).flatMap(
    (problem) => {
      const place = places.get(problem.path.join('.'));
      return place && problem.severity === 'error' ? [{ ...problem, ...place, remedy: undefined }] : [];
    },
  );
  return {
    source: { ...source, document: own, body },
    texts: translated,
    count: texts.filter(({ isNeeded }) => isNeeded).length,
    gaps,
    /** True if the file's main text can be read in the language. */
    isShown,
    problems: [...problems, ...refused],
  };
}

const TEXT = 'Text';
/** The fields that hold the main text of files without a body: announcements and the home page. */
const MAIN = ['message', 'about.text'];

/** The texts to translate in class labels. @param known the English texts of all pairs for this file */
const labelsOf = (
  { kind, document }: Source,
  labels: Into['labels'],
  known: ReadonlySet<string>,
): TranslatableText[] =>
  walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(({ field: { names }, path, value }) => {
    const texts = names === undefined ? [] : textsOfLabel(textOf(value).trim(), labels, known);
    return texts.map((text) => ({ path, text, isNeeded: true, isLabel: true }));
  });

/** The texts to translate in a label: those that have a pair, or else its stage and untranslated words. */
function textsOfLabel(label: string, labels: Into['labels'], known: ReadonlySet<string>): string[] {
  const stage = label.replace(/\s*\(.*$/, '');
  const unsaid = unsaidIn(label, labels);
  const whole = [label, unsaid].filter((text) => text !== undefined && known.has(text));
  // "school" alone is hard to translate, so a stage is translated as a whole.
  const isOpenStage = !whole.length && STAGE.test(stage) && unsaidIn(stage, labels) !== undefined;
  const isStage = known.has(stage) || isOpenStage;
  const rest = isStage ? unsaidIn(label.slice(stage.length), labels) : unsaid;
  const all = [...whole, isStage && stage, !whole.length && rest];
  return [...new Set(all)].filter((text) => typeof text === 'string');
}

/** Fields whose English text is kept as `original`: for ids, and for the school's name in the header. */
const KEEPS_ORIGINAL: Readonly<Record<string, string>> = { school: 'name', calendar: 'title', menu: 'text' };

function put(value: unknown, path: Path, text: string, keepsOriginal = 'message'): void {
  const parent = path.slice(0, -1).reduce<unknown>((own, step) => (own as Fields)[step], value);
  const fields = parent as Record<string | number, unknown>;
  const field = path.at(-1) ?? '';
  if (field === keepsOriginal) fields.original = fields[field];
  fields[field] = text;
}

/** A pair belongs to a changed English text if less than this share of that text has changed. */
const ALIKE = 0.5;

function fromPairs(
  pairs: readonly Pair[],
  texts: readonly TranslatableText[],
  { terms, unused }: Into,
): (Found | undefined)[] {
  for (const pair of pairs) unused.add(pair);
  const orphans = pairs.filter((pair) => texts.every(({ text }) => text !== pair.text));
  return texts.map(({ text, isNeeded }) => {
    const same = [...pairs, ...terms].find((pair) => pair.text === text);
    const pair = same ?? (isNeeded ? nearestOf(orphans, text) : undefined);
    if (pair) unused.delete(pair);
    return pair && { own: pair.own, place: pair, ...(!same && { what: 'older', before: pair.text }) };
  });
}

function nearestOf(orphans: readonly Pair[], text: string): Pair | undefined {
  const far = (pair: Pair) => distance(pair.text, text) / Math.max(pair.text.length, text.length);
  return orphans.filter((pair) => far(pair) < ALIKE).toSorted((a, b) => far(a) - far(b))[0];
}

function fromPage(translation: Translation | undefined, source: Source, texts: readonly TranslatableText[]) {
  if (!translation) return { found: [], problems: [] };
  const { document, body, bodyLine } = translation;
  const { of } = groupOf(document.value);
  const seen = textOf(of).split('.');
  const hashes = texts.map(fingerprintOf);
  const owns = translatableTexts({ ...source, document, body });
  const ownKeys = owns.map(({ path }) => path.join('.'));
  // If the numbers of texts and hashes differ, it is unclear which hash belongs to which text.
  const isWhole = owns.length === seen.length;
  /** Finds the text by its hash, because a list item might have moved. */
  const indexOf = (hash: string, key: string): number => {
    const own = ownKeys.indexOf(key);
    if (!isWhole || seen[own] === hash) return own;
    return seen.includes(hash) ? seen.indexOf(hash) : hashes.includes(seen[own] ?? '') ? -1 : own;
  };
  const countIn = (all: readonly TranslatableText[], list: string): number =>
    all.filter(({ path }) => path.length > 1 && path[0] === list).length;
  /** Lists with more or fewer items than in English. As it is unclear which differ, all stay English. */
  const mixed = Object.keys(groupOf(document.value)).filter(
    (name) => !isWhole && countIn(texts, name) !== countIn(owns, name),
  );
  const isMixed = ([list]: Path): boolean => mixed.some((name) => name === list);
  const used = new Set<string>(['of']);
  const found = texts.map(({ path, text }, index): Found | undefined => {
    const hash = hashes[index] ?? '';
    const at = indexOf(hash, path.join('.'));
    const own = owns[at];
    if (!own || isMixed(path)) return undefined;
    used.add(ownKeys[at] ?? '');
    const isField = path.length > 0;
    const place = { ...placeAt(translation, own.path), ...(!isField && { line: bodyLine, field: TEXT }) };
    // Pages confirmed by an earlier version have one hash for the whole text, not one for each paragraph.
    const isKnown = isWhole
      ? [hash, hashOf(text)].includes(seen[at] ?? '')
      : path.length < 2 && seen.includes(hash);
    const what = of === undefined ? !isField && 'unconfirmed' : !isKnown && 'older';
    const before = seen[at]?.split('-') ?? [];
    const changed =
      isField || !isWhole ? [] : paragraphsOf(text).filter((each) => !before.includes(hashOf(each)));
    return {
      own: own.text,
      place,
      what: what || undefined,
      seen: isWhole ? seen[at] : undefined,
      // Undefined if paragraphs were only removed or moved.
      changed: changed.length ? changed : undefined,
    };
  });
  const gone = `translates a text that is no longer in ${source.file}. ⟨Delete it¦Saving leaves it out⟩.`;
  const surplus = `is in ${source.file} only. Delete it here.`;
  const other = `does not have the items of ${source.file}. Give both the same items, in the same order.`;
  const problems = [...walkValues(document.value)]
    .filter(({ path, value }) => typeof value !== 'object' && !used.has(path.join('.')) && !isMixed(path))
    .flatMap(({ path }) => {
      const isGone = ownKeys.includes(path.join('.'));
      // Only warn, so that the English text can be deleted before its translation.
      return problemsAt(translation, path, isGone ? gone : surplus, isGone && 'warning');
    });
  problems.push(...mixed.flatMap((name) => problemsAt(translation, [name], other, 'warning')));
  return { found, problems };
}
