import { fingerprintOf, hashOf, translatableTexts } from '@/lib/content/languages/confirm';
import type { TranslatedText } from '@/lib/content/languages/translate-file';
import { fieldOf } from '@/lib/content/kinds/describe';
import { kindOf } from '@/lib/content/kinds/kinds';
import { groupOf, textOf, type Fields, type Path } from '@/lib/content/parse/values';
import type { Source } from '@/lib/content/read/source';
import type { TranslationText } from './api/calls';
import { readParts } from './content-files';
import { refuse } from './refusal';
import { saveFile } from './save-file';
import { valueAt, withValue } from './value-at';

export interface Box extends TranslatedText, TranslationText {
  /** The index of the text's pair in the file, if there is one. */
  at?: number;
}

export interface Entry extends Box {
  /** Empty if the text is to stay in English. */
  now: string;
  /** True if the translation must still be compared with the English text. */
  isOpen: boolean;
  isChanged: boolean;
}

export const pairsIn = (text: string, language: string) =>
  (readParts(text, false).pairs ?? []).map((item) => {
    const pair = groupOf(item);
    return { pair, text: textOf(pair['en']).trim(), own: textOf(pair[language]).trim() };
  });

/** Remaining pairs keep their bytes and places. A new pair goes after the pair of the preceding English text. */
export function writePairs(text: string, language: string, entries: readonly Entry[]): string {
  const pairs = pairsIn(text, language);
  /** For each pair in the file, that pair and the new pairs after it. */
  const wanted = pairs.map(({ pair }) => [pair]);
  const first: Fields[] = [];
  let last = first;
  const taken = new Set<number>();
  for (const { at = -1, now, own, english, state, isChanged } of entries) {
    const [pair, place] = [pairs[at]?.pair, wanted[at]];
    // Use each pair once, because two English texts can resemble the same older text.
    if (pair && place && !taken.has(at)) {
      taken.add(at);
      last = place;
      const en = state === 'older' ? english : pair['en'];
      const translated = { ...pair, en, ...(now !== own && { [language]: now }) };
      if (isChanged) place.splice(0, 1, ...(now ? [translated] : []));
    } else if (isChanged && now) last.push({ en: english, [language]: now });
  }
  const all = [...first, ...wanted.flat()];
  return all.length ? saveFile(text, false, all, undefined, () => ['en', language]) : '';
}

/** A page's translated fields and text, with a hash of each English text. @throws EditorRefusal */
export function writePage(text: string, { kind }: Source, entries: readonly Entry[]): string {
  const textsIn = (value: Fields, body: string) =>
    translatableTexts({ kind, document: { value } as Source['document'], body });
  const { fields: old, body: oldBody = '' } = text ? readParts(text, true) : { fields: {} };
  const byPlace = new Map(
    entries.flatMap((entry) => (entry.place ? [[entry.place.path.join('.'), entry]] : [])),
  );
  const changed = entries.filter(({ isChanged }) => isChanged);
  const gone = textsIn(old, oldBody).filter(({ path }) => !byPlace.has(path.join('.')));
  const namesGone = new Set(gone.map(({ path: [name = ''] }) => name));
  /** Fields to rewrite. The others keep their values. */
  const names = new Set(changed.map(({ path: [name = ''] }) => name));
  for (const name of namesGone) {
    const own = entries.filter(({ path }) => path[0] === name);
    const isMixed = own.length > 0 && own.every((each) => each.own === undefined);
    if (isMixed && changed.length && !names.has(name))
      throw refuse(
        'other',
        `The items of “${own[0]?.field}” differ from the English ones. Translate all the English items.`,
      );
    if (!isMixed) names.add(name);
  }
  if (!names.size) return text;
  const kept = Object.entries(old).filter(([name]) => name !== 'of' && !names.has(name));
  let fields: Fields = Object.fromEntries(kept);
  for (const { path, now, own, place } of entries) {
    // Take an unchanged text from the file, because the check normalizes some characters.
    const value = now === own && place ? textOf(valueAt(old, place.path)) : now;
    if (value && path.length && names.has(path[0] ?? '')) fields = withValue(fields, path, value);
  }
  // In a list, an item without a translation becomes null.
  const wanted = JSON.parse(JSON.stringify(fields)) as Fields;
  const last = entries.find(({ path }) => !path.length);
  const body = last?.isChanged ? last.now : oldBody;
  const byPath = new Map(entries.map((entry) => [entry.path.join('.'), entry]));
  const owns = textsIn(wanted, body);
  if (!owns.length) return '';
  const hashes = owns.map(({ path }) => {
    const entry = (names.has(path[0] ?? '') ? byPath : byPlace).get(path.join('.'));
    if (!entry?.isChanged && entry?.seen !== undefined) return entry.seen;
    return entry && !entry.isOpen ? fingerprintOf(entry) : UNKNOWN;
  });
  const isUnconfirmed = entries.some(({ what, isOpen }) => what === 'unconfirmed' && isOpen);
  const order = (at: Path): string[] =>
    at.length ? [] : [...Object.keys(fieldOf(kindOf(kind).schema).fields), 'of'];
  const all = isUnconfirmed ? wanted : { ...wanted, of: hashes.join('.') };
  return saveFile(text || '---\n---\n', true, all, body, order);
}

/** A hash that no English text has. */
const UNKNOWN = hashOf('');
