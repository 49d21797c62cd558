import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const CALENDAR = `session: 2026-27
groups: [Little ones, Big ones]
days:
  - date: 2026-08-15
    kind: holiday
    title: Independence Day
  - date: 2026-05-18
    until: 2026-06-30
    kind: vacation
    title: Summer
    classes: [Little ones]
  - date: 2026-05-25
    until: 2026-06-30
    kind: vacation
    title: Summer
    classes: [Big ones]
  - date: 2026-05-16
    kind: workingSaturday
    title: Lessons
`;

const problemsAfter = (from: string, to: string): Promise<string[]> => {
  if (!CALENDAR.includes(from)) throw new Error(`"${from}" is not in the calendar`);
  school.write('calendar.yaml', CALENDAR.replace(from, to));
  return school.problems({ severity: 'error' });
};

describe('the calendar', () => {
  it('a correct calendar is accepted, and so is a school without a calendar', async () => {
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    school.write('calendar.yaml', CALENDAR);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
  });

  it.each(['2026-04-01', '2027-03-31'])(
    'the calendar may include the first and the last day of the session: %s',
    async (day) => {
      expect(await problemsAfter('date: 2026-08-15', `date: ${day}`)).toEqual([]);
    },
  );

  it('a calendar is reported only once if all its days are in another session', async () => {
    expect(await problemsAfter('session: 2026-27', 'session: 2027-28')).toEqual([
      'content/calendar.yaml:1:10  Session: none of the 4 days below is in the session 2027-28. Replace them with the days of that session, or correct session.',
    ]);
  });

  it.each([
    [
      'an end before the beginning',
      'until: 2026-06-30',
      'until: 2026-05-01',
      '8:12  Days › Summer › until: is before the first day (date 2026-05-18), found 2026-05-01. Write a later day, or correct date.',
    ],
    [
      'a day outside the session',
      'date: 2026-08-15',
      'date: 2025-08-15',
      '4:11  Days › Independence Day › date: is not in the session 2026-27, which runs from 2026-04-01 to 2027-03-31, found 2025-08-15. Write a day of the session, or correct session.',
    ],
    [
      'two holidays on one day for the same classes',
      'date: 2026-08-15',
      'date: 2026-06-01',
      '7:11  Days › Summer › date: overlaps "Independence Day" (2026-06-01) on line 4, found 2026-05-18. Change the days of one of the two, or delete one.',
    ],
    [
      'a holiday on the last day of a vacation',
      'date: 2026-08-15',
      'date: 2026-06-30',
      '7:11  Days › Summer › date: overlaps "Independence Day" (2026-06-30) on line 4, found 2026-05-18. Change the days of one of the two, or delete one.',
    ],
    [
      'a working Saturday in a vacation',
      'date: 2026-05-16',
      'date: 2026-05-30',
      '17:11  Days › Lessons › date: overlaps "Summer" (2026-05-18 to 2026-06-30) on line 7, found 2026-05-30. Change the days of one of the two, or delete one.',
    ],
    [
      'a working Saturday in a vacation that comes later in the file',
      'date: 2026-08-15\n    kind: holiday',
      'date: 2026-05-30\n    kind: workingSaturday',
      '4:11  Days › Independence Day › date: overlaps "Summer" (2026-05-18 to 2026-06-30) on line 7, found 2026-05-30. Change the days of one of the two, or delete one.',
    ],
    [
      'a working Saturday that falls on a different weekday',
      'date: 2026-05-16',
      'date: 2026-05-15',
      '17:11  Days › Lessons › date: is not a Saturday: 15 May 2026 is a Friday. Write the date of a Saturday, or change the kind.',
    ],
    [
      'classes that are in no group',
      'classes: [Big ones]',
      'classes: [Big one]',
      '16:15  Days › Summer › classes › item 1: is not one of the groups at the top of the file, found "Big one". Write one of: Little ones, Big ones.',
    ],
    [
      'an invalid session',
      'session: 2026-27',
      'session: 2026-28',
      '1:10  Session: must be a session: two consecutive years, found "2026-28". Write, for example, 2026-27.',
    ],
    [
      'an invalid kind',
      'kind: holiday',
      'kind: holyday',
      '5:11  Days › Independence Day › kind: must be one of holiday, vacation, examination, meeting, workingSaturday, other, found "holyday". Write holiday.',
    ],
  ])('a calendar is reported if it has %s', async (_, from, to, message) => {
    const problems = await problemsAfter(from, to);
    expect(problems[0]).toBe(`content/calendar.yaml:${message}`);
  });

  it('there is only one message if an end is before both its beginning and the session, or if a lone day is outside the session', async () => {
    expect(await problemsAfter('until: 2026-06-30', 'until: 2025-06-30')).toEqual([
      expect.stringContaining('until: is before the first day'),
    ]);
    const alone = CALENDAR.slice(0, CALENDAR.indexOf('  - date: 2026-05-18'));
    school.write('calendar.yaml', alone.replace('2026-08-15', '2025-08-15'));
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining('Days › Independence Day › date: is not in the session 2026-27'),
    ]);
  });

  it.each([
    ['Staff', 'Write one of: Classes I to IV, Classes V to VIII.'],
    ['All classes', '"All classes" is the default. Delete the line.'],
  ])('a message says what to write instead of the classes %s', async (typed, write) => {
    const days = `days:\n  - { date: 2026-08-15, kind: holiday, title: A, classes: [${typed}] }\n`;
    school.write('calendar.yaml', `session: 2026-27\ngroups: [Classes I to IV, Classes V to VIII]\n${days}`);
    expect(await school.problems({ severity: 'error' })).toEqual([expect.stringContaining(write)]);
  });

  it('two vacations may be at the same time, unless a class is in both', async () => {
    expect(await problemsAfter('classes: [Big ones]', 'classes: [Big ones, Little ones]')).toHaveLength(1);
  });

  it('there must be a calendar if a page shows it', async () => {
    school.change('pages/transport.md', 'contact: office', 'contact: office\nshows:\n  - calendar');
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining(
        'shows calendar, but there is no content/calendar.yaml. Type git restore content/calendar.yaml to get it back, or write it with the fields in FIELDS.md (npm run guide says where), or delete this line.',
      ),
    ]);
  });
});

