import { judgeContent } from '../check';
import type { KindName } from '../kinds/kinds';
import { parseSource } from '../read/source';
import { sortFiles } from '../read/tree';

/** What the check says of a file by itself: severity, field and sentence, and what the fix writes. */
function said(kind: KindName, path: string, text: string): string[] {
  const read = [parseSource('content', { kind, path }, { text })];
  const { problems } = judgeContent(
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

it.each(['no', 'No', 'false', 'नहीं', 'nahi'])('says what consent: %s means', (typed) => {
  expect(topper({ consent: typed })).toEqual([
    'error Consent: says that nobody has agreed, and so the item is left out. Delete this line, and write consent: yes once there is consent in writing.',
  ]);
});

it.each(['pending', 'yet to get', 'verbal', 'NA?', 'NA'])(
  'asks for consent in writing in the place of %s',
  (typed) => {
    expect(topper({ consent: typed })).toEqual([
      `error Consent: must be one of yes, drawing, found "${typed}". Write yes only where there is consent in writing; until then delete this line, and the item is left out.`,
    ]);
  },
);

it.each([
  'Lifetime',
  'permanent',
  'never',
  'till further orders',
  'TBA',
  '"-"',
  'NA',
  'N.A.',
  'applied for renewal',
])('takes %s for no day, where none need be', (typed) => {
  const [message] = said(
    'news',
    'news/a.yaml',
    `publish: 2026-11-01\nexpires: ${typed}\ndate: 2026-11-01\nmessage: A\n`,
  );
  expect(message).toMatch(/^error Expires: .+ is no (?:day|value)\. Delete the line\.$/);
});

it.each([
  ['session: 2026-27', '14 January', '2027-01-14'],
  ['session: 2026-27', '10th June', '2026-06-10'],
])('writes a day of %s without its year as one with it: %s', (session, date, right) => {
  const day = `  - date: ${date}\n    kind: other\n    title: A\n`;
  expect(said('calendar', 'calendar.yaml', `${session}\ngroups: []\ndays:\n${day}`)).toEqual([
    expect.stringContaining(`found "${date}". Write it with its year, for example ${right}.`),
  ]);
});

it('does not ask for a yes in the place of a sign', () => {
  expect(topper({ consent: '"-"' })).toEqual([
    expect.stringContaining('found "-". Write yes only where there is consent in writing; until then delete'),
  ]);
});

it('wants the last of several days where a last day belongs', () => {
  const [message] = said(
    'news',
    'news/a.yaml',
    'publish: 2026-11-01\nexpires: 1-5 June 2027\ndate: 2026-11-01\nmessage: A\n',
  );
  expect(message).toMatch(/The last of several days belongs here\. Write 2027-06-05\.$/);
});

it('writes the group of the same classes, and no other', () => {
  const day = (typed: string): string[] =>
    said(
      'calendar',
      'calendar.yaml',
      `session: 2026-27\ngroups: [Classes I to IV]\ndays:\n  - { date: 2026-08-14, kind: other, title: A, classes: [${typed}] }\n`,
    );
  expect(day('1 to 4')).toEqual([expect.stringMatching(/ \[Classes I to IV\]$/)]);
  expect(['Staff', 'I to V', 'All except X'].flatMap(day)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/ is none of the groups .*[^\]]$/)),
  );
});

it('says where another charge belongs, and what it is made of', () => {
  const fees = (lines: string): string[] =>
    said('fees', 'fees.yaml', `session: 2026-27\n${lines}`).filter((each) => /Other|Bus/.test(each));
  const shape = 'other: [{ title: Transport, rows: [{ item: Up to 5 km, amount: 900 }] }]';
  expect(fees('other:\n')).toEqual([`error Other: is empty. Write for example ${shape}, or delete the line`]);
  expect(fees('other: 500\n')).toEqual([
    `error Other: must be a list, each item beginning with "- ", found 500. Write ${shape}`,
  ]);
  expect(fees(`${shape}\n`)).toEqual([]);
  const bus = parseSource(
    'content',
    { kind: 'fees', path: 'fees.yaml' },
    { text: 'session: 2026-27\nbus: 500\n' },
  );
  expect(bus.problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('Another charge stands') as string }),
  ]);
});

