import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillGuide, fillTables, kindsInGuide } from './guide-tables';
import { headingIdsOf } from '@/lib/content/read/page-places';
import { BLOCK_NAMES } from '@/lib/content/blocks';
import { FOLDER_KINDS, SINGLE_KINDS } from '@/lib/content/kinds/kinds';

const GUIDE = readFileSync(path.join(__dirname, '../../content/README.md'), 'utf8');
const SCRIPTS = (
  JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  }
).scripts;

describe('the editors’ guide', () => {
  it('has the tables that `npm run guide` writes', () => {
    expect(fillGuide(GUIDE)).toBe(GUIDE);
  });

  it('has a table for every kind of content', () => {
    const kinds = Object.keys({ ...SINGLE_KINDS, ...FOLDER_KINDS });
    expect(kindsInGuide(GUIDE).toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    ...Object.values(SINGLE_KINDS).map(({ file }) => file),
    ...Object.keys(FOLDER_KINDS).map((folder) => `${folder}/`),
    'images/',
    'files/',
  ])('says what %s is for', (place) => {
    expect(GUIDE).toContain(`\`${place}\``);
  });

  it('says what each name for `shows` shows', () => {
    const [, table = ''] = GUIDE.split('The names for `shows`');
    expect(BLOCK_NAMES.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  it('links to headings that it has', () => {
    const ids = headingIdsOf(GUIDE);
    const links = [...GUIDE.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(5);
    // The one of the table on texts is an example.
    expect(links.filter((id) => !ids.includes(id) && id !== 'on-the-bus')).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...GUIDE.matchAll(/npm (?:run )?(?:-s )?([a-z][a-z:-]*)/g)].map(
      ([, script = '']) => script,
    );
    expect(named).not.toHaveLength(0);
    expect(named.filter((script) => !(script in SCRIPTS))).toEqual([]);
  });
});

describe('fillTables', () => {
  it('puts the fields of a kind between its marks, and leaves the rest', () => {
    const filled = fillTables('Before\n<!-- fields: documents -->\nold\n<!-- end of fields -->\nAfter');
    expect(filled).toBe(
      [
        'Before',
        '<!-- fields: documents -->',
        '',
        '| Field | What it is | Write for example |',
        '| --- | --- | --- |',
        '| updated | The day on which somebody last changed or checked this file. May be left out. | `2026-04-01` |',
        '| documents | The documents, in their order. | |',
        '| documents › title | What the document is. | `Water report` |',
        '| documents › file | The PDF in content/files/. | `water-report.pdf` |',
        '',
        '<!-- end of fields -->',
        'After',
      ].join('\n'),
    );
  });

  it('says the built-in words of a file that holds only what a school wants otherwise', () => {
    const filled = fillTables('<!-- fields: staff -->\n<!-- end of fields -->');
    expect(filled).toContain('| Field | Built in |\n| --- | --- |\n| usernameIsEmail | `false` |\n');
    expect(filled).toContain('| menu | `About`, `Services`, `Clients`, `Contact`, ');
    expect(filled).toContain('| paginator › range | `{from} – {to} of {total}` |');
  });

  it('refuses a kind that does not exist', () => {
    expect(() => fillTables('<!-- fields: feees -->\n<!-- end of fields -->')).toThrow(
      'content/README.md has a table for "feees", and there is no such kind',
    );
  });
});

describe('fillGuide', () => {
  const TABLE = 'The names for `shows`\n\n| Name | What it shows |\n| --- | --- |\n';

  it('adds a section for each kind, and a row for each name of `shows`, that the guide does not have', () => {
    const filled = fillGuide(`${TABLE}| \`videos\` | The videos |\n\nMore.\n`);
    expect(filled).toContain('| `videos` | The videos |\n| `feeTables` | The fees, from `fees.yaml` |\n');
    expect(filled).toContain('\n### One news item: `news/`\n\n<!-- fields: news -->\n\n| Field |');
    expect(fillGuide(filled)).toBe(filled);
  });
});
