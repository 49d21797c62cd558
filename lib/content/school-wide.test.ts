import { loadContent } from './load-content';
import { useSchoolCopy } from './mistakes/school-copy';

const school = useSchoolCopy();
const shown = async () => (await loadContent(school.pathOf(''), { day: '2025-04-15' })).content;
const READ = `principal:\n  name: S. Tiwari\n  qualification: M.A.\ncolours:`;

describe('the principal', () => {
  it('is named in school.yaml, and every other text refers to it', async () => {
    school.change('school.yaml', 'colours:', READ);
    school.change('pages/transport.md', 'Three buses', '{principal}, {qualification}, knows the three buses');
    school.change('news/quiz.yaml', 'Class VIII', 'With {principal}, Class VIII');
    school.change('messages/principal.md', 'S. Tiwari', "'{principal}'");
    const content = await shown();
    expect(content?.pages.map(({ body }) => body).join()).toContain('S. Tiwari, M.A., knows the three buses');
    expect(content?.news[0]?.message).toMatch(/^With S\. Tiwari, Class VIII/);
    expect(await school.problems({ publish: true })).toEqual([]);
  });

  it('must be there when a text refers to it', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'With {principal}, Class VIII');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  Message: has {principal}, and school.yaml does not say it. Write there, below principal, the name, or write it here.',
    ]);
  });
});

describe('school.yaml, read for a day', () => {
  it('follows the year in the copyright line, unless it says another', async () => {
    const yearOn = async (day: string) =>
      (await loadContent(school.pathOf(''), { day })).content?.school.footer.copyrightYear;
    school.change('school.yaml', 'copyrightYear: 2025', 'copyrightYear: 2019');
    expect(await yearOn('2027-01-01')).toBe(2019);
    school.change('school.yaml', '  copyrightYear: 2019\n', '');
    expect(await yearOn('2027-01-01')).toBe(2027);
  });

  it('ends announcements that have no last day of their own', async () => {
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
