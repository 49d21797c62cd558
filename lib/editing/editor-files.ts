import { parse } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import { FOLDERS, SINGLES } from '@/lib/content/kinds/kinds';
import { mapValues } from '@/lib/content/parse/values';
import { listFiles, schoolFolder } from '@/lib/content/read/tree';

/** The part of JSON Schema (draft 7) that the content needs. */
interface JsonSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  [keyword: string]: unknown;
}

/** Makes the JSON Schema of a file. VS Code uses it to complete fields and to underline mistakes. */
export const toJsonSchema = (schema: AnyObjectSchema, title: string): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title,
  ...convert(fieldOf(schema)),
});

function convert(field: Field): JsonSchema {
  const { description, example, type } = field;
  const shape = SHAPES[type];
  if (!shape) throw new Error(`no JSON Schema for a field of type ${type}`);
  return {
    description: example ? `${description} For example: ${example}` : description,
    ...(example && { examples: [parse(example)] }),
    type,
    ...shape(field),
  };
}

const SHAPES: Readonly<Record<string, (field: Field) => JsonSchema>> = {
  object: ({ fields }) => ({
    properties: mapValues(fields, convert),
    required: Object.keys(fields).filter((name) => !fields[name]?.optional),
    additionalProperties: false,
  }),
  array: (field) => ({ items: field.item && convert(field.item), ...range(field, 'minItems', 'maxItems') }),
  number: (field) => ({
    ...(field.tests.some(({ name }) => name === 'integer') && { type: 'integer' }),
    ...range(field, 'minimum', 'maximum'),
  }),
  boolean: () => ({}),
  string: (field) => {
    if (field.choices.length) return { enum: [...field.choices] };
    const patterns = field.tests.flatMap(({ name, params }) =>
      params?.regex instanceof RegExp ? params.regex.source : (PATTERNS[name ?? ''] ?? []),
    );
    const pattern = patterns.at(-1);
    return { ...range(field, 'minLength', 'maxLength', 1), ...(pattern && { pattern }) };
  },
};

/** Patterns for text tests that have no `regex`. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: String.raw`^\d{4}-\d{2}-\d{2}$`,
  line: String.raw`^[^\n]*$`,
  address: '^https://',
};

function range({ tests }: Field, least: string, most: string, lowest?: number): JsonSchema {
  const limit = (own: string): unknown => tests.find(({ name }) => name === own)?.params?.[own];
  // JSON.stringify omits limits that are undefined.
  return { [least]: limit('min') ?? lowest, [most]: limit('max') };
}

export const SCHEMAS = '.vscode/schemas';
export const SETTINGS = '.vscode/settings.json';

/** The path of each schema and of the YAML files that it describes. VS Code applies no schema to Markdown files. */
const KINDS = [
  ...SINGLES.map(([, { file, schema }]) => ({ name: file.replace('.yaml', ''), files: file, schema })),
  ...FOLDERS.flatMap(([name, { extension, schema }]) =>
    extension === '.yaml' ? [{ name, files: `${name}/*.yaml`, schema }] : [],
  ),
].map(({ name, files, schema }) => {
  return { place: `${SCHEMAS}/${name}.json`, files: `content/${files}`, schema };
});

export const SCHEMA_PLACES = KINDS.map(({ place }) => place);

/** VS Code's settings (which map schemas to files) and its recommended extension: file texts, keyed by path. */
export function editorFiles(): Record<string, string> {
  const settings = {
    'yaml.schemas': Object.fromEntries(KINDS.map(({ place, files }) => [`./${place}`, files])),
    'yaml.schemaStore.enable': false,
    'files.encoding': 'utf8',
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
  };
  const extensions = { recommendations: ['redhat.vscode-yaml'] };
  return { [SETTINGS]: toText(settings), '.vscode/extensions.json': toText(extensions) };
}

export const editorSchemas = (): Record<string, string> =>
  Object.fromEntries(KINDS.map(({ place, files, schema }) => [place, toText(toJsonSchema(schema, files))]));

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const SOURCES = ['lib/content', 'lib/editing'];

/** Writes VS Code's schemas if missing or outdated. A failure only prints a message: nothing else needs them. */
export function refreshSchemas(): void {
  const school = schoolFolder();
  if (!existsSync(path.join(school, SETTINGS))) return;
  try {
    const made = SCHEMA_PLACES.map((place) => timeOf(path.join(school, place)));
    const changed = SOURCES.flatMap((folder) =>
      listFiles(folder).map((file) => timeOf(path.join(folder, file))),
    );
    if (Math.min(...made) >= Math.max(...changed)) return;
    for (const [place, text] of Object.entries(editorSchemas())) {
      mkdirSync(path.dirname(path.join(school, place)), { recursive: true });
      writeFileSync(path.join(school, place), text);
    }
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`The hints for VS Code could not be written (${message}). Everything else works.\n`);
  }
}

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
