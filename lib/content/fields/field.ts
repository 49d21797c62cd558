import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';

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
export type Reference = 'picture' | 'file' | 'link' | 'markdown' | 'contact';

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
