import path from 'node:path';
import { stringify } from 'yaml';
import { BLOCK_NAMES } from '@/lib/content/blocks';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import type { FolderKind, SingleKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, kindOfBlock, SINGLE_KINDS } from '@/lib/content/kinds/kinds';

/** The editors' guide, with the lists of all fields and of all built-in words. Schools read them in the package. */
export const GUIDE = 'content/README.md';
export const FIELDS = 'content/FIELDS.md';
export const WORDS = 'content/BUILT-IN-WORDS.yaml';

type Kind = SingleKind | FolderKind;

const KINDS: Readonly<Record<string, Kind>> = { ...SINGLE_KINDS, ...FOLDER_KINDS };

const MARKED = /(?<=<!-- files -->\n)[\s\S]*?(?=<!-- end of files -->)/;

/**
 * The guide with its table of files made anew, between `<!-- files -->` and `<!-- end of files -->`.
 * @throws Error when the guide has no such place
 */
export function fillGuide(guide: string): string {
  if (!MARKED.test(guide)) throw new Error(`${GUIDE} needs <!-- files --> and <!-- end of files -->`);
  const rows = Object.entries(KINDS).map(([name, kind]) => {
    const place = `\`${placeOf(name)}\``;
    return `| ${'file' in kind && !kind.optional ? `**${place}**` : place} | ${purposeOf(name, kind)} |`;
  });
  const head = '| File or folder (in bold: must be there) | What it holds |\n| --- | --- |';
  return guide.replace(MARKED, () => `\n${[head, ...rows, ...OTHERS].join('\n')}\n\n`);
}

const OTHERS = ['| `images/` | The original photos. |', '| `files/` | The PDFs. |'];

const purposeOf = (name: string, kind: Kind): string =>
  'holds' in kind && twinOf(name, kind) !== name
    ? `One file for each ${kind.holds.replace(/^an? /, '')}, where there are several.`
    : fieldOf(kind.schema).is;

/** The first kind with the same fields: the kind itself, where no other has them. */
const twinOf = (name: string, { schema }: Kind): string =>
  Object.entries(KINDS).find(([, kind]) => kind.schema === schema)?.[0] ?? name;

const placeOf = (name: string): string => {
  const kind = KINDS[name];
  return kind && 'file' in kind ? kind.file : `${name}/`;
};

/** The whole text of content/FIELDS.md: what each kind of file may say, in the order of the table of files. */
export function writeFields(): string {
  const sections = Object.entries(KINDS).map(
    ([name, kind]) => `## \`${placeOf(name)}\`\n\n${describe(name, kind)}\n`,
  );
  return `${HEAD}\n${sections.join('\n')}`;
}

const HEAD = `# All fields

\`npm run guide\` writes this list from the rules of the check. Indented fields belong to the field above, as in the file. Names in **bold** must be there; you may leave out the others. Each item of a list begins with a hyphen. Each line ends with an example.
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
      ? ['The fields stand between two lines `---` at the top of the file, the text below.\n']
      : []),
    ...(shown.length ? [`Shown by ${shown.join(', ')} in \`shows\` of a page.\n`] : []),
    ...listFields(fields),
  ].join('\n');
}

const BUILT_IN = `[${path.basename(WORDS)}](${path.basename(WORDS)}) has the words that are built in. Write only those that you want to change, each below its group.`;

/** The whole text of content/BUILT-IN-WORDS.yaml: the built-in values of each file, from which an editor copies a line. */
export function writeWords(): string {
  const parts = Object.values(KINDS).flatMap((kind) =>
    'file' in kind && kind.defaults
      ? [`# ${kind.file}\n\n${writeDefaults(kind.defaults, fieldOf(kind.schema).fields)}`]
      : [],
  );
  return `${WORDS_HEAD}\n${parts.join('\n---\n')}`;
}

const WORDS_HEAD = `# The words that are built in. Nothing reads this file, and npm run guide writes it. Copy a line, with its group, into
# words.yaml or staff.yaml, and change it there. Keep what is in {curly brackets}: the site fills it in.
`;

const writeDefaults = (defaults: object, fields: Field['fields']): string =>
  Object.entries(defaults)
    .map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      const note = field && field.type !== 'object' ? `# ${field.is}\n` : '';
      return note + stringify({ [name]: value }, { lineWidth: 0, singleQuote: true });
    })
    .join('');

/** What may differ between fields that are listed once. */
const OF_ONE = new Set(['example', 'tests']);

/** An item for each field, with the fields below it. What a field above it has too is not listed again. */
function listFields(
  fields: Field['fields'],
  above: readonly string[] = [],
  known = new Map<string, string>(),
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { is, optional, item, example = item?.example } = field;
    const inner = { ...field.fields, ...item?.fields };
    const at = [...above, name];
    const key = JSON.stringify(inner, (part, value: unknown) => (OF_ONE.has(part) ? undefined : value));
    const same = known.get(key);
    const isRepeated = Object.keys(inner).length > 1 && same !== undefined;
    if (Object.keys(inner).length > 1) known.set(key, same ?? at.join(' › '));
    const shown = example === undefined ? '' : ` \`${item ? `- ${example}` : example}\``;
    const words = isRepeated ? `${is} Fields as in ${same}.` : is;
    const own = (optional ? name : `**${name}**`) + (item?.type === 'object' ? ' (list)' : '');
    const row = `${'  '.repeat(above.length)}- ${own}: ${words}${shown}`;
    return [row, ...(isRepeated ? [] : listFields(inner, at, known))];
  });
}
