import { checkContent } from '../check';
import type { KindName } from '../kinds/kinds';
import { parseSource } from '../read/source';
import { sortFiles } from '../read/tree';

/** Checks a file on its own. Returns severity, field, message, and the correction that `npm run fix` offers. */
function said(kind: KindName, path: string, text: string): string[] {
  const read = [parseSource('content', { kind, path }, { text })];
  const { problems } = checkContent(
    { name: 'content', tree: sortFiles([path], 'content'), read, binary: [] },
    { day: '2026-11-21' },
  );
  return problems
    .filter(
      ({ file, field, message }) => file.endsWith(path) && field && !/there is no|no page/.test(message),
    )
    .map(({ severity, field, message, remedy }) => {
      return `${severity} ${field}: ${message}${remedy ? ` [${remedy.to}]` : ''}`;
    });
}

const topper = (fields: Record<string, string>): string[] => {
  const all = {
    order: '1',
    name: 'A',
    position: 'X',
    percentage: '90',
    picture: 'a.jpg',
    alt: 'B',
    consent: 'yes',
  };
  const lines = Object.entries({ ...all, ...fields }).map(([name, value]) => `${name}: ${value}\n`);
  return said('toppers', 'toppers/a.yaml', lines.join(''));
};
const ofAccountant = (phone: string): string[] =>
  said('fees', 'fees.yaml', `session: 2026-27\naccountants:\n  - name: Ram Lal\n    phone: ${phone}\n`);
const ofClass = (label: string, more = ''): string[] =>
  said('classes', 'classes.yaml', `classes:\n  - class: ${label}\n    uniform: Blue\n${more}`);

it.each(['no', 'No', 'false', 'नहीं', 'nahi'])(
  'the message about consent: %s explains what it means',
  (typed) => {
    expect(topper({ consent: typed })).toEqual([
      'error Consent: says that nobody has agreed, so the item is left out. Delete this line, and write consent: yes once there is consent in writing.',
    ]);
  },
);

it.each(['pending', 'yet to get', 'verbal', 'NA?', 'NA'])(
  'the message asks for consent in writing instead of %s',
  (typed) => {
    expect(topper({ consent: typed })).toEqual([
      `error Consent: must be one of yes, drawing, found "${typed}". Write yes only where there is consent in writing; until then delete this line, and the item is left out.`,
    ]);
  },
);

it.each(['Lifetime', 'permanent', 'TBA', '"-"', 'NA', 'N.A.'])(
  '%s counts as a missing value in an optional field',
  (typed) => {
    const [message] = said(
      'news',
      'news/a.yaml',
      `publish: 2026-11-01\nexpires: ${typed}\ndate: 2026-11-01\nmessage: A\n`,
    );
    expect(message).toMatch(/^error Expires: .+ is not a value\. Delete the line\.$/);
  },
);

it('the message does not ask to delete a required day that is only a filler such as NA', () => {
  const [message] = said('news', 'news/a.yaml', 'publish: NA\ndate: 2026-11-01\nmessage: A\n');
  expect(message).toMatch(/^error Publish: must be a date /);
});

it('the message asks for written consent instead of a symbol, and does not simply propose yes', () => {
  expect(topper({ consent: '"-"' })).toEqual([
    expect.stringContaining('found "-". Write yes only where there is consent in writing; until then delete'),
  ]);
});

it('the message lists the groups of the calendar if a day names another group', () => {
  const day = (typed: string): string[] =>
    said(
      'calendar',
      'calendar.yaml',
      `session: 2026-27\ngroups: [Classes I to IV]\ndays:\n  - { date: 2026-08-14, kind: other, title: A, classes: [${typed}] }\n`,
    );
  expect(day('Staff')).toEqual([
    'error Days › A › classes › item 1: is not one of the groups at the top of the file, found "Staff". Write one of: Classes I to IV.',
  ]);
});

it('the message says where a charge without a field of its own belongs', () => {
  const fees = (lines: string): string[] =>
    said('fees', 'fees.yaml', `session: 2026-27\n${lines}`).filter((each) => /Other|Bus/.test(each));
  expect(fees('other:\n')).toEqual([
    'error Other: is empty. Write it with the fields in FIELDS.md, or delete the line.',
  ]);
  expect(fees('other: 500\n')).toEqual([
    'error Other: must be a list, each item beginning with "- ", found 500. Write each on its own line, with "- " in front.',
  ]);
  const bus = parseSource(
    'content',
    { kind: 'fees', path: 'fees.yaml' },
    { text: 'session: 2026-27\nbus: 500\n' },
  );
  expect(bus.problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('Write any other charge') as string }),
  ]);
});

