import { loadContent } from './load-content';
import { useSchoolCopy } from './mistakes/school-copy';

const school = useSchoolCopy();
const shown = async () => (await loadContent(school.pathOf(''), { day: '2025-04-15' })).content;
const READ = `principal:\n  name: S. Tiwari\n  qualification: M.A.\ncolours:`;

describe('the principal', () => {
  it('school.yaml contains the principal’s name, and {principal} stands for it in other texts', async () => {
    school.change('school.yaml', 'colours:', READ);
    school.change('pages/transport.md', 'Three buses', '{principal}, {qualification}, knows the three buses');
    school.change('news/quiz.yaml', 'Class VIII', 'With {principal}, Class VIII');
    school.change('messages/principal.md', 'S. Tiwari', "'{principal}'");
    const content = await shown();
    expect(content?.pages.map(({ body }) => body).join()).toContain('S. Tiwari, M.A., knows the three buses');
    expect(content?.news[0]?.message).toMatch(/^With S\. Tiwari, Class VIII/);
    expect(await school.problems({ publish: true })).toEqual([]);
  });

  it('school.yaml must have the principal’s name if a text contains {principal}', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'With {principal}, Class VIII');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  Message: contains {principal}, but school.yaml has no name below principal. Write it there, or here.',
    ]);
  });
});

describe('a placeholder for the principal', () => {
  it.each(['{Principal}', '{ principal }', '{{principal}}', '{ Qualification}'])(
    '%s is not filled in',
    async (typed) => {
      school.change('school.yaml', 'colours:', READ);
      school.change('pages/transport.md', 'Three buses', `${typed} Three buses`);
      expect(await school.problems({ severity: 'placeholder' })).toHaveLength(1);
    },
  );

  it('the principal’s name must not contain {principal}', async () => {
    school.change('school.yaml', 'colours:', READ.replace('S. Tiwari', "'{principal}'"));
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining(
        'contains {principal}, which other texts use for this field. Write the name itself.',
      ),
    ]);
  });

  it.each([
    ['cannot be read', () => school.change('school.yaml', 'session:', 'session')],
    ['is missing', () => school.delete('school.yaml')],
  ])('the principal’s name is not reported as missing if school.yaml %s', async (_, act) => {
    school.change('news/quiz.yaml', 'Class VIII', 'With {principal}, Class VIII');
    school.write('sample.yaml', 'note: A sample.\nvalues:\n  - file: school.yaml\n');
    act();
    const problems = await school.problems();
    expect(problems.filter((each) => each.includes('below principal'))).toEqual([]);
  });
});

describe('school.yaml, read for a certain day', () => {
  it('the copyright line has the current year, unless the file has another year', async () => {
    const yearOn = async (day: string) =>
      (await loadContent(school.pathOf(''), { day })).content?.school.footer.copyrightYear;
    school.change('school.yaml', 'copyrightYear: 2025', 'copyrightYear: 2019');
    expect(await yearOn('2027-01-01')).toBe(2019);
    school.change('school.yaml', '  copyrightYear: 2019\n', '');
    expect(await yearOn('2027-01-01')).toBe(2027);
  });

  it('announcements without a last day of their own get one', async () => {
    const shownOn = async (day: string) =>
      (await loadContent(school.pathOf(''), { day })).content?.announcements.map(({ expires }) => expires);
    school.write('announcements/bring.yaml', 'publish: 2025-04-10\nmessage: Bring a cap.\n');
    const before = (await shownOn('2025-04-16'))?.length ?? 0;
    school.change('school.yaml', 'session: 2025-26', 'session: 2025-26\nannouncementDays: 7');
    expect(await shownOn('2025-04-16')).toContain('2025-04-16');
    expect(await shownOn('2025-04-17')).not.toContain('2025-04-16');
    expect(before).toBeGreaterThan(0);
  });
});
