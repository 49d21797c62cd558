/** The way to a value: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** Fields of a file by their names, whatever its schema says of them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as a group of fields; a group without any where it is something else. */
export const groupOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The value as a list; one without items where it is something else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as a text; an empty one where it is something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value and everything in it, groups and lists before what is in them. */
export function* walkValues(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  for (const [index, item] of listOf(value).entries()) yield* walkValues(item, [...path, index]);
  for (const [name, child] of Object.entries(groupOf(value))) yield* walkValues(child, [...path, name]);
}

/** The items whose key an item before them has too, each with the first that has it. Items without a key are left out. */
export function findDuplicates<T>(items: Iterable<T>, keyOf: (item: T) => string | undefined) {
  const firsts = new Map<string, T>();
  return [...items].flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first !== undefined) return [{ item, first, key }];
    firsts.set(key, item);
    return [];
  });
}

/** Of each row the first key that a row before it has too, with the place of that row. */
export function findOverlaps(rows: readonly (readonly string[])[]) {
  const keys = rows.flatMap((own, row) => [...new Set(own)].map((key) => ({ key, row })));
  const shared = findDuplicates(keys, ({ key }) => key);
  return shared
    .filter(({ item }, at) => item.row !== shared[at - 1]?.item.row)
    .map(({ item, first }) => ({ ...item, first: first.row }));
}

/** The value with every text in it changed; numbers and the like stay as they are. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapTexts(own, change)]));
}
