import { problemAt, type Problem } from '../messages/problem';
import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';

/** Fields by which other files or visitors find an item; two items of one list may not share it. */
const IDENTIFYING = ['id', 'row'];

/** Lists in which two items have the same id. */
export function checkUniqueIds(source: Source): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const field of IDENTIFYING) problems.push(...findRepeated(source, value, path, field));
      value.forEach((item, index) => visit(item, [...path, index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    }
  };
  visit(source.document.value, []);
  return problems;
}

function findRepeated(
  source: Source,
  items: readonly unknown[],
  path: (string | number)[],
  field: string,
): Problem[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const id = (item as Record<string, unknown> | null)?.[field];
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, index);
      return [];
    }
    const at = [...path, index, field];
    const { line } = source.document.positionOf([...path, first, field]);
    return [problemAt(source, at, `"${shorten(id)}" is already used on line ${line}. Choose another.`)];
  });
}