it.each(['exam', 'bus', 'lab', 'computer'])(
  'says below a class too where the charge for %s belongs',
  (name) => {
    const source = parseSource(
      'content',
      { kind: 'fees', path: 'fees.yaml' },
      { text: `session: 2026-27\nadmission:\n  - class: VI\n    amount: 5\n    ${name}: 500\n` },
    );
    expect(source.problems.map(({ message }) => message)).toEqual([
      'there is no field of this name. The fields here are: class, amount. Another charge stands at the margin, such as other: [{ title: Examination, rows: [{ item: Class VI to VIII, amount: 500 }] }]',
    ]);
  },
);

it.each(['9.72', '10', '1'])('does not take grade points for a percentage: %s', (typed) => {
  expect(topper({ percentage: typed })).toEqual([
    `error Percentage: must be a percentage, and not grade points out of 10, found ${typed}. Write for example 96.4.`,
  ]);
});

it.each(['Class XIII', 'Class 13, Commerce', 'Std. XIV-A', 'Pupil of Class XIII'])(
  'knows no class beyond XII where a person is said to be in it: %s',
  (position) => {
    expect(topper({ position })).toEqual([expect.stringMatching(/^error Position: is no class, found /)]);
  },
);

it.each(['Class VI-I', 'Class XII, Commerce', 'Teacher of classes', 'Class of 2026', 'Class X-L'])(
  'takes sections and other words for no class: %s',
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
])('understands classes as offices write them: %s', (label) => expect(ofClass(label)).toEqual([]));

it.each([
  ['Sevenn', 'is not read as classes, found "Sevenn". Did you mean VII?'],
  ['Nursury', 'is not read as classes, found "Nursury". Did you mean Nursery?'],
  ['VI,Xl', 'is not read as classes, found "VI,Xl". Did you mean VI,XI?'],
  ['06-Aug', 'is a date, which Excel has made of two classes, found "06-Aug". Write VI-VIII.'],
  ['VIII-VI', 'runs backwards, found "VIII-VI". Write VI-VIII.'],
  ['VI,XX', 'names no class that the site knows, found "VI,XX". Write for example VI-VIII.'],
  ['"0"', expect.stringMatching(/is no class, found "0"\. The classes are /)],
])('says of the class %s what is meant', (label, message: string) => {
  const [first = ''] = ofClass(label);
  expect(first.replace(/^error .*? › class: /, '')).toEqual(message);
});

it.each(['Hostel (boys)', 'Day scholars (new)', 'Old students*'])(
  'takes a row of fees for other pupils for no mistyped class: %s',
  (label) => {
    const row = `session: 2026-27\nadmission:\n  - class: ${label}\n    amount: 500\n`;
    expect(said('fees', 'fees.yaml', row)).toEqual([]);
  },
);

it.each(['Science (XI-XII)', 'New students (VI)'])(
  'only warns where a row of fees has its classes in brackets: %s',
  (label) => {
    const row = `session: 2026-27\nadmission:\n  - class: ${label}\n    amount: 500\n`;
    expect(said('fees', 'fees.yaml', row)).toEqual([
      expect.stringMatching(/^warning .* is not read as classes, /),
    ]);
  },
);

it('does not take a section twice, or an age that no pupil of the class has', () => {
  const teachers = (one: string, other: string): string =>
    `    teachers:\n      - section: ${one}\n        name: X\n      - section: ${other}\n        name: Y\n`;
  expect(ofClass('VI', teachers('क', 'ख'))).toEqual([]);
  expect(ofClass('VI', `    age: 3\n${teachers('A', 'a')}`)).toEqual([
    'error Classes › VI › age: is no age for class VI, found 3: most who join it are 11. Write the years that a child has completed.',
    'error Classes › VI › teachers › Y › section: already has its teacher on line 6. Delete one of the two, or correct the section.',
  ]);
});

it('finds an item that is further in than the one above, and takes it for no line of it', () => {
  const rules = (lines: string): string[] => said('admission', 'admission.yaml', `rules:\n${lines}`);
  expect(rules('  - Seats are limited.\n   - Bring the form.\n   - Come early.\n')).toEqual([
    'error Rules › item 1: is further in than the item above, and so becomes part of it. Put its hyphen right below the other: - Bring the form. [  - ]',
  ]);
  expect(rules('  - A copy of the form\n    with a photo - and a stamp\n')).toEqual([]);
});

it('does not make one item of the lines of a list without hyphens', () => {
  const documents = (lines: string): string[] => said('admission', 'admission.yaml', `documents:\n${lines}`);
  expect(documents('  Aadhaar card\n  Birth certificate\n')).toEqual([
    expect.stringMatching(/Write each on its own line, with "- " in front\.$/),
  ]);
  expect(documents('  Birth certificate\n')).toEqual([expect.stringContaining('Write [Birth certificate].')]);
});

