import { parse } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import { fieldOf, type Field } from '@/lib/content/fields/field';

/** The part of JSON Schema (draft 7) that editors such as VS Code understand and that the content needs. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  enum?: string[];
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The JSON Schema of a file, so that an editor completes its fields and underlines slips while typing. */
export function toJsonSchema(schema: AnyObjectSchema, title: string): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...convert(fieldOf(schema)) };
}

function convert(field: Field): JsonSchema {
  const { is, example } = field;
  return {
    description: example ? `${is} For example: ${example}` : is,
    ...(example && { examples: [parse(example)] }),
    ...shapeOf(field),
  };
}

function shapeOf(field: Field): JsonSchema {
  switch (field.type) {
    case 'object':
      return ofGroup(field);
    case 'array':
      return {
        type: 'array',
        items: field.item && convert(field.item),
        ...range(field, 'minItems', 'maxItems'),
      };
    case 'number':
      return { type: has(field, 'integer') ? 'integer' : 'number', ...range(field, 'minimum', 'maximum') };
    case 'boolean':
      return { type: 'boolean' };
    case 'string':
      return ofText(field);
    default:
      throw new Error(`no JSON Schema for a field of type ${field.type}`);
  }
}

function ofGroup({ fields }: Field): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    required: entries.filter(([, field]) => !field.optional).map(([name]) => name),
    additionalProperties: false,
  };
}

function ofText(field: Field): JsonSchema {
  if (field.choices.length) return { type: 'string', enum: [...field.choices] };
  const patterns = field.tests.flatMap(({ name, params }) => {
    if (name === 'date') return String.raw`^\d{4}-\d{2}-\d{2}$`;
    if (name === 'line') return String.raw`^[^\n]*$`;
    if (name === 'address') return '^https://';
    return params?.regex instanceof RegExp ? params.regex.source : [];
  });
  const pattern = patterns.at(-1);
  return {
    type: 'string',
    minLength: 1,
    ...range(field, 'minLength', 'maxLength'),
    ...(pattern && { pattern }),
  };
}

function range<Least extends string, Most extends string>(field: Field, least: Least, most: Most) {
  const at = (name: string) => field.tests.find((test) => test.name === name)?.params?.[name];
  return Object.fromEntries(
    [
      [least, at('min')],
      [most, at('max')],
    ].filter(([, value]) => typeof value === 'number'),
  ) as Partial<Record<Least | Most, number>>;
}

function has(field: Field, test: string): boolean {
  return field.tests.some(({ name }) => name === test);
}
