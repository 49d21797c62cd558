import { describePath } from '../say/problem';
import { onceForSource } from './source';
import type { Path, Position } from './yaml';
import { fieldOf, fieldAt } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';

/** A text of an editor and its place. */
interface PlacedText extends Position {
  text: string;
  /** In the editor's words; `Text` below the front matter. */
  field: string;
  /** The way to the field; empty below the front matter. */
  path: Path;
}

/** Every text of a file: that of its fields, and that below them line by line. */
export const textsOf = onceForSource(({ document, body, bodyLine }): readonly PlacedText[] => {
  const ofFields = findTexts(document.value, []).map(({ text, path }) => {
    return { text, path, ...document.positionOf(path), field: describePath(path, document.value) };
  });
  const ofBody = body.split('\n').map((text, index) => {
    return { text, path: [], line: bodyLine + index, column: 1, field: 'Text' };
  });
  return [...ofFields, ...ofBody];
});

function findTexts(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => findTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findTexts(child, [...path, name]));
}

/** Texts that visitors read as they are typed: neither Markdown, nor the name of a picture, a file or a page, nor a date or number. */
export const plainTextsOf = onceForSource((source): readonly PlacedText[] => {
  const root = fieldOf(kindOf(source.kind).schema);
  return textsOf(source).filter(({ path }) => {
    const field = path.length ? fieldAt(root, path) : undefined;
    return field?.type === 'string' && !field.refers && !field.form && !field.choices.length;
  });
});
