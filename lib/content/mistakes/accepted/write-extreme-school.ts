import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import { formatProblem } from '../../say/problem';
import { loadContent } from '../../load-content';
import { fieldOf } from '../../kinds/describe';
import { FOLDER_KINDS, SINGLE_KINDS } from '../../kinds/kinds';
import { copySchool, SMALL_SCHOOL, type SchoolCopy } from '../school-copy';
import { agree, type Fields } from './agreeing-fields';
import { startExtremes, type Extreme } from './extreme-value';
import { FILE_NAMES, MARKDOWN } from './markdown-constructs';

/** Left out: the site's words must keep their {places}, and the menu is written below. Words have their own tests. */
const LEFT_OUT = ['words', 'staff', 'menu'];
/** The most files of each kind. A school may have this many news items after twenty years. */
const MANY: Readonly<Record<string, number>> = {
  news: 1000,
  testimonials: 120,
  announcements: 84,
  events: 84,
};
const SOME = 12;

export interface WrittenSchool {
  /** How many of the files that this function wrote passed the check. */
  accepted: number;
  /** Messages about the other files, which it removed. */
  refused: string[];
}

/**
 * Writes a school whose fields are all at one limit of their schemas, and removes files that the check rejects. The
 * school with the most also has every construct of Markdown, and file names of all sorts.
 * @param many whether it has as many items as a school collects in twenty years
 * @throws Error if the check rejects a field that is within the limits of its schema
 */
export async function writeExtremeSchool(
  directory: string,
  extreme: Extreme,
  day: string,
  many: boolean,
): Promise<WrittenSchool> {
  const school = copySchool(directory);
  const made = new Set<string>();
  const write: SchoolCopy['write'] = (file, content) => {
    school.write(file, content);
    made.add(file);
  };
  writeFields(extreme, many, write);
  const ofFields = new Set(made);
  if (extreme === 'most') writeTexts(school, write);
  writeIndex(school, made);
  const refused: string[] = [];
  for (;;) {
    const { problems } = await loadContent(directory, { day });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (!errors.length) return { accepted: made.size, refused };
    const files = new Set(
      errors.map(({ file }) =>
        file.slice(file.indexOf(path.basename(directory)) + path.basename(directory).length + 1),
      ),
    );
    const own = [...files].filter((file) => made.has(file));
    // Some Markdown and some file names must be rejected, but never a field that its schema allows.
    if (!own.length || own.some((file) => ofFields.has(file)))
      throw new Error(errors.map(formatProblem).join('\n'));
    for (const file of own) {
      made.delete(file);
      school.delete(file);
      const before = SMALL_SCHOOL.get(file);
      if (before) school.write(file, before);
    }
    refused.push(...errors.map(formatProblem));
    writeIndex(school, made);
  }
}

interface FolderOf {
  extension: string;
  schema: AnyObjectSchema;
}

function writeFields(extreme: Extreme, many: boolean, write: SchoolCopy['write']): void {
  const make = startExtremes(extreme);
  for (const [kind, { file, schema }] of Object.entries<{ file: string; schema: AnyObjectSchema }>(
    SINGLE_KINDS,
  )) {
    if (LEFT_OUT.includes(kind) || (kind === 'notice' && extreme === 'least')) continue;
    write(file, stringify(agree(kind, make(fieldOf(schema)) as Fields), { lineWidth: 0 }));
  }
  for (const [kind, { extension, schema }] of Object.entries<FolderOf>(FOLDER_KINDS)) {
    const count = many ? (MANY[kind] ?? SOME) : 2;
    for (let item = 1; item <= count; item += 1) {
      const fields = stringify(agree(kind, make(fieldOf(schema)) as Fields), { lineWidth: 0 });
      const text = extension === '.md' ? `---\n${fields}---\n\nText ${item}.\n` : fields;
      write(`${kind}/made-${item}${extension}`, text);
    }
  }
}

function writeTexts(school: SchoolCopy, write: SchoolCopy['write']): void {
  const base = readFileSync(school.pathOf('pages/transport.md'), 'utf8');
  const fields = base.split('---')[1] ?? '';
  MARKDOWN.forEach((text, index) => {
    const own = fields
      .replace(/^title: .*$/m, `title: Construct ${index}`)
      .replace(/^description: .*$/m, `description: Tries construct ${index}.`);
    write(`pages/construct-${index}.md`, `---${own}---\n\n${text}\n`);
  });
  const pdf = readFileSync(school.pathOf('files/form.pdf'));
  const picture = readFileSync(school.pathOf('images/garden.png'));
  FILE_NAMES.forEach((name, index) => {
    write(`files/${name}.pdf`, pdf);
    write(`images/${name}.png`, picture);
    const own = fields
      .replace(/^title: .*$/m, `title: File ${index}`)
      .replace(/^description: .*$/m, `description: Tries file ${index}.`)
      .replace(/^picture: .*$/m, `picture: ${JSON.stringify(`${name}.png`)}`);
    write(
      `pages/file-${index}.md`,
      `---${own}---\n\n[The file](</assets/${name}.pdf>)\n\n![The picture](<${name}.png>)\n`,
    );
    write(`pages/${name}.md`, `---${own.replaceAll(/File|file/g, 'Page')}---\n\nText.\n`);
    write(`news/${name}.yaml`, `publish: 2025-04-01\ndate: 2025-04-02\nmessage: News ${index}.\n`);
  });
}

/** Writes the menu, and a page that links to all others, because the check rejects a page without links to it. */
function writeIndex(school: SchoolCopy, made: ReadonlySet<string>): void {
  const pages = [...made].filter((file) => file.startsWith('pages/'));
  const links = pages.map((file, index) => `- [Page ${index}](${file.slice('pages'.length, -'.md'.length)})`);
  const fields = `title: All pages\ndescription: Leads to every page.\nupdated: 2025-04-01\ncontact: office\nshows: [announcements, news, events, testimonials]\n`;
  school.write('pages/all.md', `---\n${fields}---\n\nEvery page.\n\n${links.join('\n')}\n`);
  const entries = [
    { text: 'All', to: '/all' },
    { text: 'Bus', to: '/transport' },
    { text: 'Families', to: '/Account/Testimonials' },
  ];
  school.write('menu.yaml', stringify({ entries: [{ text: 'School', entries }] }));
}
