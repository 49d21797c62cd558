import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { Form } from '../say/correct-values';
import type { NamesClasses } from './explain-classes';
import { memoize } from '../memoize';
import { groupOf, listOf, mapValues, type Path } from '../parse/values';

/** A field's description in its schema, stored as Yup metadata. */
interface FieldMeta {
  description: string;
  /** A valid value, as it is typed in the file. */
  example?: string;
  /** The kind of thing to which the value refers; `markdown` refers to things through its links and pictures. */
  refers?: 'picture' | 'file' | 'link' | 'markdown' | 'contact' | 'group';
  /** The format of the value. Values in other formats can be corrected. */
  form?: Form;
  names?: NamesClasses;
  /** True for text that translations leave as it is: an id, a brand, a name in another script. */
  untranslated?: true;
  /** Messages for fields or words that editors expect but the site lacks. The key `''` is for all others. */
  refuses?: Readonly<Record<string, string>>;
  /** The message for an unknown field, if an update of the program can remove fields from this group. */
  dropped?: string;
  replacedBy?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends Partial<FieldMeta> {}
}

export interface Field extends FieldMeta {
  /** Yup's name for the type: `object` for a group, `array` for a list, `string`, `number`, `boolean`. */
  type: string;
  optional: boolean;
  choices: readonly string[];
  tests: SchemaDescription['tests'];
  /** The fields of a group, in order; empty for other fields. */
  fields: Readonly<Record<string, Field>>;
  item?: Field;
}

export const fieldOf = memoize((schema: Schema): Field => read(schema.describe()));

function read(description: SchemaFieldDescription): Field {
  if (!('tests' in description)) throw new Error(`a field of type ${description.type} cannot be described`);
  const { type, optional, oneOf, tests, meta = {} } = description;
  const inner = 'innerType' in description ? description.innerType : undefined;
  if (Array.isArray(inner)) throw new Error('a list must say what each item is');
  return {
    description: '',
    ...meta,
    type,
    optional,
    choices: oneOf.filter((word) => typeof word === 'string'),
    tests,
    fields: 'fields' in description ? mapValues(description.fields, read) : {},
    item: inner && read(inner),
  };
}

export const isPlainText = ({ type, refers, form, choices }: Field): boolean =>
  type === 'string' && !refers && !form && choices.length === 0;

export interface PlacedField {
  field: Field;
  /** The path from the field where the walk began. A walk over the schema alone uses index 0 for list items. */
  path: Path;
  value: unknown;
  parent?: PlacedField;
}

export const fieldAt = (field: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(
    (at, step) => (typeof step === 'number' ? at?.item : ownValue(at?.fields, step)),
    field,
  );

export const walkFields = (field: Field) => collect({ field, path: [], value: undefined }, false);

/** Every field of the schema that `value` has; values that do not fit the schema are skipped. */
export const walkValue = (field: Field, value: unknown) => collect({ field, path: [], value }, true);

export const fieldsByName = (root: Field): ReadonlyMap<string, Field> =>
  new Map(
    walkFields(root).flatMap(({ path, field }): [string, Field][] => {
      const name = path.at(-1);
      return typeof name === 'string' ? [[name, field]] : [];
    }),
  );

function collect(placed: PlacedField, byValue: boolean, found: PlacedField[] = []): PlacedField[] {
  const { field, path, value } = placed;
  if (byValue && (value === undefined || value === null)) return found;
  found.push(placed);
  const below = (child: Field, step: string | number, own: unknown) =>
    collect({ field: child, path: [...path, step], value: own, parent: placed }, byValue, found);
  for (const [name, child] of Object.entries(field.fields))
    below(child, name, ownValue(groupOf(value), name));
  const items = byValue ? listOf(value) : [undefined];
  if (field.item) for (const [index, item] of items.entries()) below(field.item, index, item);
  return found;
}

/** The group's own value with this name, never an inherited one such as `constructor`. */
export const ownValue = <V>(group: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  group && Object.hasOwn(group, name) ? group[name] : undefined;

export const findReferences = (root: Field, whole: unknown) =>
  walkValue(root, whole).flatMap(({ field: { refers }, value, path, parent }) => {
    if (!refers || typeof value !== 'string') return [];
    // Fields that belong together, such as picture and alt, are in the same group.
    const fieldsBeside = parent?.field.fields ?? {};
    return [{ refers, value, path, beside: groupOf(parent?.value), fieldsBeside }];
  });

export type ReferringField = ReturnType<typeof findReferences>[number];
