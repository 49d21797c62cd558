import type { AnyObjectSchema } from 'yup';
import { FOLDER_KINDS, SINGLE_KINDS } from '@/lib/content/schemas/kinds';

interface Field {
  type: string;
  fields?: Record<string, Field>;
  innerType?: Field;
  spec: { optional: boolean; meta?: { is?: string; example?: string } };
}

const SCHEMAS: Record<string, AnyObjectSchema> = Object.fromEntries(
  Object.entries({ ...SINGLE_KINDS, ...FOLDER_KINDS }).map(([kind, { schema }]) => [kind, schema]),
);

/** Kinds whose every field is a word of the site that says itself what it is; a table of them helps nobody. */
export const WITHOUT_TABLE: readonly string[] = ['words', 'staff'];

const BLOCK = /<!-- fields: (\w+) -->\n[\s\S]*?<!-- end of fields -->/g;

/**
 * The editors' guide with the table of fields of each kind made anew between `<!-- fields: … -->` and
 * `<!-- end of fields -->`.
 * @throws Error when the guide names a kind that does not exist
 */
export function fillGuide(guide: string): string {
  return guide.replaceAll(BLOCK, (_, kind: string) => {
    const schema = SCHEMAS[kind];
    if (!schema) throw new Error(`content/README.md has a table for "${kind}", and there is no such kind`);
    return `<!-- fields: ${kind} -->\n\n${tableOf(schema)}\n\n<!-- end of fields -->`;
  });
}

/** The kinds of which the guide has a table. */
export function kindsInGuide(guide: string): string[] {
  return [...guide.matchAll(BLOCK)].map(([, kind = '']) => kind);
}

function tableOf(schema: AnyObjectSchema): string {
  const rows = rowsOf('', schema as unknown as Field);
  return ['| Field | What it is | Write for example |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A row for each field; the fields of a group or list stand below it, with its name in front. */
function rowsOf(name: string, { fields = {}, innerType }: Field): string[] {
  const below = Object.entries(fields).flatMap(([own, field]) => {
    const path = name ? `${name} › ${own}` : own;
    return [rowOf(path, field), ...rowsOf(path, field)];
  });
  return innerType ? rowsOf(name, innerType) : below;
}

function rowOf(path: string, { spec, innerType }: Field): string {
  const { is = '', example = innerType?.spec.meta?.example } = spec.meta ?? {};
  const words = spec.optional ? `${is} May be left out.` : is;
  const shown = example === undefined ? '' : `\`${innerType ? `- ${example}` : example}\``;
  return `| ${path} | ${words} | ${shown} |`.replaceAll(/ {2,}/g, ' ');
}