it.each([
  ['+91 98765  43210', '+91 98765 43210'],
  ['9876543210,', '+91 98765 43210'],
  ['0522 - 234 5678;', '+91 522 234 5678'],
])('mends the signs between the digits of the telephone number %s', (phone, right) => {
  expect(ofAccountant(phone)).toEqual([
    expect.stringMatching(new RegExp(`\\[${right.replace('+', '.')}\\]$`)),
  ]);
});

it.each(['+91 0522 234567', '+91-0522-234567', '+910522234567'])(
  'takes the 0 of an area code behind +91 for no digit of the number: %s',
  (phone) => {
    expect(ofAccountant(phone)).toEqual([
      `error Accountants › Ram Lal › phone: must have no 0 behind +91, and ten digits without it, found "${phone}". Write for example +91 98765 43210.`,
    ]);
  },
);

it('does not join the words that a line break parts', () => {
  expect(topper({ alt: 'A boy<br>and a dog' })).toEqual([expect.stringContaining('[A boy and a dog]')]);
});

it('asks for quotes round {principal} and for the kind of a day in the words of the site', () => {
  expect(topper({ name: '{principal}' })).toEqual([
    'error Name: must be text, and { begins a group of fields. Write it in quotes: "{principal}" ["{principal}"]',
  ]);
  expect(said('pages', 'pages/a.md', '---\nupdated: {x}\n---\n').join()).toContain(
    'Updated: must be a date, ',
  );
  expect(topper({ name: '\n  principal:' })).toEqual([
    'error Name: has ": " in it, which makes a field of it. Write it in quotes: "principal:" ["principal:"]',
  ]);
  const day = '  - date: 2026-04-14\n    kind: PTM\n    title: A\n';
  expect(said('calendar', 'calendar.yaml', `session: 2026-27\ngroups: []\ndays:\n${day}`)).toEqual([
    expect.stringMatching(/, found "PTM"\. Write meeting\. \[meeting\]$/),
  ]);
});

it.each([
  '24.12.2026, 10:30 am: bring the report cards',
  '24/12/2026 10:30 am to 12:30 pm',
  '10:30 am, 24.12. in the hall: all parents',
])('does not take a day with its hour for a line of WhatsApp: %s', (alt) => {
  expect(topper({ alt: JSON.stringify(alt) })).toEqual([]);
});

it('asks for what belongs in a list whose items have no example', () => {
  expect(said('sample', 'sample.yaml', 'note: A\nvalues:\n  - "-"\n')).toEqual([
    'error Values › item 1: - says nothing. Write what belongs there, or take it out.',
  ]);
});

