import type { Path } from '../yaml/yaml-document';
import type { Field, Reference } from './field';
import { groupOf, walkValue } from './walk-fields';

export interface ReferringField {
  refers: Reference;
  value: string;
  path: Path;
  /** The group of fields that contains it, for fields that belong together, such as picture and alt. */
  parent: Readonly<Record<string, unknown>>;
  /** Which fields of that group may be left out. */
  optionalBeside: readonly string[];
}

/** Every text in `value` whose schema says that it refers to something: a picture, a file, a page. */
export function findReferences(field: Field, value: unknown): ReferringField[] {
  return walkValue(field, value).flatMap(({ field: { refers }, value: text, path, parent }) => {
    if (!refers || typeof text !== 'string') return [];
    const beside = Object.entries(parent?.field.fields ?? {});
    const optionalBeside = beside.filter(([, { optional }]) => optional).map(([name]) => name);
    return { refers, value: text, path, parent: groupOf(parent?.value), optionalBeside };
  });
}
