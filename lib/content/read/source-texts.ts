import { remember } from '../remember';
import { fieldOf, fieldAt } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import { describePath, type Place } from '../say/problem';
import type { Source } from './source';
import { walkValues } from './values';

/** A text of an editor and its place; its field is `Text` below the front matter. */
export interface PlacedText extends Place {
  text: string;
}

/** Every text of a file: that of its fields, and that below them line by line. */
export const textsOf = remember(({ file, document, body, bodyLine }: Source): readonly PlacedText[] => [
  ...[...walkValues(document.value)].flatMap(({ value, path }) =>
    typeof value === 'string'
      ? [{ text: value, file, path, ...document.positionOf(path), field: describePath(path, document.value) }]
      : [],
  ),
  ...body.split('\n').map((text, index) => {
    return { text, file, path: [], line: bodyLine + index, column: 1, field: 'Text' };
  }),
]);

/** Texts that visitors read as they are typed: neither Markdown, nor the name of a picture, a file or a page, nor a date or number. */
export const plainTextsOf = remember((source: Source): readonly PlacedText[] => {
  const root = fieldOf(kindOf(source.kind).schema);
  return textsOf(source).filter(({ path }) => {
    const field = path.length ? fieldAt(root, path) : undefined;
    return field?.type === 'string' && !field.refers && !field.form && !field.choices.length;
  });
});
