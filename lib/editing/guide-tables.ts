import { BLOCK_NAMES } from '@/lib/content/blocks';
import { fieldOf, walkFields, type PlacedField } from '@/lib/content/kinds/describe';
import type { FolderKind, SingleKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, kindOf, kindOfBlock, SINGLE_KINDS } from '@/lib/content/kinds/kinds';

const KINDS: Readonly<Record<string, SingleKind | FolderKind>> = { ...SINGLE_KINDS, ...FOLDER_KINDS };

const BLOCK = /<!-- fields: (\w+) -->\n[\s\S]*?<!-- end of fields -->/g;

/**
 * Regenerates the table of fields of each kind in the editors' guide, between `<!-- fields: … -->` and
 * `<!-- end of fields -->`.
 * @throws Error when the guide names a kind that does not exist
 */
export const fillTables = (guide: string): string =>
  guide.replaceAll(BLOCK, (_, kind: string) => {
    const known = KINDS[kind];
    if (!known) throw new Error(`content/README.md has a table for "${kind}", and there is no such kind`);
    return `<!-- fields: ${kind} -->\n\n${tableOf(known)}\n\n<!-- end of fields -->`;
  });

/** {@link fillTables}, with a section for each kind and a row for each name of `shows` that the guide does not have yet. */
export function fillGuide(guide: string): string {
  const known = kindsInGuide(guide);
  const sections = Object.entries(KINDS)
    .filter(([kind]) => !known.includes(kind))
    .map(([kind, own]) => {
      const title = `${fieldOf(own.schema).is.replace(/\.$/, '')}: \`${placeOf(kind)}\``;
      return `\n### ${title}\n\n<!-- fields: ${kind} -->\n<!-- end of fields -->\n`;
    });
  return fillTables(addNames(guide) + sections.join(''));
}

/** The guide's table of names for `shows`: from its first row to the empty line below it. */
const NAMES = /(?<=\| Name \| What it shows \|\n)(?:\|.*\n)+/;

const addNames = (guide: string): string =>
  guide.replace(NAMES, (table) => {
    const missing = BLOCK_NAMES.filter((name) => !table.includes(`\`${name}\``)).map((name) => {
      const own = kindOf(kindOfBlock(name));
      return `| \`${name}\` | ${fieldOf(own.schema).is.replace(/\.$/, '')}, from \`${placeOf(kindOfBlock(name))}\` |\n`;
    });
    return table + missing.join('');
  });

function placeOf(name: string): string {
  const kind = KINDS[name];
  return kind && 'file' in kind ? kind.file : `${name}/`;
}

/** The kinds of which the guide has a table. */
export const kindsInGuide = (guide: string) => [...guide.matchAll(BLOCK)].map(([, kind = '']) => kind);

function tableOf({ schema, ...kind }: SingleKind | FolderKind): string {
  if ('defaults' in kind && kind.defaults)
    return ['| Field | Built in |', '| --- | --- |', ...rowsOfDefaults('', kind.defaults)].join('\n');
  // Items of lists have no name of their own: their fields stand below the list.
  const named = walkFields(fieldOf(schema)).filter(({ path }) => typeof path.at(-1) === 'string');
  return ['| Field | What it is | Write for example |', '| --- | --- | --- |', ...named.map(rowOf)].join(
    '\n',
  );
}

/** A row for each field of a file that holds only what a school wants otherwise, with what the site has without it. */
const rowsOfDefaults = (name: string, defaults: object): string[] =>
  Object.entries(defaults).flatMap(([own, value]: [string, unknown]) => {
    const path = name ? `${name} › ${own}` : own;
    if (Array.isArray(value)) return `| ${path} | ${value.map(({ text }) => `\`${text}\``).join(', ')} |`;
    return typeof value === 'object' && value !== null
      ? rowsOfDefaults(path, value)
      : `| ${path} | \`${String(value)}\` |`;
  });

function rowOf({ field, path }: PlacedField): string {
  const { is, optional, item, example = item?.example } = field;
  const name = path.filter((step) => typeof step === 'string').join(' › ');
  const words = optional ? `${is} May be left out.` : is;
  const shown = example === undefined ? '' : `\`${item ? `- ${example}` : example}\``;
  return `| ${name} | ${words} | ${shown} |`.replaceAll(/ {2,}/g, ' ');
}
