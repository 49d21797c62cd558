import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const TIMINGS = `days: [Monday, Tuesday]
seasons:
  - name: Summer
    begins: 04-01
    ends: 10-14
    gateOpens: 07:15
    gateCloses: 14:00
    stages:
      - name: Primary
        bells:
          - name: Assembly
            begins: 07:40
            ends: 07:55
          - name: Lessons
            begins: 07:55
            ends: 13:00
  - name: Winter
    begins: 10-15
    ends: 03-31
    gateOpens: 08:00
    gateCloses: 14:30
    stages:
      - name: Primary
        bells:
          - name: Lessons
            begins: 08:30
            ends: 13:30
offices:
  - name: School office
    days: [Monday]
    opens: 08:00
    closes: 14:00
`;

const problemsAfter = (from: string, to: string): Promise<string[]> => {
  if (!TIMINGS.includes(from)) throw new Error(`"${from}" is not in the timings`);
  school.write('timings.yaml', TIMINGS.replace(from, to));
  return school.problems();
};

describe('the school timings', () => {
  it('correct timings are accepted, and so is a school without timings', async () => {
    expect(await school.problems()).toEqual([]);
    school.write('timings.yaml', TIMINGS);
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    [
      'a time that no clock shows',
      'ends: 07:55',
      'ends: 25:00',
      '13:19  Seasons › Summer › stages › Primary › bells › Assembly › ends: must be a time from 00:00 to 23:59, written hour:minute, found "25:00". Write, for example, 07:55.',
    ],
    [
      'a range of days instead of a list',
      'days: [Monday, Tuesday]',
      'days: Mon to Fri',
      '1:7  Days: must be a list, each item beginning with "- ", found "Mon to Fri". Write [Monday, Tuesday, Wednesday, Thursday, Friday].',
    ],
    [
      '"All days" instead of a list of days',
      'days: [Monday, Tuesday]',
      'days: All days',
      '1:7  Days: must be a list, each item beginning with "- ", found "All days". Write each on its own line, with "- " in front.',
    ],
    [
      'several days in one item',
      'days: [Monday]',
      'days: [Mon-Wed]',
      '30:12  Offices › School office › days › item 1: must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, found "Mon-Wed". Write, for example, Monday.',
    ],
    [
      'an afternoon time with pm',
      'gateCloses: 14:00',
      'gateCloses: 2.00 pm',
      '7:17  Seasons › Summer › gateCloses: must be a time from 00:00 to 23:59, written hour:minute, found "2.00 pm". Write 14:00.',
    ],
    [
      'a closing time with am',
      'gateCloses: 14:00',
      'gateCloses: 2.00 am',
      '7:17  Seasons › Summer › gateCloses: must be a time from 00:00 to 23:59, written hour:minute, found "2.00 am". Write 02:00.',
    ],
    [
      'a day that exists in no year',
      'ends: 10-14',
      'ends: 14-10',
      '5:11  Seasons › Summer › ends: must be a day that exists in every year, written month-day with two digits each, found "14-10". Write 10-14.',
    ],
    [
      'a bell that ends before it begins',
      'ends: 13:00',
      'ends: 01:00',
      '16:19  Seasons › Summer › stages › Primary › bells › Lessons › ends: must be after begins (07:55), found 01:00. Write 13:00, or correct begins.',
    ],
    [
      'an afternoon hour on the 12-hour clock',
      'ends: 13:00',
      'ends: 1:00',
      '16:19  Seasons › Summer › stages › Primary › bells › Lessons › ends: must be a time from 00:00 to 23:59, written hour:minute, found "1:00". Write 13:00.',
    ],
    [
      'a gate that opens after the first bell',
      'gateOpens: 07:15',
      'gateOpens: 07:45',
      '6:16  Seasons › Summer › gateOpens: is 07:45, but the first bell is at 07:40. Write an earlier time, or correct the bell.',
    ],
    [
      'a gate of a stage that opens after its first bell',
      '      - name: Primary',
      '      - gateOpens: 07:50\n        name: Primary',
      '9:20  Seasons › Summer › stages › Primary › gateOpens: is 07:50, but the first bell is at 07:40. Write an earlier time, or correct the bell.',
    ],
    [
      'a gate that closes before the last bell',
      'gateCloses: 14:00',
      'gateCloses: 12:30',
      '7:17  Seasons › Summer › gateCloses: is 12:30, but the last bell is at 13:00. Write a later time, or correct the bell.',
    ],
    [
      'a class in two stages',
      '      - name: Primary\n        bells:\n          - name: Assembly\n            begins: 07:40\n            ends: 07:55\n',
      '      - name: Primary (Classes I to V)\n        bells:\n          - name: Assembly\n            begins: 07:40\n            ends: 07:55\n      - name: Middle (Classes V to VIII)\n        bells:\n',
      '14:15  Seasons › Summer › stages › Middle (Classes V to VIII) › name: has class V, which is also in the stage on line 9. Name each class in one stage only.',
    ],
    [
      'a bell that begins and ends at the same time',
      'ends: 13:00',
      'ends: 07:55',
      '16:19  Seasons › Summer › stages › Primary › bells › Lessons › ends: must be after begins (07:55), found 07:55. Write a later time (2 pm is 14:00), or correct begins.',
    ],
    [
      'an office that closes before it opens',
      'closes: 14:00',
      'closes: 02:00',
      '32:13  Offices › School office › closes: must be after opens (08:00), found 02:00. Write 14:00, or correct opens.',
    ],
    [
      'a bell before the end of the one above it',
      'begins: 07:55',
      'begins: 07:50',
      '15:21  Seasons › Summer › stages › Primary › bells › Lessons › begins: is before the end of "Assembly" (07:55), found 07:50. Write a later time, or put the bells in order.',
    ],
    [
      'days of the year that belong to no season',
      'begins: 10-15',
      'begins: 11-01',
      '5:11  Seasons › Summer › ends: is 10-14, but "Winter" begins on 11-01. Each part of the year must begin the day after the one before it ends. Correct one of the two.',
    ],
    [
      'an invalid day of the week',
      'days: [Monday, Tuesday]',
      'days: [Monday, Someday]',
      '1:16  Days › item 2: must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, found "Someday". Write, for example, Monday.',
    ],
  ])('timings are reported if they have %s', async (_, from, to, message) => {
    expect(await problemsAfter(from, to)).toEqual([`content/timings.yaml:${message}`]);
  });

  it('seasons must not cover the year twice', async () => {
    const twice = TIMINGS.replace('ends: 10-14', 'ends: 03-31').replace('begins: 10-15', 'begins: 04-01');
    school.write('timings.yaml', twice);
    expect(await school.problems()).toEqual([
      'content/timings.yaml:3:3  Seasons: overlap: together they are longer than a year. Correct their days.',
    ]);
  });

  it('a stage must not have two lists of bells in one season', async () => {
    const again =
      '      - name: Primary\n        bells:\n          - name: More\n            begins: 08:00\n            ends: 09:00\n  - name: Winter';
    expect(await problemsAfter('  - name: Winter', again)).toEqual([
      'content/timings.yaml:17:15  Seasons › Summer › stages › Primary › name: already has its bells on line 9. Delete one of the two.',
    ]);
  });

  it('there is only one message if an office closes before it opens', async () => {
    school.write('timings.yaml', TIMINGS);
    school.change('timings.yaml', 'opens: 08:00', 'opens: 15:00');
    expect(await school.problems()).toEqual([expect.stringContaining('content/timings.yaml')]);
  });

  it('there must be timings if a page shows them', async () => {
    school.change('pages/transport.md', 'contact: office', 'contact: office\nshows:\n  - timings');
    expect(await school.problems()).toEqual([
      expect.stringMatching(
        /^content\/pages\/transport\.md:\d+:5 {2}Shows › .*: shows timings, but there is no content\/timings\.yaml\. Type git restore content\/timings\.yaml/,
      ),
    ]);
  });
});