it.each(['exam', 'bus', 'lab', 'computer'])(
  'the message says where the charge for %s belongs, even below a class',
  (name) => {
    const source = parseSource(
      'content',
      { kind: 'fees', path: 'fees.yaml' },
      { text: `session: 2026-27\nadmission:\n  - class: VI\n    amount: 5\n    ${name}: 500\n` },
    );
    expect(source.problems.map(({ message }) => message)).toEqual([
      'there is no field with this name. The fields here are: class, amount. Write any other charge on a new line without spaces in front, such as other: [{ title: Examination, rows: [{ item: Class VI to VIII, amount: 500 }] }]',
    ]);
  },
);

it.each(['9.72', '10', '1'])('grade points are rejected as a percentage: %s', (typed) => {
  expect(topper({ percentage: typed })).toEqual([
    `error Percentage: must be a percentage, not grade points out of 10, found ${typed}. Write, for example, 96.4.`,
  ]);
});

it.each(['Class XIII', 'Class 13, Commerce', 'Std. XIV-A', 'Pupil of Class XIII'])(
  'a class beyond XII is rejected in the position of a person: %s',
  (position) => {
    expect(topper({ position })).toEqual([expect.stringMatching(/^error Position: is not a class, found /)]);
  },
);

it.each(['Class VI-I', 'Class XII, Commerce', 'Teacher of classes', 'Class of 2026', 'Class X-L'])(
  'sections and other words are not read as classes: %s',
  (position) => expect(topper({ position })).toEqual([]),
);

it.each([
  'Six',
  '6th',
  'Class 6',
  'Std. VI',
  'L.K.G.',
  'U.K.G',
  'L.K.G.-U.K.G.',
  'VI,IX',
  'One to Five',
  '9 n 10',
  'IX N X',
  '9 & 10',
  '9 AND 10',
  'IX + X',
])('classes are understood as offices write them: %s', (label) => expect(ofClass(label)).toEqual([]));

it.each([
  ['Nursury', 'contains no class that the site knows, found "Nursury". Write, for example, VI-VIII.'],
  ['06-Aug', 'is a date that Excel made out of two classes, found "06-Aug". Write VI-VIII.'],
  ['VIII-VI', 'runs backwards, found "VIII-VI". Write VI-VIII.'],
  ['VI,XX', 'contains no class that the site knows, found "VI,XX". Write, for example, VI-VIII.'],
  ['"0"', expect.stringMatching(/is not a class, found "0"\. The classes are /)],
])('the message says which class %s means', (label, message: string) => {
  const [first = ''] = ofClass(label);
  expect(first.replace(/^error .*? › class: /, '')).toEqual(message);
});

it.each(['Hostel (boys)', 'Hostel of 20-25', 'Old students*'])(
  'a row of fees for other pupils is not treated as a mistyped class: %s',
  (label) => {
    const row = `session: 2026-27\nadmission:\n  - class: ${label}\n    amount: 500\n`;
    expect(said('fees', 'fees.yaml', row)).toEqual([]);
  },
);

it.each(['Science (XI-XII)', 'New students (VI)'])(
  'only warns if a row of fees has its classes in brackets: %s',
  (label) => {
    const row = `session: 2026-27\nadmission:\n  - class: ${label}\n    amount: 500\n`;
    expect(said('fees', 'fees.yaml', row)).toEqual([
      expect.stringMatching(/^warning .* cannot be read as classes, /),
    ]);
  },
);

it('a repeated section is rejected', () => {
  const teachers = (one: string, other: string): string =>
    `    teachers:\n      - section: ${one}\n        name: X\n      - section: ${other}\n        name: Y\n`;
  expect(ofClass('VI', teachers('क', 'ख'))).toEqual([]);
  expect(ofClass('VI', teachers('A', 'a'))).toEqual([
    'error Classes › VI › teachers › Y › section: already has a teacher on line 5. Delete one of the two, or correct the section.',
  ]);
});

it('an item that is indented further than the one above is reported, and the two are not joined', () => {
  const rules = (lines: string): string[] => said('admission', 'admission.yaml', `rules:\n${lines}`);
  expect(rules('  - Seats are limited.\n   - Bring the form.\n   - Come early.\n')).toEqual([
    'error Rules › item 1: is indented further than the item above, and becomes part of it. Put its hyphen directly below the hyphen of that item: - Bring the form. [  - ]',
  ]);
  expect(rules('  - A copy of the form\n    with a photo - and a stamp\n')).toEqual([]);
});

