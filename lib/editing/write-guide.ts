import path from 'node:path';
import { BLOCK_NAMES } from '@/lib/content/blocks';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import type { FolderKind, SingleKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, kindOfBlock, SINGLE_KINDS } from '@/lib/content/kinds/kinds';
import { writeYaml } from '@/lib/content/parse/yaml';
import { labelOf } from '@/lib/content/words/labels';

/** The guide for editors and the lists of all fields and built-in words, which schools read in the package. */
export const GUIDE = 'content/README.md';
export const FIELDS = 'content/FIELDS.md';
export const WORDS = 'content/BUILT-IN-WORDS.yaml';

type Kind = SingleKind | FolderKind;

const KINDS: Readonly<Record<string, Kind>> = { ...SINGLE_KINDS, ...FOLDER_KINDS };

const MARKED = /(?<=<!-- files -->\n)[\s\S]*?(?=<!-- end of files -->)/;

/** The guide with its table of files regenerated. @throws Error if the guide lacks the comments around the table */
export function fillGuide(guide: string): string {
  if (!MARKED.test(guide)) throw new Error(`${GUIDE} needs <!-- files --> and <!-- end of files -->`);
  const rows = Object.entries(KINDS).map(([name, kind]) => {
    const place = `\`${placeOf(name)}\``;
    return `| ${'file' in kind && !kind.optional ? `**${place}**` : place} | ${purposeOf(name, kind)} |`;
  });
  const head = '| File or folder (bold: required) | What it holds |\n| --- | --- |';
  return guide.replace(MARKED, () => `\n${[head, ...rows, ...OTHERS].join('\n')}\n\n`);
}

const OTHERS = ['| `images/` | The original photos. |', '| `files/` | The PDFs. |'];

const purposeOf = (name: string, kind: Kind): string =>
  'holds' in kind && twinOf(name, kind) !== name
    ? `One file for each ${kind.holds.replace(/^an? /, '')}, if there are several.`
    : fieldOf(kind.schema).description;

/** The first kind that has the same fields. It may be this kind itself. */
const twinOf = (name: string, { schema }: Kind): string =>
  Object.entries(KINDS).find(([, kind]) => kind.schema === schema)?.[0] ?? name;

const placeOf = (name: string): string => {
  const kind = KINDS[name];
  return kind && 'file' in kind ? kind.file : `${name}/`;
};

export function writeFields(): string {
  const sections = Object.entries(KINDS).map(
    ([name, kind]) => `## \`${placeOf(name)}\`\n\n${describe(name, kind)}\n`,
  );
  return `${HEAD}\n${sections.join('\n')}`;
}

const HEAD = `# All fields

\`npm run guide\` writes this list from the rules of the check. Indented fields belong to the field above, as in the file. Fields in **bold** are required; the others are optional. The words in quotes are the field’s name in the forms of /dashboard/website. Each item of a list begins with a hyphen. Each line ends with an example.
`;

function describe(name: string, kind: Kind): string {
  const twin = twinOf(name, kind);
  if (twin !== name) return `The fields are those of \`${placeOf(twin)}\`.`;
  const { fields } = fieldOf(kind.schema);
  if ('defaults' in kind) return BUILT_IN;
  const isMarkdown = 'extension' in kind && kind.extension === '.md';
  const shown = BLOCK_NAMES.filter((block) => kindOfBlock(block) === name).map((block) => `\`${block}\``);
  return [
    ...(isMarkdown
      ? ['The fields are between two `---` lines at the top of the file, with the text below.\n']
      : []),
    ...(shown.length ? [`Appears on pages that list ${OR.format(shown)} under \`shows\`.\n`] : []),
    ...listFields(name, fields),
  ].join('\n');
}

const OR = new Intl.ListFormat('en-IN', { type: 'disjunction' });

const BUILT_IN = `[${path.basename(WORDS)}](${path.basename(WORDS)}) lists the built-in words. In your own file, write only the words that you want to change, each under its group.`;

/** The text of content/BUILT-IN-WORDS.yaml, from which editors copy lines. */
export function writeWords(): string {
  const parts = Object.values(KINDS).flatMap((kind) =>
    'file' in kind && kind.defaults
      ? [`# ${kind.file}\n\n${writeDefaults(kind.defaults, fieldOf(kind.schema).fields)}`]
      : [],
  );
  return `${WORDS_HEAD}\n${parts.join('\n---\n')}`;
}

const WORDS_HEAD = `# The built-in words. npm run guide writes this file; the program does not read it. Copy a line, with its group, into
# words.yaml or staff.yaml, and change it there. Keep everything in {curly brackets}: the site fills it in.
`;

const writeDefaults = (defaults: object, fields: Field['fields']): string =>
  Object.entries(defaults)
    .map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      const note = field && field.type !== 'object' ? `# ${field.description}\n` : '';
      return note + writeYaml({ [name]: value });
    })
    .join('');

/** Properties in which two groups of fields may differ and still count as the same group. */
const OF_ONE = new Set(['example', 'tests']);

/** Lists fields and the fields within them. For a group that is already listed, refers to the earlier place. */
function listFields(
  kind: string,
  fields: Field['fields'],
  above: readonly string[] = [],
  known = new Map<string, string>(),
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { description, optional, item, example = item?.example } = field;
    const inner = { ...field.fields, ...item?.fields };
    const at = [...above, name];
    const key = JSON.stringify(inner, (part, value: unknown) => (OF_ONE.has(part) ? undefined : value));
    const same = known.get(key);
    const isRepeated = Object.keys(inner).length > 1 && same !== undefined;
    if (Object.keys(inner).length > 1) known.set(key, same ?? at.join(' › '));
    const shown = example === undefined ? '' : ` \`${item ? `- ${example}` : example}\``;
    const words = isRepeated ? `${description} Fields as in ${same}.` : description;
    const own = (optional ? name : `**${name}**`) + (item?.type === 'object' ? ' (list)' : '');
    const row = `${'  '.repeat(above.length)}- ${own}, “${labelOf([kind, ...at])}”: ${words}${shown}`;
    return [row, ...(isRepeated ? [] : listFields(kind, inner, at, known))];
  });
}
