import { fieldOf, walkValue, type Field } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import type { Path } from '../parse/values';
import type { Source } from '../read/source';
import { textOf } from '../parse/values';

/** Whether visitors read a field as words. Other fields are the same in every language: dates, amounts, links, files, labels of classes. */
const isTranslated = ({ type, refers, form, choices, kept, names }: Field): boolean =>
  type === 'string' &&
  (refers === undefined || refers === 'markdown') &&
  form === undefined &&
  choices.length === 0 &&
  names === undefined &&
  !kept;

export interface TranslatableText {
  /** Empty for the text of a page. */
  path: Path;
  text: string;
  isMarkdown: boolean;
  /** False for a text that may stay as it is, such as `M.A., B.Ed.` or `{principal}`. */
  isNeeded: boolean;
}

/** Every text of a file that a translation may replace. That of a page is the last. */
export function translatableTexts({ kind, document, body }: Source): TranslatableText[] {
  const texts = walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(({ field, path, value }) => {
    const text = isTranslated(field) ? textOf(value).trim() : '';
    return text ? [{ path, text, isMarkdown: field.refers === 'markdown', isNeeded: hasWords(text) }] : [];
  });
  return body.trim() ? [...texts, { path: [], text: body, isMarkdown: true, isNeeded: true }] : texts;
}

const hasWords = (text: string): boolean =>
  /\p{Ll}{3}/u.test(text.replaceAll(/\{\w+\}|\S+@\S+|https?:\S+/g, '')) && !/[\u0900-\u0DFF]/.test(text);
