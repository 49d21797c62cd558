import { describePath } from '../messages/field-path';
import { onceForSource } from './once-for-source';
import type { Path, Position } from '../yaml/yaml-document';

/** A text of an editor and its place. */
export interface PlacedText extends Position {
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