it.each([
  ['2026-12-25T18:00', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00+5:30', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00 GMT+0530', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25 6 pm IST', 'Write 2026-12-25T18:00+05:30. [2026-12-25T18:00+05:30]'],
  ['2026-12-25T18:00+99:00', 'Write for example 2026-12-25T18:00+05:30.'],
  ['2026-12-25T18:00 EST', 'Write for example 2026-12-25T18:00+05:30.'],
  ['2026-12-25', 'Write for example 2026-12-25T18:00+05:30.'],
])('says what to write in the place of the moment %s', (until, write) => {
  const [message = ''] = said('notice', 'notice.yaml', `label: A\ntext: B\nuntil: ${until}\n`);
  expect(message.slice(message.indexOf('Write '))).toBe(write);
});

it.each([
  '2026-12-25T18:00+05:99',
  '25/12/2026 6:00 pm',
  '2026-12-25 IST',
  '2026-12-25+05:30',
  '2026-12-25Z',
])('says which day to write in the place of %s', (publish) => {
  const [message] = said('news', 'news/a.yaml', `publish: ${publish}\ndate: 2026-11-01\nmessage: A\n`);
  expect(message).toMatch(/^error Publish: must be a date .* Write 2026-12-25\. \[2026-12-25\]$/);
});

const kept: Record<string, (text: string) => string[]> = {
  notice: (text) => said('notice', 'notice.yaml', `label: A\ntext: ${text}\nuntil: 2026-11-25T18:00+05:30\n`),
  announcement: (message) =>
    said(
      'announcements',
      'announcements/a.yaml',
      `publish: 2026-11-20\nexpires: 2026-11-26\nmessage: ${message}\n`,
    ),
  event: (message) =>
    said('events', 'events/a.yaml', `publish: 2026-12-01\ndate: 2026-12-23\nmessage: ${message}\n`),
  'notice of one day': (text) =>
    said('notice', 'notice.yaml', `label: A\ntext: ${text}\nuntil: 2026-11-21T18:00+05:30\n`),
  page: (text) => said('pages', 'pages/a.md', PAGE.replace('DAY', '2026-11-20').replace('Text.', text)),
};

it.each([
  ['notice', 'Closed since yesterday.', 'yesterday'],
  ['notice', 'Closed tomorrow.', 'tomorrow'],
  ['announcement', 'कल अवकाश', 'कल'],
  ['notice', 'Closed today.', 'today'],
  ['notice', 'Heavy rain. No school today. Keep warm.', 'today'],
  ['announcement', 'आज विद्यालय बंद है।', 'आज'],
  ['announcement', 'Today is the last date for fees.', 'Today'],
  ['page', 'The PTM is postponed to tomorrow.', 'tomorrow'],
])('warns of a day in a %s that is another one tomorrow: %s', (kind, text, day) => {
  expect(kept[kind]?.(text)).toEqual([
    expect.stringContaining(`says "${day}", which families also read on later days. Write the date.`),
  ]);
});

it.each([
  ['Annual day on 24 December.', 'says "24 December", and its own date is 23 December 2026.'],
  ['वार्षिक उत्सव 24 दिसंबर 2026', 'says "24 दिसंबर 2026", and its own date is 23 December 2026.'],
  ['Annual day on 23 December 2027.', 'and its own date is 23 December 2026.'],
])('warns of another day than that of the event: %s', (text, message) => {
  expect(kept.event?.(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['event', 'Bring your friends tomorrow'],
  ['announcement', 'सकल शुल्क'],
  ['announcement', 'The leaders of tomorrow'],
  ['announcement', 'Building a better tomorrow'],
  ['announcement', 'Tomorrow’s leaders on the stage'],
  ['notice of one day', 'Closed today.'],
  ['announcement', 'Admission is open. Apply today!'],
  ['page', 'The school today has 1,200 pupils. It is closed on Sundays.'],
  ['page', 'We teach the leaders of tomorrow. The old gate was closed in 1998; today it is a museum.'],
  ['event', 'Annual day. Names by 10 December.'],
  ['event', 'Ramanujan was born on 22 December 1887.'],
  ['event', 'नाम 10 दिसंबर तक दें, छुट्टी 25 दिसंबर से'],
  ['event', 'Rehearsal on 20 December, all parents on 23 December.'],
])('takes the words of this %s for no mistake: %s', (kind, text) => {
  expect(kept[kind]?.(text)).toEqual([]);
});

it.each([
  [
    'Annual day at 10 am',
    "'11:00'",
    'is 11:00, and the text says "at 10 am". Correct the one that is wrong.',
  ],
  [
    'Annual day, begins at 12.30 p.m.',
    "'11:00'",
    'is 11:00, and the text says "begins at 12.30 p.m". Correct the one that is wrong.',
  ],
  [
    'Annual day at 3 pm',
    "'11:00'\nends: '13:00'",
    'is 11:00, and the text says "at 3 pm". Correct the one that is wrong.',
  ],
])('warns of an hour that is not that of the event: %s', (text, begins, message) => {
  expect(kept.event?.(`${text}\nbegins: ${begins}`)).toEqual([`warning Begins: ${message}`]);
});

it.each([
  ['Annual day at 11 am, prizes from 1 pm', "'11:00'"],
  ['Annual day. The chief guest speaks at 12 pm', "'11:00'"],
  ['Annual day. Parents report at 10 am', "'11:00'"],
  ['Annual day. Breakfast at 8 am', "'11:00'"],
  ['Annual day at 11.00 a.m.', "'11:00'\nends: '13:00'"],
])('takes the hours of this event for right: %s', (text, begins) => {
  expect(kept.event?.(`${text}\nbegins: ${begins}`)).toEqual([]);
});

it.each([
  [
    '2026-12-24',
    '2026-12-23',
    'Publish: is 2026-12-24, after the event on 2026-12-23. Write an earlier day, or tell of it under news.',
  ],
])('warns where an event is published on %s and held on %s', (publish, date, message) => {
  const event = (lines: string): string[] => said('events', 'events/a.yaml', `${lines}message: A\n`);
  expect(event(`publish: ${publish}\ndate: ${date}\n`)).toEqual([`warning ${message}`]);
  expect(event(`publish: 2026-12-23\ndate: 2026-12-23\n`)).toEqual([]);
  expect(event(`publish: 2026-12-24\ndate: 2026-12-23\nuntil: 2026-12-24\n`)).toEqual([]);
});

it.each(['Monday to Saturday, 8.00 am to 2.00 am', '9 pm - 12 pm', '10.30 a.m. to 9.30 a.m.'])(
  'warns of hours that end before they begin: %s',
  (text) => {
    expect(kept.announcement?.(text)).toEqual([expect.stringContaining(', which ends before it begins.')]);
  },
);

it.each([
  '8 pm to 6 am',
  '12 pm to 1 pm',
  '12.00 pm - 12.30 pm',
  '9 am to 12 noon',
  '8.15 am to 11 am, 2 pm to 4 pm',
])('takes these hours for right: %s', (text) => expect(kept.announcement?.(text)).toEqual([]));

it.each([
  [
    '2027-01-05',
    '2026-01-05',
    [expect.stringMatching(/^warning Date: is 2026-01-05, a year before publish, /)],
  ],
  ['2027-01-05', '2026-12-28', []],
  ['2026-11-20', '2019-08-15', []],
])('asks whether the year is right where news is published on %s and of %s', (publish, date, expected) => {
  const news = said('news', 'news/a.yaml', `publish: ${publish}\ndate: ${date}\nmessage: A\n`);
  expect(news.filter((each) => each.includes('a year before'))).toEqual(expected);
});

it('does not tell to write the day that it refuses', () => {
  const [message] = said('news', 'news/a.yaml', 'publish: 2026-11-01\ndate: 2209-03-31\nmessage: A\n');
  expect(message).toMatch(/found "2209-03-31"\. Write for example 2025-04-12\.$/);
});

const inCalendar = (date: string, title: string): string[] =>
  said(
    'calendar',
    'calendar.yaml',
    `session: 2026-27\ngroups: []\ndays:\n  - date: ${date}\n    kind: other\n    title: ${title}\n`,
  );

it.each([
  ['2026-04-15', 'Ambedkar Jayanti', '14 April'],
  ['2026-05-02', 'Labour Day', '1 May'],
  ['2026-07-21', 'International Yoga Day', '21 June'],
  ['2026-05-09', 'Teachers’ Day', '5 September'],
  ['2026-09-15', 'हिंदी दिवस', '14 September'],
  ['2026-12-14', "Children's Day.", '14 November'],
  ['2026-11-20', 'Constitution Day', '26 November'],
  ['2026-12-26', 'Christmas', '25 December'],
  ['2027-02-22', 'National Science Day', '28 February'],
  ['2026-08-05', 'Independence Day celebrations', '15 August'],
])('asks whether the day is right where %s is %s', (date, title, day) => {
  expect(inCalendar(date, title)).toEqual([
    expect.stringMatching(new RegExp(`, which is on ${day}, found .* Is the day right\\?$`)),
  ]);
});

it.each([
  ['2026-11-14', 'Children’s Day'],
  ['2026-11-13', 'Children’s Day'],
  ['2026-12-24', 'Christmas celebrations'],
  ['2026-05-02', 'Holiday for Labour Day'],
  ['2026-06-22', 'Yoga Day'],
  ['2026-10-05', 'World Teachers’ Day'],
  ['2027-01-10', 'World Hindi Day'],
  ['2027-03-01', 'Science Day'],
  ['2026-08-14', 'Independence Day celebrations in classes'],
  ['2027-01-25', 'Republic Day function'],
  ['2027-01-20', 'Republic Day quiz'],
  ['2026-08-17', 'Holiday in lieu of Independence Day'],
  ['2026-08-10', 'स्वतंत्रता दिवस की तैयारी'],
])('does not ask it where %s is %s', (date, title) => expect(inCalendar(date, title)).toEqual([]));

const PAGE = '---\ntitle: A\ndescription: B\nupdated: DAY\ncontact: office\n---\n\nText.\n';

it.each([
  ['publish', '2027-11-22', '2027-11-23'],
  ['date', '2028-05-24', '2028-05-25'],
  ['until', '2028-05-24', '2028-05-25'],
  ['updated', '2026-11-22', '2026-11-23'],
])('asks whether the year is right where %s is later than %s', (field, last, beyond) => {
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
  [['10-04', '10-05', '10-06'], [expect.stringContaining('has day-month, and each must be month-day')]],
  [['10-04', '10-05'], []],
])('takes days of payment in one month for months, but not two of them: %j', (due, expected) => {
  const found = said('fees', 'fees.yaml', `session: 2026-27\ndue: ${JSON.stringify(due)}\n`);
  expect(found.filter((each) => each.includes(' Due:'))).toEqual(expected);
});
