import { isDeepStrictEqual } from 'node:util';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import type { Path } from '../yaml/yaml-document';

/** Lists of fees: two rows for the same class would ask for two amounts. */
const FEES = new Set(['admission', 'registration', 'annual', 'tuition']);

/** Items of a list that are there twice, and classes that have two rows of fees. */
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
  const isFees = source.kind === 'fees' && FEES.has(String(path.at(-1)));
  return items.flatMap((item, index) => {
    // Two telephone numbers may stand for two that are not filled in yet.
    if (item === null || (typeof item === 'string' && !/\p{L}/u.test(item))) return [];
    const first = items.findIndex((other) =>
      isFees ? classOf(other) !== '' && classOf(other) === classOf(item) : isDeepStrictEqual(other, item),
    );
    if (first === -1 || first === index) return [];
    const { line } = source.document.positionOf([...path, first]);
    const own = isFees ? [...path, index, 'class'] : [...path, index];
    const message = isFees
      ? `already has a row, on line ${line}. Delete one of the two.`
      : `says the same as the item on line ${line}. Delete one of the two.`;
    return [problemAt(source, own, message, isFees ? 'error' : 'warning')];
  });
}

/** `VI – VIII` and `vi-viii` are the same classes. */
function classOf(row: unknown): string {
  const name = (row as { class?: unknown } | null)?.class;
  return typeof name === 'string' ? name.toLowerCase().replaceAll(/[\s–—-]+/g, '-') : '';
}
