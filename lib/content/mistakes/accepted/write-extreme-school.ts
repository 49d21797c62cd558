import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import type { Content } from '../../content';
import { formatProblem } from '../../say/problem';
import { loadContent } from '../../load-content';
import { fieldOf } from '../../kinds/describe';
import { FOLDER_KINDS, SINGLE_KINDS } from '../../kinds/kinds';
import { TRANSLATED, wordsIn } from '../../words/languages';
import { isEnglish, LANGUAGES } from '@/lib/text/language';
import { copySchool, SMALL_SCHOOL, type SchoolCopy } from '../school-copy';
import { agree, type Fields, startExtremes, type Extreme } from './extreme-value';

/** Kinds left out: words must keep their {slots} and have their own tests; the menu is written below. */
const LEFT_OUT = ['words', 'staff', 'menu'];
/** The largest number of files of each kind. After twenty years, a school can have this many news items. */
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
  /** Messages about the other files, which the function removed. */
  refused: string[];
  /** The content that the check then reads from the folder. */
  content: Content | undefined;
}

/**
 * Writes a school with all fields at their minimum or maximum, and removes files that the check rejects. The
 * school with the most content also has every Markdown construct, and file names of all kinds.
 * @param many true for as many items as a school collects in twenty years
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
  // The largest school lists all languages, so write words for those that have no built-in words.
  if (extreme === 'most') {
    for (const language of LANGUAGES.filter((each) => !isEnglish(each) && !TRANSLATED[each]))
      school.write(`${language}/words.yaml`, stringify(wordsIn().words));
    writeTexts(school, write);
  }
  writeIndex(school, made);
  const refused: string[] = [];
  for (;;) {
    const { content, problems } = await loadContent(directory, { day });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (!errors.length) return { accepted: made.size, refused, content };
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

/** Writes the menu, and a page that links to all others, because the check rejects a page that nothing links to. */
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

/** GitHub-flavoured Markdown constructs that the check accepts, and other lines that offices type. */
export const TAKEN: readonly string[] = [
  'A line.\nThe next line.\n\nA paragraph.',
  'Two spaces make  \na line break, and so does\\\na backslash.',
  '## Second\n\nText.\n\n### Third\n\nText.\n\n#### Fourth\n\nText.',
  'Second\n------\n\nText below a heading that is underlined.',
  '*One* **two** ***three*** ~~four~~ `five` _six_ __seven__',
  '- One\n- Two\n  - Two and a half\n    - Deeper\n- Three\n\n1. First\n2. Second\n   1. Inside\n\n* Star\n+ Plus',
  '7. A list that begins with seven\n8. Eight',
  '- [x] Form filled\n- [ ] Fee paid\n  - [x] Receipt kept',
  '- A point\n\n  with a paragraph\n\n  > and a quotation\n\n- The next',
  '> A quotation\n>\n> > within a quotation\n\nText.',
  '| Class | Fee |\n|---|---|\n| VI | 1550 |',
  '| Left | Middle | Right | None |\n|:--|:-:|--:|---|\n| a | b | c | d |\n| **e** | [f](/transport) | `g` | h \\| i |',
  '|A|B|\n|-|-|\n|only one|\n|one|two| |',
  'A | B\n--- | ---\n`x` | y',
  '[Buses](/transport) [Place](#contact) [Home](/#about-us) [Telephone](tel:+919876543210) [Mail](mailto:office@school.test)',
  '[Title](/transport "A title") [**Bold**](/transport) [`code`](/transport) [Board](https://cbse.gov.in/a?b=c&d=e#f)',
  '<https://cbse.gov.in> https://cbse.gov.in/path?x=1 office@school.test <office@school.test>',
  'See [the buses][bus] and [bus].\n\n[bus]: /transport "Buses"',
  '![The garden](garden.png)',
  'Words ![The garden](garden.png "Title") in a line, and [![The hall](assembly.png)](/transport).',
  '`<b>` and ``a ` b``',
  'Text.\n\n---\n\nText.\n\n***\n\nText.',
  'Escaped \\* \\# \\[x\\] \\<b> and &amp; &lt; &copy; &#8377; 5 < 6 > 4 & 7',
  `An unbroken word: ${'W'.repeat(300)}`,
  'अ आ इ — शुल्क की सूची: **मोटा** और [बस](/transport)',
  'Emoji 🎉🏽‍🎓 and signs ₹ © ™ ½ → “quotes” ‘one’ … — –',
  '## शुल्क\n\nText.\n\n## Fees & “dates” (2025)\n\nText.\n\n## 10 + 2\n\nText.',
  '## Same\n\nText.\n\n## Same\n\nText.',
  '## [Linked heading](/transport)\n\nText.\n\n## `code` and **bold**\n\nText.',
  'A table in a list:\n\n- | A | B |\n  |---|--:|\n  | 1 | 2 |',
  '> ## A heading in a quotation\n>\n> Text.',
  '- ## A heading in a list',
  '\u00a0\u00a0No-break spaces\u200b and a zero-width one.',
  'www.cbse.gov.in',
  '{.class} {{template}} <%= x %> $x^2$ :smile: @name #tag',
  `${'> '.repeat(15)}deep`,
];

export const REFUSED: readonly string[] = [
  '|A|B|\n|-|-|\n|one|two|three|',
  '[PDF](/assets/form.pdf)',
  '```\nconst a = 1 < 2 && "b";\n```\n\n~~~text\nx\n~~~\n\n    four spaces',
  'A note[^1] and another[^long], and the first again[^1].\n\n[^1]: The note.\n[^long]: A longer note\n    with a second line.',
  '## \n\nAn empty heading.',
  '<b>HTML</b>',
  '<!-- a remark -->\n\nText.',
  '# A heading of the first level',
  '[Nothing](javascript:alert(1)) [Data](data:text/html,x) [Ftp](ftp://a.b)',
  '[Empty]() and ![](garden.png)',
];

/** The check accepts these too. They are separate because they are long. */
const LONG: readonly string[] = [
  'Word '.repeat(2600),
  Array.from({ length: 300 }, (_, row) => `${row + 1}. Point ${row + 1}`).join('\n'),
  `| A | B |\n|---|---|\n${Array.from({ length: 200 }, (_, row) => `| ${row} | ${'x'.repeat(30)} |`).join('\n')}`,
];

/** All constructs. `npm run check:accepted` makes a page for each. */
export const MARKDOWN = [...TAKEN, ...LONG, ...REFUSED];

export const FILE_NAMES: readonly string[] = [
  'plain',
  'two words',
  'fees (1)',
  'fees - Copy',
  'शुल्क सूची',
  "Principal's letter",
  'a & b + c',
  'a=b;c,d',
  '[draft] {2}',
  '~old',
  '@home!',
  'v1.2.final',
  'ÀÉÎ',
  'e\u0301',
  '50% off',
  'circular #3',
  'what?',
  'a"b',
  'a:b',
  'a*b',
  'a|b',
  'a<b>',
  'a\\b',
  'a\tb',
  ' leading',
  'trailing ',
  'dot.',
  'CON',
  'aux',
  'x'.repeat(120),
  'x'.repeat(200),
  'ॐ'.repeat(45),
  '-dash',
  '_under',
  '123',
  'UPPER',
  '🎉',
];
