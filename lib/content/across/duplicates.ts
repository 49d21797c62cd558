import { inspect } from 'node:util';
import { shorten } from '@/lib/text/text';
import { FOLDER_KINDS } from '../kinds/kinds';
import { memoize } from '../memoize';
import type { Files, Source } from '../read/source';
import { findDuplicates, groupOf, listOf, walkValues } from '../parse/values';
import { problemsAt, type Problem, problemsOf } from '../say/problem';

/** Fields that tell the items of a list apart. A charge may be paid at two times, and so its name only warns. */
const IDENTIFYING = { id: 'error', row: 'error', item: 'warning' } as const;

/** Lists in which two items have the same id, or say the same. */
export const checkDuplicateItems = (source: Source): Problem[] =>
  [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const items = [...listOf(value).entries()];
    const lineOf = (...steps: (string | number)[]) => source.document.positionOf([...path, ...steps]).line;
    const equal = findDuplicates(items, ([, item]) => keyOfItem(item)).flatMap(
      ({ item: [index], first: [first] }) => {
        const message = `says the same as the item on line ${lineOf(first)}. Delete one of the two.`;
        return problemsAt(source, [...path, index], message, 'warning');
      },
    );
    const named = Object.entries(IDENTIFYING).flatMap(([field, severity]) => {
      const ids = items.flatMap(([index, item]) => {
        const id = groupOf(item)[field];
        return typeof id === 'string' ? [{ index, id }] : [];
      });
      return findDuplicates(ids, ({ id }) => id).flatMap(({ item, first, key }) => {
        const message = `"${shorten(key)}" is already used on line ${lineOf(first.index, field)}. Choose another.`;
        return problemsAt(source, [...path, item.index, field], message, severity);
      });
    });
    return [...equal, ...named];
  });

/** Two telephone numbers may stand for two that are not filled in yet. */
const keyOfItem = (item: unknown): string | undefined =>
  item === null || (typeof item === 'string' && !/\p{L}/u.test(item)) ? undefined : keyOf(item);

/** The same text for values that are equal, in whatever order their fields are. */
function keyOf(value: unknown): string {
  const whole = { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity };
  return inspect(value, { ...whole, sorted: true });
}

/** Items that were copied, and of which the copy was not changed. */
export function checkDuplicateFiles({ sources }: Files): Problem[] {
  // Each file of a folder is one item.
  const items = sources.filter(({ kind, valid }) => valid && kind in FOLDER_KINDS);
  return findDuplicates(items, keyOfFile).flatMap(({ item, first }) => {
    // A page that was copied whole has its neighbour's title, which is said by itself.
    if (titleOf(item) !== undefined && titleOf(item) === titleOf(first)) return [];
    const message = `says the same as ${first.file}. Delete one of the two files, or change it.`;
    return problemsOf(item.file, message, 'warning');
  });
}

/** Its place among the others does not count. */
const keyOfFile = memoize(({ kind, document, body }: Source): string | undefined => {
  // A few words may well stand on two pages.
  if (kind === 'pages') return body.length > 200 ? body.trim() : undefined;
  return keyOf([kind, { ...groupOf(document.value), order: undefined }, body.trim()]);
});

const titleOf = ({ kind, document }: Source) =>
  kind === 'pages' ? groupOf(document.value).title : undefined;
