import { parse } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import type { FolderKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, SINGLE_KINDS } from '@/lib/content/kinds/kinds';

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

const SCHEMAS = '.vscode/schemas';

/**
 * What VS Code needs to complete and underline content while it is typed: a schema for each kind of YAML file, and
 * the settings that say which files it is for. Pages and messages begin with YAML but are Markdown; VS Code has no
 * schemas for those.
 * @returns the text of each file by its path in the project
 */
export function editorFiles(): Record<string, string> {
  const folders: FolderKind[] = Object.values(FOLDER_KINDS);
  const kinds = [
    ...Object.values(SINGLE_KINDS).map(({ file, schema }) => ({
      files: file,
      name: file.replace('.yaml', ''),
      schema,
    })),
    ...folders
      .filter(({ extension }) => extension === '.yaml')
      .map(({ folder, schema }) => ({ files: `${folder}/*.yaml`, name: folder, schema })),
  ];
  const schemas = kinds.map(({ name, files, schema }) => [
    `${SCHEMAS}/${name}.json`,
    toText(toJsonSchema(schema, `content/${files}`)),
  ]);
  const settings = {
    'yaml.schemas': Object.fromEntries(
      kinds.map(({ name, files }) => [`./${SCHEMAS}/${name}.json`, `content/${files}`]),
    ),
    'yaml.schemaStore.enable': false,
    'files.encoding': 'utf8',
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
  };
  return Object.fromEntries([
    ...schemas,
    ['.vscode/settings.json', toText(settings)],
    ['.vscode/extensions.json', toText({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
