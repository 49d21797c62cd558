import { inspect } from 'node:util';
import { shorten } from '@/lib/text/text';
import { FOLDER_KINDS } from '../kinds/kinds';
import { memoize } from '../memoize';
import type { Files, Source } from '../read/source';
import { findDuplicates, groupOf, listOf, walkValues } from '../parse/values';
import { problemsAt, type Problem, problemsOf } from '../say/problem';

/** Fields that identify the items of a list. Two charges may share a name, so a repeated `item` gets only a warning. */
const IDENTIFYING = { id: 'error', row: 'error', item: 'warning' } as const;

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

/** The key of a list item. A string without letters has no key: it may be a telephone number still to be filled in. */
const keyOfItem = (item: unknown): string | undefined =>
  item === null || (typeof item === 'string' && !/\p{L}/u.test(item)) ? undefined : keyOf(item);

/** Makes a string that is equal for equal values, whatever the order of their fields. */
function keyOf(value: unknown): string {
  const whole = { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity };
  return inspect(value, { ...whole, sorted: true });
}

export function checkDuplicateFiles({ sources }: Files): Problem[] {
  const items = sources.filter(({ kind, valid }) => valid && kind in FOLDER_KINDS);
  return findDuplicates(items, keyOfFile).flatMap(({ item, first }) => {
    // checkPageTitles already reports two pages with the same title.
    if (titleOf(item) !== undefined && titleOf(item) === titleOf(first)) return [];
    const message = `says the same as ${first.file}. Delete or change one of the two⟨ files⟩.`;
    return problemsOf(item.file, message, 'warning');
  });
}

/** The key of a file's content, without `order`: copies often differ only in that field. */
const keyOfFile = memoize(({ kind, document, body }: Source): string | undefined => {
  // Two pages may share a short text, so compare only long ones.
  if (kind === 'pages') return body.length > 200 ? body.trim() : undefined;
  return keyOf([kind, { ...groupOf(document.value), order: undefined }, body.trim()]);
});

const titleOf = ({ kind, document }: Source) =>
  kind === 'pages' ? groupOf(document.value).title : undefined;
