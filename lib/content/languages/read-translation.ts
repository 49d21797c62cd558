import { shorten } from '@/lib/text/text';
import { placeAt, problemsAt, problemsOf, type Place, type Problem } from '../say/problem';
import { groupOf, listOf, textOf, type Path } from '../parse/values';
import { parseYaml, splitFrontMatter, type YamlDocument } from '../parse/yaml';
import { findCause } from '../read/yaml-slips';
import type { ReadText } from '../read/text';

/** A translated file: pairs of an English text and its translation or, for a page, the fields and text of the page. */
export interface Translation {
  file: string;
  document: YamlDocument;
  body: string;
  bodyLine: number;
}

export interface Pair extends Place {
  text: string;
  own: string;
}

export const isPage = (path: string): boolean => path.endsWith('.md');

/** Parses a translated file. @param file its path as editors see it, such as `content/hi/fees.yaml` */
export function readTranslation(file: string, read: ReadText): Translation | Problem[] {
  if ('wrong' in read) return problemsOf(file, read.wrong);
  const parts = isPage(file) ? splitFrontMatter(read.text) : { fields: read.text, body: '', bodyLine: 0 };
  if ('wrong' in parts) return problemsOf(file, parts.wrong);
  const document = parseYaml(parts.fields);
  if (!document.error) return { ...parts, file, document };
  const cause = findCause(parts.fields, document.error.position.line, new Map());
  return problemsOf(file, cause ?? { ...document.error.position, message: document.error.message });
}

const FORM = 'must be a list of pairs, each on a line such as - { en: Fees, hi: फ़ीस }';

/** Reads the pairs of a YAML file, and reports those that are not pairs of texts. */
export function readPairs(translation: Translation | undefined, language: string) {
  const pairs: Pair[] = [];
  const problems: Problem[] = [];
  if (!translation) return { pairs, problems };
  const refuse = (path: Path, message: string) => problems.push(...problemsAt(translation, path, message));
  const value = translation.document.value ?? [];
  if (!Array.isArray(value)) refuse([], `${FORM}.`);
  for (const [index, item] of listOf(value).entries()) {
    const { en, [language]: translated, ...others } = groupOf(item);
    const [text, own] = [textOf(en).trim(), textOf(translated).trim()];
    const before = pairs.find((pair) => pair.text === text);
    const path: Path = [index, language];
    const [other] = Object.keys(others);
    if (other !== undefined)
      refuse([index, other], `is not part of a pair, which has only en and ${language}. Delete it.`);
    else if (!text) refuse([index], `${FORM}; this one has no text after en.`);
    else if (!own) refuse(path, 'is empty. Write the translation in quotes, or delete the pair.');
    else if (!before) pairs.push({ text, own, ...placeAt(translation, path), field: shorten(text, 40) });
    else if (before.own !== own)
      refuse(path, `is another translation of "${text}" than the pair above. Delete one of the two.`);
  }
  return { pairs, problems };
}
