import { createHash } from 'node:crypto';
import { shorten } from '@/lib/text/text';
import { problemsAt, problemsOf, type Place, type Problem } from '../say/problem';
import { groupOf, textOf, type Path } from '../parse/values';
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
  /** Where the pair is meant, as `check:languages` says it; undefined for everywhere. */
  at: string | undefined;
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
export function readPairs(translation: Translation, language: string) {
  const { value } = translation.document;
  const pairs = new Map<string, Pair>();
  const problems: Problem[] = [];
  const refuse = (path: Path, message: string) => problems.push(...problemsAt(translation, path, message));
  if (value !== null && value !== undefined && !Array.isArray(value)) refuse([], `${FORM}.`);
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const { en, [language]: own, at, ...others } = groupOf(item);
    const path = [index, language];
    const text = textOf(en).trim();
    const key = [text, textOf(at)].join('\n');
    const [other] = Object.keys(others);
    const before = pairs.get(key);
    if (other !== undefined)
      refuse([index, other], `is not part of a pair, which has only en, ${language} and at. Delete it.`);
    else if (!text) refuse([index], `${FORM}; this one has no text after en.`);
    else if (!textOf(own).trim())
      refuse(path, 'is empty. Write the translation in quotes, or delete the pair.');
    else if (before && before.own !== textOf(own).trim())
      refuse(
        path,
        `is another translation of "${text}" than the pair above. Delete one of the two, or say after at where it is meant.`,
      );
    else
      pairs.set(
        key,
        before ?? {
          text,
          own: textOf(own).trim(),
          at: at === undefined ? undefined : textOf(at).trim(),
          path,
          file: translation.file,
          field: shorten(text, 40),
          ...translation.document.positionOf(path),
        },
      );
  }
  return { pairs: [...pairs.values()], problems };
}

/** A short hash of a text. Spaces, line breaks and the form of accents do not change it. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);
