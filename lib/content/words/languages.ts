import { EN_IN } from './en-IN';

/** The words of the site in one language. Every language must have every word: a missing one does not compile. */
export type BuiltInWords = typeof EN_IN;

/** The built-in words of the site, which a school's own replace one by one. A new language is a new file, chosen here. */
export const wordsIn = (): BuiltInWords => EN_IN;

/** `defaults` with the parts that `own` says otherwise, group by group; a list is replaced whole. */
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
