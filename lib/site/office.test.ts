import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { officeFacts } from './office';

const school = useSchoolCopy();
const DAY = '2025-04-15';

async function factsOf() {
  const { content } = await loadContent(school.pathOf(''), { day: DAY });
  if (!content) throw new Error('the small school has a mistake');
  return officeFacts(content, DAY);
}

describe('what the dashboard says of the site', () => {
  it('has the certificates that end within 90 days or have ended, the next first', async () => {
    expect((await factsOf()).certificates).toEqual([]);
    school.change('disclosure.yaml', 'validUntil: 2027-03-31', 'validUntil: 2025-07-14');
    expect((await factsOf()).certificates).toMatchObject([{ when: '14 July 2025' }]);
    school.change('disclosure.yaml', 'validUntil: 2025-07-14', 'validUntil: 2025-07-15');
    expect((await factsOf()).certificates).toEqual([]);
  });

  it('has the notices that are shown, with their ends', async () => {
    school.write('notice.yaml', 'label: Rain\ntext: No school.\nuntil: 2025-04-16T18:00+05:30\n');
    const { notices } = await factsOf();
    expect(notices[0]).toEqual({ text: 'Rain', when: '16 April 2025 at 6.00 pm' });
    expect(notices.length).toBeGreaterThan(1);
  });

  it('lists content of an earlier session: fees, books and files of the disclosure', async () => {
    const shows = 'contact: office\nshows:\n  - feeTables\n  - bookList';
    school.change('pages/transport.md', 'contact: office', shows);
    school.write('classes.yaml', 'booksSession: 2025-26\nclasses:\n  - class: VI\n    booksNote: None.\n');
    expect((await factsOf()).outdated).toEqual([]);
    school.change('classes.yaml', '2025-26', '2024-25');
    school.change('fees.yaml', 'session: 2025-26', 'session: 2024-25');
    school.change('disclosure.yaml', 'title: Fire safety certificate', 'title: Committee, session 2023-24');
    expect((await factsOf()).outdated).toEqual([
      { text: 'School bus', when: '2024-25', to: '/transport' },
      { text: 'School bus', when: '2024-25', to: '/transport' },
      { text: 'Committee, session 2023-24', when: '2023-24' },
    ]);
  });

  it('lists the pages that have not changed for a year, with their addresses', async () => {
    school.change('pages/transport.md', 'updated: 2025-04-15', 'updated: 2024-04-14');
    expect((await factsOf()).untouched).toContainEqual({
      text: expect.any(String),
      when: '14 April 2024',
      to: '/transport',
    });
  });
});
