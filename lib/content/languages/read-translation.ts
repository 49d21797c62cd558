import { shorten } from '@/lib/text/text';
import { fieldOf, fieldsByName } from '../kinds/describe';
import { groups, speech } from '../kinds/fields';
import { validateDocument } from '../kinds/validate';
import { memoize } from '../memoize';
import { groupOf, listOf, textOf } from '../parse/values';
import { readDocument } from '../read/source';
import type { ReadText } from '../read/text';
import { placeAt, problemsAt, type ParsedFile, type Place, type Problem } from '../say/problem';

/** A translated file: pairs of an English text and its translation, or the translated fields and text of a page. */
export interface Translation extends ParsedFile {
  body: string;
  bodyLine: number;
}

export interface Pair extends Place {
  text: string;
  own: string;
}

export const isPage = (path: string): boolean => path.endsWith('.md');

const pairsSchema = memoize((language: string) =>
  groups('Translations, in any order.', [0, 2000], 'An English text and its translation.', {
    en: speech('The English text.', 'Fees'),
    [language]: speech('Its translation.', 'its translation'),
  }).typeError(`must be a list of pairs, such as - { en: 'Fees', ${language}: 'its translation' }`),
);

export function readTranslation(file: string, read: ReadText, language: string): Translation | Problem[] {
  const parts = readDocument(file, read, fieldsByName(fieldOf(pairsSchema(language))));
  if (Array.isArray(parts)) return parts;
  const empty = isPage(file) ? {} : [];
  return { ...parts, file, document: { ...parts.document, value: parts.document.value ?? empty } };
}

export function readPairs(translation: Translation | undefined | null, language: string) {
  const pairs: Pair[] = [];
  if (!translation) return { pairs, problems: [] };
  const problems = validateDocument(translation, pairsSchema(language));
  for (const [index, item] of listOf(translation.document.value).entries()) {
    const { en, [language]: translated } = groupOf(item);
    const [text, own] = [textOf(en).trim(), textOf(translated).trim()];
    const before = pairs.find((pair) => pair.text === text);
    const twice = `translates "${text}" differently from a pair above. Delete one of the two.`;
    const path = [index, language];
    if (before) problems.push(...problemsAt(translation, path, before.own !== own && twice));
    else if (text && own) pairs.push({ text, own, ...placeAt(translation, path), field: shorten(text, 40) });
  }
  return { pairs, problems };
}
