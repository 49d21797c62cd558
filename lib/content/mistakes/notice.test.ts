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
  it('a notice is shown until it ends', async () => {
    school.write('notice.yaml', NOTICE);
    expect(await noticeAt('2025-04-16T12:29:00Z')).toMatchObject({ label: 'School closed' });
    expect(await noticeAt('2025-04-16T12:30:00Z')).toBeUndefined();
  });

  it('there is a warning from the minute at which a notice ends', async () => {
    school.write('notice.yaml', NOTICE);
    const problemsAt = async (now: string) =>
      (await loadContent(school.pathOf(''), { day: '2025-04-16', now: new Date(now) })).problems;
    expect(await problemsAt('2025-04-16T12:29:00Z')).toEqual([]);
    expect(await problemsAt('2025-04-16T12:30:00Z')).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(
          /^was .*, so the website does not show the notice\. Write a later time, or delete the file\.$/,
        ),
      },
    ]);
  });

  it('without notice.yaml, no notice is shown', async () => {
    expect(await noticeAt('2025-04-15T00:00:00Z')).toBeUndefined();
    expect(await school.problems()).toEqual([]);
  });

  it('a notice is shown on its last day if the site is built for that day', async () => {
    school.write('notice.yaml', NOTICE);
    const { content } = await loadContent(school.pathOf(''), { day: '2025-04-16' });
    expect(content?.notice).toBeDefined();
    expect((await loadContent(school.pathOf(''), { day: '2025-04-17' })).content?.notice).toBeUndefined();
  });

  it.each([
    [
      '18:00 on Friday',
      'must be a day and a time, joined by T, with +05:30 at the end, found "18:00 on Friday". Write, for example, 2026-11-25T18:00+05:30.',
    ],
    [
      '2025-04-16T18:00',
      'must be a day and a time, joined by T, with +05:30 at the end, found "2025-04-16T18:00". Write 2025-04-16T18:00+05:30.',
    ],
    [
      '16/4/2025, 6 pm',
      'must be a day and a time, joined by T, with +05:30 at the end, found "16/4/2025, 6 pm". Write 2025-04-16T18:00+05:30.',
    ],
    [
      '2025-04-31T18:00+05:30',
      'must be on a day that exists, in a year from 1900 to 2199, found "2025-04-31T18:00+05:30". Write, for example, 2026-11-25T18:00+05:30.',
    ],
    [
      '2025-04-16T18:00+05:99',
      'must be a day and a time, joined by T, with +05:30 at the end, found "2025-04-16T18:00+05:99". Write 2025-04-16T18:00+05:30.',
    ],
  ])(
    'the end %s of a notice is rejected: the format is wrong, or the day does not exist',
    async (until, wrong) => {
      school.write('notice.yaml', NOTICE.replace('2025-04-16T18:00+05:30', until));
      expect(await school.problems()).toEqual([`content/notice.yaml:3:8  Until: ${wrong}`]);
    },
  );

  it('a notice must not link to a page that does not exist', async () => {
    school.write('notice.yaml', `${NOTICE}link:\n  text: Buses\n  to: /transports\n`);
    expect(await school.problems()).toEqual([
      'content/notice.yaml:6:7  Link › to: leads to /transports, but there is no such page. Did you mean /transport?',
    ]);
  });
});

const EVENT = 'publish: 2025-04-01\ndate: 2025-04-14\nmessage: Science fair for all.\n';

describe('an event', () => {
  it.each([
    [
      'until: 2025-04-13\n',
      '4:8  Until: is before the first day (date 2025-04-14), found 2025-04-13. Write a later day, or correct date.',
    ],
    [
      "ends: '12:00'\n",
      '1:1  Begins: is missing, but ends is filled in. Write when it begins, or delete ends.',
    ],
    [
      "begins: '12:00'\nends: '09:00'\n",
      '5:7  Ends: must be after begins (12:00), found 09:00. Are the two swapped? Write a later time, or correct begins.',
    ],
    [
      "begins: '12:00'\nends: '12:00'\n",
      '5:7  Ends: must be after begins (12:00), found 12:00. Write a later time, or correct begins.',
    ],
  ])('an event must end after it begins: %j', async (lines, wrong) => {
    school.write('events/fair.yaml', EVENT + lines);
    expect(await school.problems()).toEqual([`content/events/fair.yaml:${wrong}`]);
  });

  it('an event need not be in the calendar', async () => {
    school.write(
      'calendar.yaml',
      'session: 2025-26\ngroups: []\ndays:\n  - { date: 2025-04-13, until: 2025-04-14, kind: other, title: Fair }\n',
    );
    const inEvents = async () =>
      (await school.problems({ severity: 'warning' })).filter((problem) => problem.includes('fair.yaml'));
    school.write('events/fair.yaml', EVENT);
    expect(await inEvents()).toEqual([]);
    school.write('events/fair.yaml', EVENT.replace('04-14', '04-15'));
    expect(await inEvents()).toEqual([]);
    school.write('events/fair.yaml', EVENT.replace('2025-04-14', '2026-04-14'));
    expect(await inEvents()).toEqual([]);
  });

  it('an event of several days is past once its last day is over', async () => {
    school.write('events/fair.yaml', `${EVENT}until: 2025-04-16\n`);
    const pastOn = async (day: string) => {
      const { content } = await loadContent(school.pathOf(''), { day });
      return content?.events.find(({ message }) => message === 'Science fair for all.')?.past;
    };
    expect([await pastOn('2025-04-16'), await pastOn('2025-04-17')]).toEqual([false, true]);
  });
});

it('further notices are read from a folder and sorted by when they end', async () => {
  const notice = (text: string, until: string) => `label: School closed\ntext: ${text}\nuntil: ${until}\n`;
  school.write('notices/a.yaml', notice('Later.', '2025-04-17T18:00+05:30'));
  school.write('notices/b.yaml', notice('Sooner.', '2025-04-16T18:00+05:30'));
  school.write('notices/c.yaml', notice('Over.', '2025-04-14T18:00+05:30'));
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(content?.notices.map(({ text }) => text)).toEqual(['Sooner.', 'Later.']);
});

it('only the photo and the PDF to which nothing refers are listed', async () => {
  school.write('images/left.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  school.write('files/left.pdf', '%PDF-1.4\n%%EOF');
  const { unused } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(unused).toEqual(['images/left.svg', 'files/left.pdf']);
});
