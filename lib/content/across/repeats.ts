import { inspect } from 'node:util';
import { shorten } from '@/lib/text/text';
import { FOLDER_KINDS } from '../kinds/kinds';
import { remember } from '../remember';
import type { Files, Source } from '../read/source';
import { findRepeated, groupOf, listOf, walkValues } from '../read/values';
import { replaceValue, type Path } from '../read/yaml';
import { problemAt, type Problem, wholeFileProblem } from '../say/problem';

/** Fields that tell the items of a list apart. A charge may be paid at two times, and so its name only warns. */
const IDENTIFYING = { id: 'error', row: 'error', item: 'warning' } as const;

/** Lists in which two items have the same id, or say the same. */
export function checkRepeatedItems(source: Source): Problem[] {
  return [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const items = [...listOf(value).entries()];
    const lineOf = (...steps: (string | number)[]) => source.document.positionOf([...path, ...steps]).line;
    const equal = findRepeated(items, ([, item]) => keyOfItem(item)).map(
      ({ item: [index], first: [first] }) => {
        const message = `says the same as the item on line ${lineOf(first)}. Delete one of the two.`;
        return problemAt(source, [...path, index], message, 'warning');
      },
    );
    const named = Object.entries(IDENTIFYING).flatMap(([field, severity]) => {
      const ids = items.flatMap(([index, item]) => {
        const id = groupOf(item)[field];
        return typeof id === 'string' ? [{ index, id }] : [];
      });
      return findRepeated(ids, ({ id }) => id).map(({ item, first, key }) => {
        const message = `"${shorten(key)}" is already used on line ${lineOf(first.index, field)}. Choose another.`;
        return problemAt(source, [...path, item.index, field], message, severity);
      });
    });
    return [...equal, ...named];
  });
}

/** Two telephone numbers may stand for two that are not filled in yet. */
function keyOfItem(item: unknown): string | undefined {
  return item === null || (typeof item === 'string' && !/\p{L}/u.test(item)) ? undefined : keyOf(item);
}

/** The same text for values that are equal, in whatever order their fields are. */
function keyOf(value: unknown): string {
  const whole = { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity };
  return inspect(value, { ...whole, sorted: true });
}

/** Albums whose names differ only in capitals, spaces or signs: the pictures of one would stand in two. */
export function checkAlbums(source: Source): Problem[] {
  const albums = listOf(groupOf(source.document.value).pictures).map((picture) => groupOf(picture).album);
  const pathOf = (album: string): Path => ['pictures', albums.indexOf(album), 'album'];
  const plain = (album: string): string => album.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  // One picture for each way of writing it; the others are found once it is mended.
  const ways = [...new Set(albums)].filter((album) => typeof album === 'string');
  return findRepeated(ways, (album) => plain(album) || undefined).map(({ item: album, first: right }) => {
    const path = pathOf(album);
    const { line } = source.document.positionOf(pathOf(right));
    const message = `is "${shorten(album)}", and line ${line} has "${shorten(right)}": they are two albums. Write ${shorten(right)} in both.`;
    const remedy = replaceValue(source.document, path, right);
    return problemAt(source, path, { message, remedy }, 'warning');
  });
}

/** Items that were copied, and of which the copy was not changed. */
export function checkRepeatedFiles({ sources }: Files): Problem[] {
  // Each file of a folder is one item. A page has its own check of titles.
  const items = sources.filter(({ kind, valid }) => valid && kind in FOLDER_KINDS && kind !== 'pages');
  return findRepeated(items, keyOfFile).map(({ item, first }) => {
    const message = `says the same as ${first.file}. Delete one of the two files, or change it.`;
    return wholeFileProblem(item.file, { message, severity: 'warning' });
  });
}

/** Its place among the others does not count. */
const keyOfFile = remember(({ kind, document, body }: Source): string =>
  keyOf([kind, { ...groupOf(document.value), order: undefined }, body.trim()]),
);
