import { problemAt, type Problem, wholeFileProblem } from '../say/problem';
import { shorten } from '@/lib/text/text';
import { type Source, onceForSource } from '../read/source';
import { isDeepStrictEqual, inspect } from 'node:util';
import type { Path } from '../read/yaml';

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

/** Items of a list that are there twice. */
export function checkRepeatedItems(source: Source): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      problems.push(...findEqualItems(source, value, path));
      value.forEach((item, index) => visit(item, [...path, index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    }
  };
  visit(source.document.value, []);
  return problems;
}

function findEqualItems(source: Source, items: readonly unknown[], path: Path): Problem[] {
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

/** Two items of a list with the same place: which of them comes first would be chance. */
export function checkRepeatedOrders(sources: readonly Source[]): Problem[] {
  const ordered = sources.filter(({ valid, document }) => valid && 'order' in (document.value as object));
  return ordered.flatMap((source, index) => {
    const order = orderOf(source);
    const first = ordered
      .slice(0, index)
      .find((other) => other.kind === source.kind && orderOf(other) === order);
    if (!first) return [];
    const message = `is ${String(order)}, as in ${first.file}. Write another number, so that it is certain which of the two comes first.`;
    return [problemAt(source, ['order'], message, 'warning')];
  });
}

function orderOf({ document }: Source): unknown {
  return (document.value as { order?: unknown }).order;
}

/** Kinds of which each file is one item. A page has its own check of titles. */
const ITEMS = new Set(['announcements', 'news', 'events', 'testimonials', 'toppers', 'messages']);

/** Items that were copied, and of which the copy was not changed. Their place among the others does not count. */
export function checkRepeatedFiles(sources: readonly Source[]): Problem[] {
  const items = sources.filter(({ kind, valid }) => valid && ITEMS.has(kind));
  const firsts = new Map<string, Source>();
  return items.flatMap((source) => {
    const key = keyOf(source);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, source);
      return [];
    }
    const message = `says the same as ${first.file}. Delete one of the two files, or change it.`;
    return [{ ...wholeFileProblem(source.file, message), severity: 'warning' as const }];
  });
}

/** The same text for items that say the same, in whatever order their fields are. */
const keyOf = onceForSource((source): string =>
  inspect([source.kind, withoutOrder(source), source.body.trim()], {
    sorted: true,
    depth: Infinity,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
  }),
);

function withoutOrder({ document }: Source): unknown {
  return { ...(document.value as object), order: undefined };
}
