import type { Path } from '@/lib/content/parse/values';
import type { FormField, FormProblem, Typed, TypedFields } from '@/lib/editing/forms/api/forms';
import { valueAt as readAt, withValue } from '@/lib/editing/forms/value-at';
import { sayDays } from '@/lib/text/dates';
import { createContext, use, useSyncExternalStore } from 'react';

/** Holds a value to which components subscribe with `useSyncExternalStore`. */
export function createStore<Value>(start: Value) {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The values of a form. A component renders again only when its own part changes. */
export function createForm(start: TypedFields) {
  const { get: all, set, subscribe } = createStore(start);
  return {
    all,
    start,
    subscribe,
    /** For each field with an upload: whether its last chosen file was sent. Saving waits for all uploads. */
    uploads: new Map<string, Promise<boolean | undefined>>(),
    get: (path: Path = []): Typed | undefined => valueAt(all(), path),
    /** @param value `undefined` removes the field */
    set: (path: Path, value: Typed | undefined): void => set(withValue(all(), path, value)),
  };
}

export type Form = ReturnType<typeof createForm>;

export const valueAt = readAt as (root: Typed | undefined, path: Path) => Typed | undefined;

export const idOf = (path: Path): string => ['field', ...path].join('-');

export const samePath = (a: Path, b: Path): boolean => a.join('.') === b.join('.');

export const problemsBelow = (problems: readonly FormProblem[], path: Path) =>
  problems.filter(({ path: own }) => path.every((step, at) => own[at] === step));

/** Sorts problems by the position of their fields on the page; problems of the whole file come first. */
export function sortByField<Found extends FormProblem>(problems: readonly Found[]): Found[] {
  const ids = [...document.querySelectorAll('[id^=field-]')].map(({ id }) => id);
  const sorted = [...problems];
  sorted.sort((a, b) => ids.indexOf(idOf(a.path)) - ids.indexOf(idOf(b.path)));
  return sorted;
}

export interface ControlProps {
  field: FormField;
  value: Typed | undefined;
  /** Called with `undefined`, which removes the field, when the box is emptied. */
  onChange: (value: Typed | undefined) => void;
  /** The picture's row, if the box is in a list. If several pictures are chosen, the others become rows after it. */
  row?: { id: number; has: (id: number) => boolean; insert: (after: number, added: Typed) => number };
  id: string;
  invalid: boolean;
  describedBy?: string;
}

const LAST = ['publish', 'expires'];
/** Optional fields that the office thinks of at once. */
const FAMILIAR = ['title', 'date', 'until', 'expires', 'classes', 'picture', 'file'];

/**
 * The fields in the order of the form: consent beside the picture or person, and the days of publication last. @param
 * leading the field to which the user is adding an item, which comes first
 * @returns `first`: fields that are required, filled in or familiar, and those of a photo; `more`: all others
 */
export function sortFields(
  fields: Readonly<Record<string, FormField>>,
  has: (name: string) => boolean,
  leading?: string,
) {
  const beside = 'alt' in fields ? 'alt' : 'name';
  const names = Object.keys(fields).flatMap((name) => {
    if (name === 'consent' || LAST.includes(name)) return [];
    return name === beside && fields['consent'] ? [name, 'consent'] : name;
  });
  // Consent about a person cannot be "nobody", because the person is shown even without a picture.
  const isAlways = fields['consent']?.choices.includes('nobody') === false;
  const isFirst = (name: string): boolean => {
    if (name === 'consent') return isAlways || 'picture' in fields;
    const isFamiliar = FAMILIAR.includes(name) || (name === 'alt' && 'picture' in fields);
    return isFamiliar || !fields[name]?.optional || has(name);
  };
  const all = [...names, ...LAST.filter((name) => name in fields)];
  const sorted = [...all.filter((name) => name === leading), ...all.filter((name) => name !== leading)];
  return { first: sorted.filter(isFirst), more: sorted.filter((name) => !isFirst(name)) };
}

const NAMING = 'class row title name text id year network caption picture item date'.split(' ');

/** The name of a list item: its first field of `NAMING`, the item itself if it is text, or else its number. */
export function itemName(item: Typed | undefined, index: number): string {
  const texts = NAMING.map((name) => valueAt(item, [name]));
  const found = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? sayDays(found) : (typeof item === 'string' && item) || String(index + 1);
}

export const typedText = (value: Typed | undefined): string => (typeof value === 'string' ? value : '');

/** `10 May 2026 – 30 June 2026`: the days of a list item, from the first to the last. */
export const daysOf = (item: Typed | undefined): string =>
  ['date', 'until'].flatMap((name) => sayDays(typedText(valueAt(item, [name]))) || []).join(' – ');

/** The example as a user would type it in a form, without the quotes that some examples need in the file. */
export const exampleOf = ({ example = '' }: FormField): string => example.replace(/^(["'])(.*)\1$/, '$2');

export type FoundProblem = FormProblem & { checked?: Typed };

export interface FormServices {
  form: Form;
  problems: readonly FoundProblem[];
}

export const FormContext = createContext<FormServices | null>(null);

export function useFormServices(): FormServices {
  const services = use(FormContext);
  if (!services) throw new Error('a field needs a form around it');
  return services;
}

/** @param pick returns the part that the component shows. The component renders again only when that part changes. */
export function useValue<T extends Typed | number | undefined>(
  path: Path,
  pick: (value: Typed | undefined) => T,
): T {
  const { form } = useFormServices();
  const read = () => pick(form.get(path));
  return useSyncExternalStore(form.subscribe, read, read);
}
