import { isDeepStrictEqual } from 'node:util';
import { ownValue, type Field } from '@/lib/content/kinds/describe';
import { cleanText, groupOf, isGroup, listOf, mapValues } from '@/lib/content/parse/values';
import { valueOf } from '../questions';
import type { Typed, TypedFields } from './api/forms';

/** A value of a file as a form holds it; undefined for an empty one. */
export function toTyped(value: unknown): Typed | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((item) => toTyped(item) ?? '');
  if (typeof value === 'object') return typedFields(value);
  return typeof value === 'boolean' || typeof value === 'string' ? value : JSON.stringify(value);
}

export const typedFields = (value: unknown): TypedFields => withoutAbsent(mapValues(groupOf(value), toTyped));

const withoutAbsent = <Value>(values: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, Value] => pair[1] !== undefined));

/** Converts a form's value for the file. If unchanged, returns `old`, the file's value, even one of a wrong type. */
export function fromTyped(field: Field | undefined, typed: Typed | undefined, old: unknown): unknown {
  if (old !== undefined && isDeepStrictEqual(toTyped(old), typed)) return old;
  if (typed === undefined || typeof typed === 'boolean') return typed;
  if (typeof typed === 'string') return readText(field, typed);
  if (isList(typed)) return readItems(field, typed, listOf(old));
  const before = groupOf(old);
  const names = [...new Set([...Object.keys(before), ...Object.keys(typed)])];
  const read = (name: string) =>
    fromTyped(ownValue(field?.fields, name), ownValue(typed, name), ownValue(before, name));
  const values = withoutAbsent(Object.fromEntries(names.map((name) => [name, read(name)])));
  return Object.keys(values).length || !field?.optional ? values : undefined;
}

export const isList = (typed: Typed | undefined): typed is readonly Typed[] => Array.isArray(typed);

function readText(field: Field | undefined, typed: string): unknown {
  const text = cleanText(typed.replaceAll(/\r\n?/g, '\n'));
  if (!field) return text.trim() || undefined;
  return valueOf({ ...field, name: '', example: '' }, text);
}

function readItems(field: Field | undefined, typed: readonly Typed[], before: readonly unknown[]) {
  const items = typed.flatMap((item, at) => {
    const same = [before[at], ...before].find(
      (each) => each !== undefined && isDeepStrictEqual(toTyped(each), item),
    );
    const value = same ?? fromTyped(field?.item, item, before[at]);
    return value === undefined ? [] : [value];
  });
  return items.length || !field?.optional ? items : undefined;
}

const DEEPEST = 12;

/** Reads untrusted values. @returns undefined if their types are wrong or they are nested too deeply */
export function readFields(value: unknown): TypedFields | undefined {
  const isTyped = (each: unknown, depth: number): each is Typed =>
    typeof each === 'string' ||
    typeof each === 'boolean' ||
    (typeof each === 'object' &&
      each !== null &&
      depth < DEEPEST &&
      Object.values(each).every((own) => isTyped(own, depth + 1)));
  return isTyped(value, 0) && isGroup(value) ? value : undefined;
}
