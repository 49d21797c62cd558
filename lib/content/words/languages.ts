import { EN_IN } from './en-IN';

/** The words of the site in one language. Every language must have every word: a missing one does not compile. */
export type BuiltInWords = typeof EN_IN;

/** The built-in words of the site, which a school's own replace one by one. A new language is a new file, chosen here. */
export function wordsIn(): BuiltInWords {
  return EN_IN;
}

/** A value of which any part may be left out. A list is replaced whole. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> }
    : T;

/** `defaults` with the parts that `own` says otherwise, group by group; a list is replaced whole. */
export function withDefaults<T extends object>(defaults: T, own: Overrides<NoInfer<T>> | undefined): T;
export function withDefaults(defaults: object, own: Readonly<Record<string, unknown>> = {}): object {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]: [string, unknown]) => {
      const other = own[name];
      return [name, isGroup(value) ? withDefaults(value, isGroup(other) ? other : {}) : (other ?? value)];
    }),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
