import { fieldOf } from '../fields/field';
import { fieldAt } from '../fields/walk-fields';
import { kindOf } from '../schemas/kinds';
import { onceForSource } from './once-for-source';
import { textsOf, type PlacedText } from './texts-of';

/** Texts that visitors read as they are typed: neither Markdown, nor the name of a picture, a file or a page, nor a date or number. */
export const plainTextsOf = onceForSource((source): readonly PlacedText[] => {
  const root = fieldOf(kindOf(source.kind).schema);
  return textsOf(source).filter(({ path }) => {
    const field = path.length ? fieldAt(root, path) : undefined;
    return field?.type === 'string' && !field.refers && !field.form && !field.choices.length;
  });
});
