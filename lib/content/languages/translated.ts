import { walkValue, type Field, type PlacedField } from '../kinds/describe';
import { textOf } from '../parse/values';

/** Whether visitors read a field as words. Other fields are the same in every language: dates, amounts, links, files, labels of classes. */
const isTranslated = ({ type, refers, form, choices, kept, names }: Field): boolean =>
  type === 'string' &&
  (refers === undefined || refers === 'markdown') &&
  form === undefined &&
  choices.length === 0 &&
  names === undefined &&
  !kept;

export interface TranslatableText extends Pick<PlacedField, 'path' | 'field'> {
  text: string;
  /** False for a text that may stay as it is, such as `M.A., B.Ed.` or `{principal}`. */
  isNeeded: boolean;
}

/** Every text of a file that a translation may replace. */
export const translatableTexts = (root: Field, value: unknown): TranslatableText[] =>
  walkValue(root, value).flatMap(({ field, path, value: own }) => {
    const text = isTranslated(field) ? textOf(own).trim() : '';
    return text ? [{ path, field, text, isNeeded: hasWords(text) }] : [];
  });

const hasWords = (text: string): boolean =>
  /\p{Ll}{3}/u.test(text.replaceAll(/\{\w+\}|\S+@\S+|https?:\S+/g, '')) && !/[\u0900-\u0DFF]/.test(text);
