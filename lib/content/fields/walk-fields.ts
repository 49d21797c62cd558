import type { Path } from '../yaml/yaml-document';
import type { Field } from './field';

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
