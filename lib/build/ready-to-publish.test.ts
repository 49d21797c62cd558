import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { readPage } from './built-site';
import { describeEnquiries, formatSections, readSections, siteSection } from './ready-to-publish';

describe('the report before publishing', () => {
  const school = useSchoolCopy();

  it('a placeholder stops publishing', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'TBD');
    const [content] = await readSections(school.pathOf(''), '2025-04-15');
    expect(content?.fix).toEqual([
      'content/news/quiz.yaml:3:10  Message: "TBD won the district science quiz." is not filled in. Write your school\'s own.',
    ]);
  });

  it('each mistake in the disclosure is reported only once, in the section about the disclosure', async () => {
    school.change('disclosure.yaml', 'qualification: M.A., B.Ed.', 'qualification: TBD');
    const sections = await readSections(school.pathOf(''), '2025-04-15');
    const lines = sections.map(({ fix }) => fix.filter((line) => line.includes('TBD')));
    expect(lines.flat()).toEqual(lines[1]);
    expect(lines[1]).toEqual([
      'content/disclosure.yaml:39:26  D › rows › D1 › people › S. Tiwari › qualification: "TBD" is not filled in. Write your school\'s own.',
    ]);
  });

  it('missing rows of the form count as owed', async () => {
    const [, disclosure] = await readSections(school.pathOf(''), '2025-04-15');
    expect(disclosure?.fix).toEqual([]);
    expect(disclosure?.owed).toContain(
      'content/disclosure.yaml:5:5  A › rows: row A6 of the form is missing. Add it: School e-mail ID',
    );
  });

  it('outdated content does not stop publishing', async () => {
    const [, , stale] = await readSections(school.pathOf(''), '2026-04-15');
    expect(stale?.fix).toEqual([]);
    expect(stale?.late).toHaveLength(1);
  });

  it('files of the session that has ended cause a warning, but do not stop publishing', async () => {
    school.change('school.yaml', 'session: 2025-26', 'session: 2026-27');
    const sections = await readSections(school.pathOf(''), '2026-04-02');
    expect(sections.flatMap(({ fix }) => fix)).toEqual([]);
    const report = formatSections(sections, 'npm run publish:check');
    expect(report).toContain('which began on 1 April 2026. Update this file, then write 2026-27.');
    expect(report).toMatch(
      /^! What is out of date\n {2}To bring up to date \(does not stop publishing\):\n .*fees/m,
    );
    expect(report).toMatch(/\nReady to publish\. .*Out of date: one thing, listed above\.$/);
  });
});

test.each([
  ['the staff server on the same host', '<form id="enquiry-form" action="/api/Enquiry">'],
  ['https://api.school.example', '<form id="enquiry-form" action="https://api.school.example/api/Enquiry">'],
  ['by telephone, WhatsApp and e-mail only', '<h2 id="enquiry-others">'],
])('the report says that enquiries reach the school %s', (where, html) => {
  expect(describeEnquiries({ pages: [readPage('enquiry.html', html)] }).join()).toContain(where);
  expect(describeEnquiries({ pages: [readPage('index.html', '<h1>Home</h1>')] })).toEqual([]);
});

test('publishing stops if the site has not been built, even if package.json has no scripts', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unbuilt-'));
  const before = process.cwd();
  writeFileSync(path.join(folder, 'package.json'), '{ "scripts": {} }');
  process.chdir(folder);
  const section = await siteSection();
  process.chdir(before);
  rmSync(folder, { recursive: true });
  expect(section).toEqual({
    title: 'The finished site',
    // The command includes `--content` if the content folder is not called content/.
    fix: [
      expect.stringMatching(
        /^There is no finished site yet\. Type npm run build( -- --content \S+)? first\.$/,
      ),
    ],
    look: [],
    pages: 0,
  });
});

test('the report says, section by section, what is in order, what must be fixed, what is owed and what to look at', () => {
  const sections = [
    { title: 'The content', fix: ['content/fees.yaml:1:1  is empty.'], look: [] },
    { title: "The Board's disclosure", fix: ['B6 is missing.'], look: [] },
    { title: "Duties besides the Board's form", fix: [], owed: ['Fire certificate ended.'], look: [] },
    {
      title: 'What is out of date',
      fix: [],
      late: ['content/school.yaml:9:10  Session: is 2025-26.'],
      look: [],
    },
  ];
  expect(formatSections(sections, 'npm run publish:check -- --content my-school')).toBe(
    [
      '✗ The content',
      '  To fix:',
      '    content/fees.yaml:1:1  is empty.',
      '',
      "✗ The Board's disclosure",
      '  To fix:',
      '    B6 is missing.',
      '',
      "! Duties besides the Board's form",
      '  Owed to the Board (does not stop publishing):',
      '    Fire certificate ended.',
      '',
      '! What is out of date',
      '  To bring up to date (does not stop publishing):',
      '    content/school.yaml:9:10  Session: is 2025-26.',
      '',
      "Not ready to publish: fix the content and the Board's disclosure. Then run npm run publish:check -- --content my-school again.",
    ].join('\n'),
  );
});

test('a site is ready even if the school owes the Board something', () => {
  const sections = [{ title: 'The disclosure', fix: [], owed: ['B6 ended.', 'E8 is missing.'], look: [] }];
  expect(formatSections(sections, 'npm run publish:check').split('\n').at(-1)).toBe(
    'Ready to publish. The school owes the Board 2 things, listed above: tell the principal.',
  );
});

test('a site with nothing to fix is ready', () => {
  expect(formatSections([{ title: 'The content', fix: [], look: [] }], 'npm run publish:check')).toBe(
    '✓ The content: in order\n\nReady to publish.',
  );
});
