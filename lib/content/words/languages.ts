import { EN_IN } from './en-IN';

/** All words in one language. A missing word does not compile. */
export type BuiltInWords = typeof EN_IN;

/** The built-in words. To add a language, add a file and choose it here. */
export const wordsIn = (): BuiltInWords => EN_IN;

/** Merges `own` into `defaults`, group by group. A list is replaced as a whole. */
export function withDefaults<T extends object>(defaults: T, own: object = {}): T {
  const others = own as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]: [string, unknown]) => {
      const other = others[name];
      return [name, isGroup(value) ? withDefaults(value, isGroup(other) ? other : {}) : (other ?? value)];
    }),
  ) as T;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
