import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { Path } from '../read/yaml';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** One sentence on the field, for editors. */
    is?: string;
    /** What a right value looks like, as it is typed in the file. */
    example?: string;
    /** What the text refers to, for the checks across files. */
    refers?: Reference;
    /** How the value is written, where a value that is written otherwise can still be understood. */
    form?: Form;
    /** Fields that somebody may expect in this group, each with why it has none. */
    refuses?: Readonly<Record<string, string>>;
  }
}

/** What a text may refer to. */
type Reference = 'picture' | 'file' | 'link' | 'markdown' | 'contact';

/** How a value is written, where one that is written otherwise can be understood. */
export type Form = 'date' | 'moment' | 'time' | 'phone' | 'email' | 'number' | 'boolean';

/** What a schema says of one field, as plain data. */
export interface Field {
  /** Yup's name of the type: `object` for a group, `array` for a list, `string`, `number`, `boolean`. */
  type: string;
  is: string;
  example?: string;
  refers?: Reference;
  form?: Form;
  /** Fields that somebody may expect in a group, each with why it has none. */
  refuses: Readonly<Record<string, string>>;
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

const known = new WeakMap<AnyObjectSchema, Field>();

/** What a schema says, read once through Yup's public `describe()`. */
export function fieldOf(schema: AnyObjectSchema): Field {
  const before = known.get(schema);
  if (before) return before;
  const field = read(schema.describe());
  known.set(schema, field);
  return field;
}

function read(description: SchemaFieldDescription): Field {
  if (!('tests' in description)) throw new Error(`a field of type ${description.type} cannot be described`);
  const { type, optional, oneOf, tests, meta = {} } = description;
  const inner = 'innerType' in description ? description.innerType : undefined;
  if (Array.isArray(inner)) throw new Error('a list must say what each item is');
  return {
    type,
    is: meta.is ?? '',
    example: meta.example,
    refers: meta.refers,
    form: meta.form,
    refuses: meta.refuses ?? {},
    optional,
    choices: oneOf.filter((word) => typeof word === 'string'),
    tests,
    fields: 'fields' in description ? mapValues(description.fields, read) : {},
    item: inner && read(inner),
  };
}

function mapValues<V, R>(values: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

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
export function fieldAt(field: Field, path: Path): Field | undefined {
  return path.reduce<Field | undefined>(
    (at, step) => (typeof step === 'number' ? at?.item : ownValue(at?.fields, step)),
    field,
  );
}

/** Every field that a schema has, groups and lists before what is in them. */
export function walkFields(field: Field): PlacedField[] {
  return walk({ field, path: [], value: undefined }, false);
}

/** Every field of the schema that `value` has; what does not fit the schema is passed over. */
export function walkValue(field: Field, value: unknown): PlacedField[] {
  return walk({ field, path: [], value }, true);
}

/** The names of all fields that a schema has, at whatever depth. */
export function fieldNames(field: Field): ReadonlySet<string> {
  return new Set(walkFields(field).flatMap(({ path }) => path.filter((step) => typeof step === 'string')));
}

function walk(placed: PlacedField, byValue: boolean): PlacedField[] {
  const { field, path, value } = placed;
  if (byValue && (value === undefined || value === null)) return [];
  const below = Object.entries(field.fields).map(([name, child]): PlacedField => {
    return { field: child, path: [...path, name], value: ownValue(groupOf(value), name), parent: placed };
  });
  const { item } = field;
  const items = item
    ? itemsOf(value, byValue).map((each, index): PlacedField => {
        return { field: item, path: [...path, index], value: each, parent: placed };
      })
    : [];
  return [placed, ...[...below, ...items].flatMap((each) => walk(each, byValue))];
}

function itemsOf(value: unknown, byValue: boolean): readonly unknown[] {
  if (!byValue) return [undefined];
  return Array.isArray(value) ? value : [];
}

/** The value as a group of fields; a group without any where it is something else. */
export function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A name such as `constructor` is no field unless it is the group's own. */
function ownValue<V>(group: Readonly<Record<string, V>> | undefined, name: string): V | undefined {
  return group && Object.hasOwn(group, name) ? group[name] : undefined;
}

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
