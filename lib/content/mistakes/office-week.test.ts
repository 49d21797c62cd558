import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

it.each(['VI-A', 'Primary', 'Early learning', 'Senior Secondary', 'Pre-Primary', 'N-XII'])(
  'takes classes: %s of an announcement for a class or a stage',
  async (classes) => {
    school.change('announcements/admission.yaml', 'message:', `classes: ${classes}\nmessage:`);
    expect(await school.problems()).toEqual([]);
  },
);

it('takes a copy of an item that was changed for a new item, and that of a page or of a single file for a copy', async () => {
  school.write(
    'news/quiz - Copy.yaml',
    'publish: 2025-04-12\ndate: 2025-04-12\nmessage: Class IX won too.\n',
  );
  expect(await school.problems()).toEqual([]);
  school.write('menu - Copy.yaml', 'entries: []\n');
  expect(await school.problems()).toEqual([expect.stringContaining('looks like a second menu.yaml.')]);
});

const ROW = '  - class: VI-VIII\n    installment: 1550\n    total: 10850\n';

it.each([
  [
    ROW.replace('  -', '   '),
    '16:1  has no hyphen in front, and so belongs to the item above. Write - class: VI-VIII',
  ],
  [
    ROW.replace('  -', ' '),
    '16:1  has no hyphen in front, and so belongs to the item above. Write - class: VI-VIII',
  ],
  [
    ROW.replace('1550', '10850').replace(/0850\n$/, '550\n'),
    '18:12  Tuition › VI-VIII › total: is 1550, and installment 10850: the two are swapped. Change them round.',
  ],
  [
    ROW.replace('    inst', '\tinst').replace(': VI', ':\tVI'),
    '17:1  is indented with a tab. Use two spaces instead.',
  ],
  [
    '  - class: VI-VIII\t1550\t10850\n    installment: 1550\n    total: 10850\n',
    '16:12  Tuition › VI-VIII 1550 10850 › class: is a row of a spreadsheet. Write each of its cells on a line of its own, behind its field, such as class: VI-VIII',
  ],
  [
    `${ROW}VI 1550 10850\n`,
    '19:1  belongs to line 18: put it there, or write its own field and a colon in front.',
  ],
])('says of the row %j what became of it', async (row, message) => {
  school.change('fees.yaml', ROW, row);
  expect(await school.problems()).toEqual([`content/fees.yaml:${message}`]);
});

it.each([
  [
    '02-30',
    'must be a day that every year has, written month-day with two digits each, found "02-30". Write for example 04-10.',
  ],
  [
    '10 February',
    'must be a day that every year has, written month-day with two digits each, found "10 February". Write 02-10.',
  ],
])('says of the day of payment %s what to write', async (day, message) => {
  school.change('fees.yaml', 'installments: 7', `installments: 1\ndue: [${day}]`);
  expect(await school.problems()).toContainEqual(`content/fees.yaml:12:7  Due › item 1: ${message}`);
});

it('says only where the classes of the school cannot be read, and not that their cards are missing', async () => {
  school.change('school.yaml', 'session:', 'classes: Nursery to Twelvth\nsession:');
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class VI, to: /class/vi }]');
  expect(await school.problems()).toEqual([
    expect.stringMatching(/^content\/school\.yaml:.* Classes: names no class/),
  ]);
});

it('says of class and installment in the place of each other what belongs there, and offers no quotes', async () => {
  school.change('fees.yaml', ROW, ROW.replace('VI-VIII', '1550').replace('nt: 1550', 'nt: VI-VIII'));
  expect(await school.problems()).toEqual([
    expect.stringContaining('class: must be text, found 1550. Write for example VI-VIII.'),
    expect.stringContaining('installment: must be a whole number of rupees, found "VI-VIII".'),
  ]);
});