const CLASSES = `office: office
classes:
  - class: VI-VIII
    uniform: White shirt
  - class: VI
    age: 11
`;

it('one class may have several rows with different fields, and links may lead to the card of the class', async () => {
  school.write('classes.yaml', CLASSES);
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class VI, to: /class/vi }]');
  expect(await school.problems()).toEqual([]);
});

it.each([
  [
    'a class that the site does not know',
    'class: VI-VIII',
    'class: Boarders',
    '3:12  Classes › Boarders › class: contains no class that the site knows, found "Boarders". Write, for example, VI-VIII.',
  ],
  [
    'a field that two rows give for the same class',
    'age: 11',
    'uniform: Blue shirt',
    '6:14  Classes › VI › uniform: is already given on line 4 for a class in this row. Delete one of the two.',
  ],
  [
    'a contact that the school does not have',
    'office: office',
    'office: gate',
    '1:9  Office: there is no contact "gate" in school.yaml. Write one of office, fees.',
  ],
  [
    'an age in words',
    'age: 11',
    'age: 11+ years',
    '6:10  Classes › VI › age: must be a whole number, found "11+ years". Write 11.',
  ],
])('a message explains %s', async (_, from, to, message) => {
  school.write('classes.yaml', CLASSES.replace(from, to));
  const problems = await school.problems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toBe(`content/classes.yaml:${message}`);
});

it.each([
  [
    'an announcement for an unknown class',
    'announcements/admission.yaml',
    'message:',
    'classes: Boarders\nmessage:',
    /Classes: contains no class that the site knows, found "Boarders"\./,
  ],
  [
    'fewer due dates than installments',
    'fees.yaml',
    'installments: 7',
    'installments: 7\ndue: [04-10, 05-10]',
    /Due: has 2 days, but there are 7 installments\. Write a day for each\./,
  ],
  [
    'more due dates than installments',
    'fees.yaml',
    'installments: 7',
    'installments: 7\ndue: [04-10, 05-10, 06-10, 07-10, 08-10, 09-10, 10-10, 11-10]',
    /Due: has 8 days, but there are 7 installments\. Write a day for each\./,
  ],
  [
    'a promise that nothing proves',
    'home.yaml',
    'shortcuts: []',
    'shortcuts: []\nproofs: [{ text: Water tested }]',
    /Proofs › Water tested › text: has no proof: write "row:" and a row of part B with a certificate,/,
  ],
  [
    'a promise whose row has no certificate',
    'home.yaml',
    'shortcuts: []',
    'shortcuts: []\nproofs: [{ text: Water tested, row: B99 }]',
    /Proofs › B99 › row: refers to row B99, but that row of disclosure\.yaml has no file with validUntil\./,
  ],
])('a message explains %s', async (_, file, from, to, message) => {
  school.change(file, from, to);
  expect(await school.problems()).toEqual([expect.stringMatching(message)]);
});

it('a promise is not reported if disclosure.yaml cannot be read, because its proof might be there', async () => {
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: []\nproofs: [{ text: Water tested, row: B8 }]');
  school.write('disclosure.yaml', 'A: [');
  expect(await school.problems()).toEqual([expect.stringContaining('content/disclosure.yaml')]);
});

it('a link to a class is accepted only if the school has that class', async () => {
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class XII, to: /class/xii }]');
  expect(await school.problems()).toEqual([expect.stringContaining('/class/xii')]);
});
