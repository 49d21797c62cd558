import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { readSections } from './ready-to-publish';

const school = useSchoolCopy();

describe('the report before publishing', () => {
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