it.each([
  ['+91 98765  43210', '+91 98765 43210'],
  ['9876543210,', '+91 98765 43210'],
  ['0522 - 234 5678;', '+91 522 234 5678'],
])('the separators in the telephone number %s are corrected', (phone, right) => {
  expect(ofAccountant(phone)).toEqual([
    expect.stringMatching(new RegExp(`\\[${right.replace('+', '.')}\\]$`)),
  ]);
});

it.each(['+91 0522 234567', '+91-0522-234567', '+910522234567'])(
  'the 0 of an area code after +91 does not count as a digit of the number: %s',
  (phone) => {
    expect(ofAccountant(phone)).toEqual([
      `error Accountants › Ram Lal › phone: must have ten digits after +91, without a 0 in front, found "${phone}". Write, for example, +91 98765 43210.`,
    ]);
  },
);

it('words that a line break separates are not joined', () => {
  expect(topper({ alt: 'A boy<br>and a dog' })).toEqual([expect.stringContaining('[A boy and a dog]')]);
});

it('the message asks for quotes around {principal}, and for a kind of day that the site knows', () => {
  expect(topper({ name: '{principal}' })).toEqual([
    'error Name: must be text, but { begins a group of fields. Write it in quotes: "{principal}" ["{principal}"]',
  ]);
  expect(said('pages', 'pages/a.md', '---\nupdated: {x}\n---\n').join()).toContain(
    'Updated: must be a date, ',
  );
  expect(topper({ name: '\n  principal:' })).toEqual([
    'error Name: contains ": ", which turns it into a field. Write it in quotes: "principal:" ["principal:"]',
  ]);
  const day = '  - date: 2026-04-14\n    kind: PTM\n    title: A\n';
  expect(said('calendar', 'calendar.yaml', `session: 2026-27\ngroups: []\ndays:\n${day}`)).toEqual([
    expect.stringMatching(/, found "PTM"\. Write meeting\. \[meeting\]$/),
  ]);
});

it.each([
  ['2026-12-25T18:00', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00+5:30', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00 GMT+0530', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25 6 pm IST', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00+99:00', 'Write, for example, 2026-11-25T18:00+05:30.'],
  ['2026-12-25', 'Write, for example, 2026-11-25T18:00+05:30.'],
])('the message says what to write instead of the date and time %s', (until, write) => {
  const [message = ''] = said('notice', 'notice.yaml', `label: A\ntext: B\nuntil: ${until}\n`);
  expect(message.slice(message.search(/Write,? /))).toBe(write);
});

it('the message does not propose the day that was just rejected', () => {
  const [message] = said('news', 'news/a.yaml', 'publish: 2026-11-01\ndate: 2209-03-31\nmessage: A\n');
  expect(message).toMatch(/found "2209-03-31"\. Write, for example, 2025-04-12\.$/);
});

const PAGE = '---\ntitle: A\ndescription: B\nupdated: DAY\ncontact: office\n---\n\nText.\n';

it.each([
  ['publish', '2027-11-22', '2027-11-23'],
  ['date', '2028-05-24', '2028-05-25'],
  ['until', '2028-05-24', '2028-05-25'],
  ['updated', '2026-11-22', '2026-11-23'],
])('the message asks whether the year is right if %s is later than %s', (field, last, beyond) => {
  const asked = (day: string): string[] => {
    const days = {
      publish: '2026-11-01',
      date: field === 'until' ? '2028-05-20' : day,
      until: undefined,
      [field]: day,
    };
    const lines = Object.entries(days).map(([name, own]) => (own ? `${name}: ${own}\n` : ''));
    const found =
      field === 'updated'
        ? said('pages', 'pages/a.md', PAGE.replace('DAY', day))
        : said('events', 'events/a.yaml', `${lines.join('')}message: A\n`);
    return found.filter((each) => each.endsWith('Is the year right?'));
  };
  expect([asked(last), asked(beyond)]).toEqual([[], [expect.stringMatching(new RegExp(field, 'i'))]]);
});

it.each([
  [['10-04', '10-05', '10-06'], [expect.stringContaining('but the month must come first')]],
  [['10-04', '10-05'], []],
])('day and month count as swapped only if three due dates share a month: %j', (due, expected) => {
  const found = said('fees', 'fees.yaml', `session: 2026-27\ndue: ${JSON.stringify(due)}\n`);
  expect(found.filter((each) => each.includes(' Due:'))).toEqual(expected);
});
