import type { Field } from '../kinds/describe';
import { parseYaml } from '../parse/yaml';

/** Makes a value with every field of the schema, from the examples in the schema. */
export function exampleOf(field: Field): unknown {
  if (field.item) return [exampleOf(field.item)];
  if (field.type !== 'object') return (parseYaml(`x: ${field.example}`).value as { x: unknown }).x;
  return Object.fromEntries(Object.entries(field.fields).map(([name, own]) => [name, exampleOf(own)]));
}
