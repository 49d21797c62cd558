import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { formatProblem } from '@/lib/content/say/problem';
import { readFreshness } from './freshness';

const school = useSchoolCopy();

async function staleOn(day: string): Promise<string[]> {
  return (await readFreshness(school.pathOf(''), day)).map(formatProblem);
}

describe('content that is due for review', () => {
  it('nothing is due for review while everything is up to date', async () => {
    expect(await staleOn('2026-03-31')).toEqual([]);
  });

  it('from 1 April, the school’s session is due for review if it is still the old one', async () => {
    expect(await staleOn('2026-04-01')).toEqual([
      'content/school.yaml:10:10  Session: the session here is 2025-26, but on 1 April 2026 it is 2026-27. Write 2026-27, and review fees, dates and rules.',
    ]);
  });

  it('a page is due after its review date', async () => {
    school.change('pages/transport.md', 'contact: office', 'review: 2026-01-31\ncontact: office');
    expect(await staleOn('2026-01-31')).toEqual([]);
    expect(await staleOn('2026-02-01')).toEqual([
      "content/pages/transport.md:7:9  Review: was due on 31 January 2026. Read the page, correct what has changed, write today's date after updated, and the next date after review.",
    ]);
  });

  it.each(['2024-25', '2024–25', '2024-2025', '2024/25'])(
    'a text that names the session %s is due for review',
    async (session) => {
      school.change('pages/transport.md', 'Three buses', `In ${session} three buses`);
      expect(await staleOn('2025-05-01')).toEqual([
        `content/pages/transport.md:10:1  Text: names the session ${session}; the current one is 2025-26. Update it, or delete it.`,
      ]);
    },
  );

  it('a field that names an older session is due for review', async () => {
    school.change('fees.yaml', 'session: 2025-26', 'session: 2024-25');
    expect(await staleOn('2025-05-01')).toEqual([
      'content/fees.yaml:1:10  Session: names the session 2024-25; the current one is 2025-26. Update it, or delete it.',
    ]);
  });

  it.each(['2025-26', '2024-06', '2024-25-06', '2020-24', '12024-25'])(
    'a text with %s is not due for review',
    async (text) => {
      school.change('pages/transport.md', 'Three buses', `Since ${text} three buses`);
      expect(await staleOn('2025-05-01')).toEqual([]);
    },
  );

  it('neither expired items nor the year of a result are due for review', async () => {
    school.change('announcements/admission.yaml', 'message: ', 'message: In 2024-25 ');
    expect(await staleOn('2025-05-31')).toHaveLength(1);
    expect(await staleOn('2025-06-01')).toEqual([]);
    const year = "classX:\n    - year: '2023-24'\n      registered: 2\n      passed: 2\n";
    school.change('disclosure.yaml', 'classX: []\n', year);
    expect(await staleOn('2025-06-01')).toEqual([]);
  });

  it('a calendar is due for review if its session has ended, or if it has no future days', async () => {
    school.change('school.yaml', 'session: 2025-26', 'session: 2026-27');
    school.change('fees.yaml', 'session: 2025-26', 'session: 2026-27');
    // The days may be in any order.
    school.write(
      'calendar.yaml',
      'session: 2026-27\ngroups: []\ndays:\n  - date: 2026-12-25\n    until: 2027-01-02\n    kind: vacation\n    title: Winter\n  - date: 2026-08-15\n    kind: holiday\n    title: Independence Day\n',
    );
    const found = async (day: string) => (await staleOn(day)).filter((line) => line.includes('calendar'));
    expect(await found('2027-01-02')).toEqual([]);
    expect(await found('2027-01-03')).toEqual([
      'content/calendar.yaml:4:3  Days: the last one was 2 January 2027. Add the coming days until 31 March 2027.',
    ]);
    // The calendar is reported only once if school.yaml already names the next session.
    for (const file of ['school.yaml', 'fees.yaml'])
      school.change(file, 'session: 2026-27', 'session: 2027-28');
    expect(await found('2027-04-01')).toEqual([
      'content/calendar.yaml:1:10  Session: 2026-27 ended on 31 March 2027. Write 2027-28, and replace the old days with those of that session.',
    ]);
  });

  it.each(['2025-05-01T18:00', '2025-05-02T00:00'])(
    'a notice that expired at %s is due for review',
    async (until) => {
      school.write('notice.yaml', `label: Rain\ntext: Closed today.\nuntil: ${until}+05:30\n`);
      expect(await staleOn('2025-05-01')).toEqual([]);
      expect(await staleOn('2025-05-02')).toEqual([
        'content/notice.yaml:3:8  Until: the notice has expired and is no longer shown. Delete this file.',
      ]);
    },
  );
});
