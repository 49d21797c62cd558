import { isDeepStrictEqual } from 'node:util';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import type { Path } from '../yaml/yaml-document';

/** Items of a list that are there twice. */
export function checkRepeatedItems(source: Source): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      problems.push(...findRepeated(source, value, path));
      value.forEach((item, index) => visit(item, [...path, index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    }
  };
  visit(source.document.value, []);
  return problems;
}

function findRepeated(source: Source, items: readonly unknown[], path: Path): Problem[] {
  return items.flatMap((item, index) => {
    // Two telephone numbers may stand for two that are not filled in yet.
    if (item === null || (typeof item === 'string' && !/\p{L}/u.test(item))) return [];
    const first = items.findIndex((other) => isDeepStrictEqual(other, item));
    if (first === index) return [];
    const { line } = source.document.positionOf([...path, first]);
    const message = `says the same as the item on line ${line}. Delete one of the two.`;
    return [problemAt(source, [...path, index], message, 'warning')];
  });
}
