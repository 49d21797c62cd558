import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../read/source';
import { isPage } from './read-translation';
import { fieldOf, isPlainText, walkValue, type Field } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import { splitMarkdown } from '../parse/front-matter';
import { type Path, textOf } from '../parse/values';

/** Records that translated pages match the English text. @param directory absolute path @returns the changed files */
export function confirmPages(sources: readonly Source[], directory: string, language: string): string[] {
  return sources.flatMap((source) => {
    const name = `${language}/${source.path}`;
    const file = path.join(directory, name);
    if (!isPage(name) || !existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const parts = splitMarkdown(text);
    if (!parts) return [];
    const { open, own, close, below } = parts;
    const [eol = ''] = /\r?\n$/.exec(open) ?? [];
    const record = `of: '${translatableTexts(source).map(fingerprintOf).join('.')}'${eol}`;
    const confirmed = open + own.replace(/^of:.*\r?\n/m, '') + record + close + below;
    if (confirmed === text) return [];
    writeFileSync(file, confirmed);
    return [name];
  });
}

/** A short hash of a text. It ignores spaces, line breaks and the encoding of accents. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);

export const paragraphsOf = (body: string): string[] => body.trim().split(/\n\s*\n/);

/** The hash of a field, or the hashes of the paragraphs of a page. */
export const fingerprintOf = ({ path: field, text }: TranslatableText): string =>
  field.length ? hashOf(text) : paragraphsOf(text).map(hashOf).join('-');

/** True for words that visitors read. Dates, amounts, links and class labels are the same in every language. */
const isTranslated = (field: Field): boolean =>
  (isPlainText(field) || field.refers === 'markdown') && field.names === undefined && !field.untranslated;

export interface TranslatableText {
  path: Path;
  text: string;
  /** False for a text that may stay as it is, such as `M.A., B.Ed.` or `{principal}`. */
  isNeeded: boolean;
  /** True for words of a class label, which are translated where the label is shown. */
  isLabel?: boolean;
}

/** Every text of a file that a translation may replace. The text of a page comes last. */
export function translatableTexts({
  kind,
  document,
  body,
}: Pick<Source, 'kind' | 'document' | 'body'>): TranslatableText[] {
  const texts = walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(
    ({ field, path: at, value }) => {
      const text = isTranslated(field) ? textOf(value).trim() : '';
      return text ? { path: at, text, isNeeded: hasWords(text) } : [];
    },
  );
  return body.trim() ? [...texts, { path: [], text: body, isNeeded: true }] : texts;
}

const hasWords = (text: string): boolean =>
  !/[\u0900-\u0DFF]/.test(text) &&
  text
    .split(/\s/)
    .some((word) => !/@|https?:/.test(word) && /\p{Ll}{3}/u.test(word.replaceAll(/\{\w+\}/g, '')));
