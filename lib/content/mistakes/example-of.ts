import type { Field } from '../kinds/describe';
import { parseYaml } from '../parse/yaml';

/** A value that has every field of the schema, as its examples say. */
export function exampleOf(field: Field): unknown {
  if (field.item) return [exampleOf(field.item)];
  if (field.type !== 'object') return (parseYaml(`x: ${field.example}`).value as { x: unknown }).x;
  return Object.fromEntries(Object.entries(field.fields).map(([name, own]) => [name, exampleOf(own)]));
}
