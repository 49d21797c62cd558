import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { Form } from '../say/correct-values';
import type { NamesClasses } from './explain-classes';
import { memoize } from '../memoize';
import { groupOf, listOf } from '../parse/values';
import type { Path } from '../parse/yaml';

/** What a schema says of a field for editors and for the checks; Yup keeps it as its metadata. */
interface FieldMeta {
  /** One sentence on the field, for editors. */
  is: string;
  /** What a right value looks like, as it is typed in the file. */
  example?: string;
  /** What the text refers to, for the checks across files. */
  refers?: 'picture' | 'file' | 'link' | 'markdown' | 'contact';
  /** How the value is written, where one that is written otherwise can still be understood. */
  form?: Form;
  /** How surely the text names classes. */
  names?: NamesClasses;
  /** Fields that somebody may expect in this group, or words in this choice, each with why there is none; after `''` what is said of all others. */
  refuses?: Readonly<Record<string, string>>;
  /** What an update may take away from this group: what is said of a name that it does not have, and never had or has no longer. */
  dropped?: string;
  /** The field of the same group that takes the place of this one, which a later release refuses. */
  replacedBy?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends Partial<FieldMeta> {}
}

/** What a schema says of one field, as plain data. */
export interface Field extends FieldMeta {
  /** Yup's name of the type: `object` for a group, `array` for a list, `string`, `number`, `boolean`. */
  type: string;
  optional: boolean;
  /** The words of a choice; empty for other fields. */
  choices: readonly string[];
  /** Yup's tests by name, with their settings. */
  tests: SchemaDescription['tests'];
  /** The fields of a group, in their order; empty for other fields. */
  fields: Readonly<Record<string, Field>>;
  /** What each item of a list is. */
  item?: Field;
}

/** What a schema says, read once through Yup's public `describe()`. */
export const fieldOf = memoize((schema: AnyObjectSchema): Field => read(schema.describe()));

function read(description: SchemaFieldDescription): Field {
  if (!('tests' in description)) throw new Error(`a field of type ${description.type} cannot be described`);
  const { type, optional, oneOf, tests, meta = {} } = description;
  const inner = 'innerType' in description ? description.innerType : undefined;
  if (Array.isArray(inner)) throw new Error('a list must say what each item is');
  return {
    is: '',
    ...meta,
    type,
    optional,
    choices: oneOf.filter((word) => typeof word === 'string'),
    tests,
    fields: 'fields' in description ? mapValues(description.fields, read) : {},
    item: inner && read(inner),
  };
}

/** The group with another value for each of its names. */
export const mapValues = <V, R>(values: Readonly<Record<string, V>>, change: (value: V) => R) =>
  Object.fromEntries(Object.entries(values).map(([name, value]): [string, R] => [name, change(value)]));

/** A field and its path. */
export interface PlacedField {
  field: Field;
  /** From the field with which the walk began. A walk without a value takes the item 0 of each list. */
  path: Path;
  /** What is there; undefined in a walk without a value. */
  value: unknown;
  /** The group that has the field, or the list that has the item. */
  parent?: PlacedField;
}

/** The field at `path`, or undefined where the schema has none. */
export const fieldAt = (field: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(
    (at, step) => (typeof step === 'number' ? at?.item : ownValue(at?.fields, step)),
    field,
  );

/** Every field that a schema has, groups and lists before what is in them. */
export const walkFields = (field: Field) => [...walk({ field, path: [], value: undefined }, false)];

/** Every field of the schema that `value` has; what does not fit the schema is passed over. */
export const walkValue = (field: Field, value: unknown) => [...walk({ field, path: [], value }, true)];

/** All fields that a schema has, at whatever depth, by their names. */
export const fieldsByName = (root: Field): ReadonlyMap<string, Field> =>
  new Map(
    walkFields(root).flatMap(({ path, field }): [string, Field][] => {
      const name = path.at(-1);
      return typeof name === 'string' ? [[name, field]] : [];
    }),
  );

function* walk(placed: PlacedField, byValue: boolean): Generator<PlacedField> {
  const { field, path, value } = placed;
  if (byValue && (value === undefined || value === null)) return;
  yield placed;
  const below = (child: Field, step: string | number, own: unknown) =>
    walk({ field: child, path: [...path, step], value: own, parent: placed }, byValue);
  for (const [name, child] of Object.entries(field.fields))
    yield* below(child, name, ownValue(groupOf(value), name));
  const items = byValue ? listOf(value) : [undefined];
  if (field.item) for (const [index, item] of items.entries()) yield* below(field.item, index, item);
}

/** A name such as `constructor` is no field unless it is the group's own. */
const ownValue = <V>(group: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  group && Object.hasOwn(group, name) ? group[name] : undefined;

/** Every text in `value` whose schema says that it refers to something: a picture, a file, a page. */
export const findReferences = (root: Field, whole: unknown) =>
  walkValue(root, whole).flatMap(({ field: { refers }, value, path, parent }) => {
    if (!refers || typeof value !== 'string') return [];
    // What belongs together stands in one group, such as picture and alt.
    const fieldsBeside = parent?.field.fields ?? {};
    return [{ refers, value, path, beside: groupOf(parent?.value), fieldsBeside }];
  });

export type ReferringField = ReturnType<typeof findReferences>[number];
