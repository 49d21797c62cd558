import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { formatSections, readSections, siteSection } from './ready-to-publish';

describe('the report before publishing', () => {
  const school = useSchoolCopy();

  it('refuses what is still a placeholder', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'TBD');
    const [content] = await readSections(school.pathOf(''), '2025-04-15');
    expect(content?.mend).toEqual([
      'content/news/quiz.yaml:3:10  Message: "TBD won the district science quiz." is not filled in. Write the school\'s own.',
    ]);
  });

  it('says each slip of the disclosure once, and there', async () => {
    school.change('disclosure.yaml', 'qualification: M.A., B.Ed.', 'qualification: TBD');
    const sections = await readSections(school.pathOf(''), '2025-04-15');
    const lines = sections.map(({ mend }) => mend.filter((line) => line.includes('TBD')));
    expect(lines.flat()).toEqual(lines[1]);
    expect(lines[1]).toEqual([
      'content/disclosure.yaml:39:26  D › rows › D1 › people › S. Tiwari › qualification: "TBD" is not filled in. Write the school\'s own.',
    ]);
  });

  it('has the rows of the form that are missing', async () => {
    const [, disclosure] = await readSections(school.pathOf(''), '2025-04-15');
    expect(disclosure?.mend).toContain(
      'content/disclosure.yaml:5:5  A › rows: row A6 of the form is missing. Add it: School e-mail ID',
    );
  });

  it('is not stopped by what is only out of date', async () => {
    const [, , stale] = await readSections(school.pathOf(''), '2026-04-15');
    expect(stale?.mend).toEqual([]);
    expect(stale?.look).toHaveLength(1);
  });
});

test('a site that was not built stops the publication, whatever scripts there are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unbuilt-'));
  const before = process.cwd();
  writeFileSync(path.join(folder, 'package.json'), '{ "scripts": {} }');
  process.chdir(folder);
  const section = await siteSection();
  process.chdir(before);
  rmSync(folder, { recursive: true });
  expect(section).toEqual({
    title: 'The finished site',
    // With the folder of the content, where another is named.
    mend: [
      expect.stringMatching(
        /^There is no finished site yet\. Type npm run build( -- --content \S+)? first\.$/,
      ),
    ],
    look: [],
    pages: 0,
  });
});

test('the report says part by part what is in order, what to mend and what to look at', () => {
  const sections = [
    { title: 'The content', mend: ['content/fees.yaml:1:1  is empty.'], look: [] },
    { title: 'The disclosure of the Board', mend: ['B6 is missing.'], look: [] },
    { title: 'What is out of date', mend: [], look: ['content/school.yaml:9:10  Session: is 2025-26.'] },
  ];
  expect(formatSections(sections, 'npm run publish:check -- --content my-school')).toBe(
    [
      '✗ The content',
      '  To mend:',
      '    content/fees.yaml:1:1  is empty.',
      '',
      '✗ The disclosure of the Board',
      '  To mend:',
      '    B6 is missing.',
      '',
      '✓ What is out of date',
      '  To look at; it does not stop you:',
      '    content/school.yaml:9:10  Session: is 2025-26.',
      '',
      'Not ready to publish: mend the content, the disclosure of the Board. Then run npm run publish:check -- --content my-school again.',
    ].join('\n'),
  );
});

test('a site with nothing to mend is ready', () => {
  expect(formatSections([{ title: 'The content', mend: [], look: [] }], 'npm run publish:check')).toBe(
    '✓ The content: in order\n\nReady to publish.',
  );
});
