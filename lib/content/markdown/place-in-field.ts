import type { Path, Position, YamlDocument } from '../yaml/yaml-document';

/**
 * Where a place in the text of a field is in the file.
 * @param place line and column of the text, 1-based
 * @returns the beginning of the value where its lines are not those of the file; `exact` says which
 */
export function placeInField(
  document: YamlDocument,
  path: Path,
  { line, column }: Position,
): Position & { exact: boolean } {
  const start = document.positionOf(path);
  const [head = '', ...body] = document.typedAt(path)?.split('\n') ?? [];
  if (!head.startsWith('|')) return { ...start, exact: false };
  const indent = /^ */.exec(body.find((each) => each.trim()) ?? '')?.[0].length ?? 0;
  return { line: start.line + line, column: column + indent, exact: true };
}
