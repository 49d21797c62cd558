import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { FIELDS, fillGuide, GUIDE, WORDS, writeFields, writeWords } from './write-guide';
import { headingIdsOf } from '@/lib/content/read/page-places';
import { BLOCK_NAMES } from '@/lib/content/blocks';
import { fieldOf, walkFields } from '@/lib/content/kinds/describe';
import { FOLDER_KINDS, SINGLE_KINDS } from '@/lib/content/kinds/kinds';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { WORD_DEFAULTS } from '@/lib/content/kinds/words';

const readProject = (file: string): string => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const guide = readProject(GUIDE);
const fields = readProject(FIELDS);
const words = readProject(WORDS);
const { scripts } = JSON.parse(readProject('package.json')) as { scripts: Record<string, string> };

const PLACES = [
  ...Object.values(SINGLE_KINDS).map(({ file }) => file),
  ...Object.keys(FOLDER_KINDS).map((folder) => `${folder}/`),
];

/** The part of FIELDS.md below the heading of a file. */
const partOf = (place: string): string =>
  writeFields().split(`\n## \`${place}\`\n\n`)[1]?.split('\n## ')[0] ?? '';

describe('the editors’ guide', () => {
  it('the guide has the table of files that `npm run guide` writes', () => {
    expect(fillGuide(guide)).toBe(guide);
  });

  it.each([...PLACES, 'images/', 'files/'])('the guide says what %s is for', (place) => {
    expect(guide).toMatch(new RegExp(`^\\| \\**\`${place}\`\\** \\| \\S.* \\|`, 'm'));
  });

  it('the guide has no links to headings that do not exist', () => {
    const ids = headingIdsOf(guide);
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(5);
    // `on-the-bus` is an example in the table about formatting.
    expect(links.filter((id) => !ids.includes(id) && id !== 'on-the-bus')).toEqual([]);
  });

  it('the guide names only commands that exist', () => {
    const named = [...guide.matchAll(/npm (?:run )?(?:-s )?([a-z][a-z:-]*)/g)].map(
      ([, script = '']) => script,
    );
    expect(named).not.toHaveLength(0);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('a guide without a place for the table of files is rejected', () => {
    expect(() => fillGuide('# How to change the website\n')).toThrow('needs <!-- files -->');
  });
});

describe('the list of fields', () => {
  it('the list of fields is what `npm run guide` writes', () => {
    expect(writeFields()).toBe(fields);
  });

  it.each(PLACES)('the fields of %s are listed', (place) => {
    expect(partOf(place)).not.toBe('');
  });

  it('the fields of a list are indented under that list, and the names of required fields are in bold', () => {
    expect(partOf('documents.yaml').split('\n').slice(2)).toEqual([
      '- updated, “Last checked on”: The day on which someone last changed or checked this file. `2026-04-01`',
      '- **documents** (list), “Documents”: The documents, in display order.',
      '  - **title**, “Name of the document”: The name of the document. `Water report`',
      '  - **file**, “PDF”: The name of the PDF in content/files/. `water-report.pdf`',
      '',
    ]);
  });

  it('fields that were listed above are referred to, so that no field is described twice', () => {
    expect(partOf('fees.yaml')).toMatch(/^- annual \(list\), .* Fields as in admission\.$/m);
    expect(partOf('notices/')).toBe('The fields are those of `notice.yaml`.\n');
    const missing = Object.entries({ ...SINGLE_KINDS, ...FOLDER_KINDS }).flatMap(([kind, { schema }]) =>
      kind === 'words' || kind === 'staff'
        ? []
        : walkFields(fieldOf(schema)).filter(
            ({ path: at, field }) =>
              typeof at.at(-1) === 'string' && !fields.includes(`: ${field.description}`),
          ),
    );
    expect(missing.map(({ path: at }) => at.join(' '))).toEqual([]);
  });

  it('the guide explains which file each block in `shows` displays', () => {
    const named = [...fields.matchAll(/^Appears on pages that list (.*) under `shows`\.$/gm)].flatMap(
      ([, names = '']) => names.split(/, | or /),
    );
    expect(named.toSorted()).toEqual(BLOCK_NAMES.map((name) => `\`${name}\``).toSorted());
  });
});

describe('the list of built-in words', () => {
  it('the list of built-in words is what `npm run guide` writes', () => {
    expect(writeWords()).toBe(words);
  });

  it('the list has each word as editors type it, and a comment above each value that is not in a group', () => {
    const [ofSite, ofStaff] = parseAllDocuments(words).map((each) => each.toJS() as object);
    expect(ofSite).toEqual(WORD_DEFAULTS);
    expect(ofStaff).toEqual(STAFF_DEFAULTS);
    expect(words).toMatch(/^# Whether staff sign in .*\nusernameIsEmail: false$/m);
  });
});
