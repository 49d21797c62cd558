import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

it.each(['VI-A', 'Primary', 'Early learning', 'Senior Secondary', 'Pre-Primary', 'N-XII'])(
  '"classes: %s" in an announcement is understood as a class or a stage',
  async (classes) => {
    school.change('announcements/admission.yaml', 'message:', `classes: ${classes}\nmessage:`);
    expect(await school.problems()).toEqual([]);
  },
);

it('a changed copy of an item is accepted as a new item, but a copy of a single file is reported', async () => {
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
    '16:1  has no hyphen in front, so it belongs to the item above. Write - class: VI-VIII',
  ],
  [
    ROW.replace('  -', ' '),
    '16:1  has no hyphen in front, so it belongs to the item above. Write - class: VI-VIII',
  ],
  [
    ROW.replace('  -', '       '),
    '16:1  is indented differently from its neighbours. Put the same number of spaces before each field of a group.',
  ],
  [
    ROW.replace('1550', '10850').replace(/0850\n$/, '550\n'),
    '18:12  Tuition › VI-VIII › total: is 1550, and installment is 10850: the two are swapped. Exchange them.',
  ],
  [
    ROW.replace('    inst', '\tinst').replace(': VI', ':\tVI'),
    '17:1  is indented with a tab. Use two spaces instead.',
  ],
  [
    '  - class: VI-VIII\t1550\t10850\n    installment: 1550\n    total: 10850\n',
    '16:12  Tuition › VI-VIII 1550 10850 › class: is a row from a spreadsheet. Write each cell on its own line after its field, such as class: VI-VIII',
  ],
  [
    `${ROW}VI 1550 10850\n`,
    '19:1  belongs to line 18: move it there, or write a field name and a colon in front.',
  ],
])('the message explains the damaged row %j', async (row, message) => {
  school.change('fees.yaml', ROW, row);
  expect(await school.problems()).toEqual([`content/fees.yaml:${message}`]);
});

it('the message says what to write instead of a due date that exists in no year', async () => {
  school.change('fees.yaml', 'installments: 7', 'installments: 1\ndue: [02-30]');
  expect(await school.problems()).toContainEqual(
    'content/fees.yaml:12:7  Due › item 1: must be a day that exists in every year, written month-day with two digits each, found "02-30". Write, for example, 04-10.',
  );
});

it('if the classes of the school cannot be read, their cards are not reported as missing too', async () => {
  school.change('school.yaml', 'session:', 'classes: Nursery to Twelvth\nsession:');
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class VI, to: /class/vi }]');
  expect(await school.problems()).toEqual([
    expect.stringMatching(/^content\/school\.yaml:.* Classes: contains no class/),
  ]);
});

it('the message suggests no quotation marks for the number of a class that does not exist', async () => {
  school.change('fees.yaml', ROW, ROW.replace('VI-VIII', '13'));
  expect(await school.problems()).toContainEqual(
    expect.stringContaining('class: must be text, found 13. Write, for example, VI-VIII.'),
  );
});

it('the message says that a class and its installment are swapped, and suggests no quotation marks', async () => {
  school.change('fees.yaml', ROW, ROW.replace('VI-VIII', '1550').replace('nt: 1550', 'nt: VI-VIII'));
  expect(await school.problems()).toEqual([
    expect.stringContaining('class: must be text, found 1550. Write, for example, VI-VIII.'),
    expect.stringContaining('installment: must be a whole number of rupees, found "VI-VIII".'),
  ]);
});

it.each([
  [
    '#####',
    'Message: ##### is what Excel shows when a column is too narrow. Widen the column, and copy the value again.',
  ],
  ['"====="', 'Message: has no words, found "=====". Write what visitors should read.'],
  ['*****', '"*****" would be shown with its **. This field takes plain text: delete the symbols.'],
])('the message %s is not published', async (typed, message) => {
  school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', typed);
  expect(await school.problems()).toEqual([`content/news/quiz.yaml:3:10  ${message}`]);
});

it.each([
  'Of course, here is the bus',
  'Here is the revised fee table',
  'The AI club meets on Friday',
  '-5 degrees',
])('the message %s is accepted as a normal text', async (typed) => {
  school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', typed);
  expect(await school.problems()).toEqual([]);
});

it.each([
  [
    'announcements/admission.yaml',
    'expires: 2025-05-31',
    'expires: 2052-05-31',
    /Expires: is 31 May 2052, and today is/,
  ],
  ['disclosure.yaml', '2027-03-31', '2072-03-31', /validUntil: is 31 March 2072, and today is/],
  [
    'events/holi.yaml',
    'date:',
    'expires: 2025-03-10\ndate:',
    /Expires: .*: it would be gone before its day\. Write a later/,
  ],
  [
    'fees.yaml',
    'installments: 7',
    "installments: 2\ndue: ['04-10', '04-10']",
    /Due › item 2: is listed twice, found 04-10\./,
  ],
  [
    'fees.yaml',
    'accountants:',
    'other:\n  - title: Bus\n    rows:\n      - { item: Near, amount: 9 }\n      - { item: Near, amount: 8 }\naccountants:',
    /item: "Near" is already used on line 22\. Choose another\./,
  ],
  [
    'disclosure.yaml',
    'classX: []',
    "classX: [{ year: '2025', registered: 55, passed: 56 }]",
    /passed: must not be more than registered, found 56\. Write, for example, 62\./,
  ],
  [
    'school.yaml',
    '  - +91 98765 43210',
    '  - +91 98765 4321O',
    /found "\+91 98765 4321O"\. Write \+91 98765 43210\./,
  ],
  [
    'pages/transport.md',
    'Three buses',
    'Aadhaar 2341 2341 2346. Three buses',
    /contains the Aadhaar number or PAN of a person/,
  ],
  [
    'pages/transport.md',
    'Three buses',
    'Aadhar no. 999971658847. Three buses',
    /contains the Aadhaar number or PAN of a person/,
  ],
  [
    'news/quiz.yaml',
    'Class VIII',
    'ABCPE1234F of Class VIII',
    /contains the Aadhaar number or PAN of a person/,
  ],
])('the mistake in %s is reported: %s → %s', async (file, from, to, message) => {
  school.change(file, from, to);
  expect(await school.problems()).toContainEqual(expect.stringMatching(message));
});

it.each([
  ['announcements/admission.yaml', 'expires: 2025-05-31', 'expires: 2027-05-31'],
  [
    'pages/transport.md',
    'Three buses',
    'Aadhaar 0123 4567 8901, account 2341 2341 2345, PAN ABCTE1234F, +91 2341 2341 2346, 0522 2341 2346. Three buses',
  ],
  ['disclosure.yaml', 'classX: []', "classX: [{ year: '2025', registered: 55, passed: 55 }]"],
])('the change in %s causes no message: %s → %s', async (file, from, to) => {
  school.change(file, from, to);
  expect(await school.problems()).toEqual([]);
});
