/** The path from the top of a file to a value: names of fields, and indexes of list items. */
export type Path = readonly (string | number)[];

export type Fields = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const groupOf = (value: unknown): Fields => (isGroup(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const mapValues = <V, R>(values: Readonly<Record<string, V>>, change: (value: V, name: string) => R) =>
  Object.fromEntries(Object.entries(values).map(([name, value]): [string, R] => [name, change(value, name)]));

export function* walkValues(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  for (const [index, item] of listOf(value).entries()) yield* walkValues(item, [...path, index]);
  for (const [name, child] of Object.entries(groupOf(value))) yield* walkValues(child, [...path, name]);
}

/** Items that repeat an earlier item's key, each with that earlier item. Items without a key are skipped. */
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

/** Finds rows that repeat a key of an earlier row: the first repeated key of each, and the indexes of both rows. */
export function findOverlaps(rows: readonly (readonly string[])[]) {
  const keys = rows.flatMap((own, row) => [...new Set(own)].map((key) => ({ key, row })));
  const shared = findDuplicates(keys, ({ key }) => key);
  return shared
    .filter(({ item }, at) => item.row !== shared[at - 1]?.item.row)
    .map(({ item, first }) => ({ ...item, first: first.row }));
}

export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  return isGroup(value) ? mapValues(value, (own) => mapTexts(own, change)) : value;
}

/** Special spaces from Word and web pages, but not those in garbled letters ("Ã" and a no-break space). */
const SPACES = /(?<![ÂÃâà])[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085\v\f]/g;

/**
 * Matches invisible characters without effect, and control characters, which would make the feed invalid. Does not
 * match \x80 to \x9f, which occur in garbled letters, or zero-width joiners, which Hindi and emoji need.
 */
const NOTHING =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<!Ã)\u00ad|(?![\t\n\r\x80-\x9f])\p{Cc}/gu;

/** Replaces special spaces, removes invisible characters, and composes accented letters (Unicode NFC). */
export const cleanText = (text: string): string =>
  text.replaceAll(SPACES, ' ').replaceAll(NOTHING, '').normalize('NFC');
