import { parse } from 'yaml';
import type {
  AnyObjectSchema,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

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
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...convert(schema.describe()) };
}

type Described = SchemaFieldDescription & {
  optional?: boolean;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  meta?: { is?: string; example?: string };
};

function convert(field: Described): JsonSchema {
  const { is = '', example } = field.meta ?? {};
  return {
    description: example ? `${is} For example: ${example}` : is,
    ...(example && { examples: [parse(example)] }),
    ...shapeOf(field),
  };
}

function shapeOf(field: Described): JsonSchema {
  switch (field.type) {
    case 'object':
      return ofGroup(field as SchemaObjectDescription);
    case 'array':
      return { type: 'array', items: convert(innerOf(field)), ...range(field, 'minItems', 'maxItems') };
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

function ofGroup({ fields }: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(fields) as [string, Described][];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    required: entries.filter(([, field]) => !field.optional).map(([name]) => name),
    additionalProperties: false,
  };
}

function ofText(field: Described): JsonSchema {
  const words = (field.oneOf ?? []).filter((word) => typeof word === 'string');
  if (words.length) return { type: 'string', enum: words };
  const patterns = (field.tests ?? []).flatMap(({ name, params }) => {
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

function innerOf(field: Described): Described {
  const { innerType } = field as SchemaInnerTypeDescription;
  if (!innerType || Array.isArray(innerType)) throw new Error('a list must say what it is a list of');
  return innerType;
}

function range<Least extends string, Most extends string>(field: Described, least: Least, most: Most) {
  const at = (name: string) => field.tests?.find((test) => test.name === name)?.params?.[name];
  return Object.fromEntries(
    [
      [least, at('min')],
      [most, at('max')],
    ].filter(([, value]) => typeof value === 'number'),
  ) as Partial<Record<Least | Most, number>>;
}

function has(field: Described, test: string): boolean {
  return Boolean(field.tests?.some(({ name }) => name === test));
}
