import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const EVENT = 'publish: 2025-04-01\ndate: 2025-04-14\nmessage: Science fair for all.\n';

describe('an event', () => {
  it.each([
    [
      'until: 2025-04-13\n',
      '4:8  Until: is before the first day, date 2025-04-14, found 2025-04-13. Write a later day, or correct date.',
    ],
    ["ends: '12:00'\n", '1:1  Begins: is missing, but ends is there. Write when it begins, or delete ends.'],
    [
      "begins: '12:00'\nends: '09:00'\n",
      '5:7  Ends: must be after begins, 12:00, found 09:00. Are the two swapped? Write a later time, or correct begins.',
    ],
  ])('must end after it begins: %j', async (lines, wrong) => {
    school.write('events/fair.yaml', EVENT + lines);
    expect(await school.problems()).toEqual([`content/events/fair.yaml:${wrong}`]);
  });

  it('needs no day in the calendar', async () => {
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

  it('of several days is past when the last of them is', async () => {
    school.write('events/fair.yaml', `${EVENT}until: 2025-04-16\n`);
    const pastOn = async (day: string) => {
      const { content } = await loadContent(school.pathOf(''), { day });
      return content?.events.find(({ message }) => message === 'Science fair for all.')?.past;
    };
    expect([await pastOn('2025-04-16'), await pastOn('2025-04-17')]).toEqual([false, true]);
  });
});

it('further notices stand in a folder, the one that ends first before the others', async () => {
  const notice = (text: string, until: string) => `label: School closed\ntext: ${text}\nuntil: ${until}\n`;
  school.write('notices/a.yaml', notice('Later.', '2025-04-17T18:00+05:30'));
  school.write('notices/b.yaml', notice('Sooner.', '2025-04-16T18:00+05:30'));
  school.write('notices/c.yaml', notice('Over.', '2025-04-14T18:00+05:30'));
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(content?.notices.map(({ text }) => text)).toEqual(['Sooner.', 'Later.']);
});

it('a photo and a PDF that nothing names are listed, and others are not', async () => {
  school.write('images/left.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  school.write('files/left.pdf', '%PDF-1.4\n%%EOF');
  const { unused } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(unused).toEqual(['images/left.svg', 'files/left.pdf']);
});
