import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const NOTICE =
  'label: School closed\ntext: The school stays closed on Thursday because of heavy rain.\nuntil: 2025-04-16T18:00+05:30\n';

async function noticeAt(now: string, day = '2025-04-15') {
  const { content } = await loadContent(school.pathOf(''), { day, now: new Date(now) });
  if (!content) throw new Error('the small school has a mistake');
  return content.notice;
}

describe('the urgent notice', () => {
  it('is there when its file is, until its end', async () => {
    school.write('notice.yaml', NOTICE);
    expect(await noticeAt('2025-04-16T12:29:00Z')).toMatchObject({ label: 'School closed' });
    expect(await noticeAt('2025-04-16T12:30:00Z')).toBeUndefined();
  });

  it('is a warning from the minute of its end', async () => {
    school.write('notice.yaml', NOTICE);
    const problemsAt = async (now: string) =>
      (await loadContent(school.pathOf(''), { day: '2025-04-16', now: new Date(now) })).problems;
    expect(await problemsAt('2025-04-16T12:29:00Z')).toEqual([]);
    expect(await problemsAt('2025-04-16T12:30:00Z')).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(
          /^was .*, so the notice is no longer on the website\. Write a later time, or delete the file\.$/,
        ),
      },
    ]);
  });

  it('is optional: without its file there is no message', async () => {
    expect(await noticeAt('2025-04-15T00:00:00Z')).toBeUndefined();
    expect(await school.problems()).toEqual([]);
  });

  it('is there on its last day when the site is built for a day', async () => {
    school.write('notice.yaml', NOTICE);
    const { content } = await loadContent(school.pathOf(''), { day: '2025-04-16' });
    expect(content?.notice).toBeDefined();
    expect((await loadContent(school.pathOf(''), { day: '2025-04-17' })).content?.notice).toBeUndefined();
  });

  it.each([
    [
      '18:00 on Friday',
      'must be a day, T, a time and +05:30, without spaces, found "18:00 on Friday". Write for example 2026-11-25T18:00+05:30.',
    ],
    [
      '2025-04-16T18:00',
      'must be a day, T, a time and +05:30, without spaces, found "2025-04-16T18:00". Write 2025-04-16T18:00+05:30.',
    ],
    [
      '16/4/2025, 6 pm',
      'must be a day, T, a time and +05:30, without spaces, found "16/4/2025, 6 pm". Write 2025-04-16T18:00+05:30.',
    ],
    [
      '2025-04-31T18:00+05:30',
      'must be on a day that exists, in a year from 1900 to 2199, found "2025-04-31T18:00+05:30". Write for example 2026-11-25T18:00+05:30.',
    ],
    [
      '2025-04-16T18:00+05:99',
      'must be a day, T, a time and +05:30, without spaces, found "2025-04-16T18:00+05:99". Write 2025-04-16T18:00+05:30.',
    ],
  ])('needs an end that can be understood, not %s', async (until, wrong) => {
    school.write('notice.yaml', NOTICE.replace('2025-04-16T18:00+05:30', until));
    expect(await school.problems()).toEqual([`content/notice.yaml:3:8  Until: ${wrong}`]);
  });

  it('may lead only to a page that exists', async () => {
    school.write('notice.yaml', `${NOTICE}link:\n  text: Buses\n  to: /transports\n`);
    expect(await school.problems()).toEqual([
      'content/notice.yaml:6:7  Link › to: leads to /transports, but there is no such page. Did you mean /transport?',
    ]);
  });
});
