import type { AnyObjectSchema, ISchema } from 'yup';
import type { Path } from '../yaml/yaml-document';
import type { Reference } from './fields';

type AnyField = ISchema<unknown> & {
  fields?: Record<string, AnyField>;
  innerType?: AnyField;
  spec: { optional?: boolean; meta?: { refers?: Reference } };
};

/** The schema of the field at `path`, or undefined where the schema has none. */
export function fieldAt(schema: AnyObjectSchema, path: Path): ISchema<unknown> | undefined {
  let field: AnyField | undefined = schema as unknown as AnyField;
  for (const step of path) {
    field = typeof step === 'number' ? field?.innerType : field?.fields?.[step];
  }
  return field;
}

export interface ReferringField {
  refers: Reference;
  value: string;
  path: (string | number)[];
  /** The group of fields in which it stands, for fields that belong together, such as picture and alt. */
  parent: Record<string, unknown>;
  /** Which fields of that group may be left out. */
  optionalBeside: readonly string[];
}

/** Every text in `value` whose schema says that it refers to something: a picture, a file, a page. */
export function findReferences(schema: AnyObjectSchema, value: unknown): ReferringField[] {
  const found: ReferringField[] = [];
  const visit = (
    field: AnyField | undefined,
    at: unknown,
    path: (string | number)[],
    parent: Record<string, unknown>,
    optionalBeside: readonly string[],
  ): void => {
    if (!field || at === undefined || at === null) return;
    const refers = field.spec.meta?.refers;
    if (refers && typeof at === 'string') found.push({ refers, value: at, path, parent, optionalBeside });
    if (Array.isArray(at))
      at.forEach((item, index) => visit(field.innerType, item, [...path, index], parent, []));
    else if (typeof at === 'object' && field.fields) {
      const group = at as Record<string, unknown>;
      const fields = Object.entries(field.fields);
      const optional = fields.filter(([, { spec }]) => spec.optional).map(([name]) => name);
      for (const [name, child] of fields) visit(child, group[name], [...path, name], group, optional);
    }
  };
  visit(schema as unknown as AnyField, value, [], {}, []);
  return found;
}
