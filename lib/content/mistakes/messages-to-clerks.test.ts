import { readFileSync } from 'node:fs';
import { useSchoolCopy, type SchoolCopy } from './school-copy';

const school = useSchoolCopy();

const news = (message: string): string => `publish: 2025-04-12\ndate: 2025-04-12\nmessage: ${message}\n`;
const page = (body: string): string =>
  `---\ntitle: School bus\ndescription: Three routes.\nupdated: 2025-04-15\ncontact: office\n---\n\n${body}\n`;
const write =
  (file: string, text: string | Uint8Array) =>
  (own: SchoolCopy): void =>
    own.write(file, text);
const change =
  (file: string, from: string, to: string) =>
  (own: SchoolCopy): void =>
    own.change(file, from, to);
const message = (typed: string) => write('news/quiz.yaml', news(typed));
const text = (body: string) => write('pages/transport.md', page(body));
const second = (file: string) =>
  `${file} looks like a second fees.yaml. Copy anything newer into fees.yaml, then move this one out of content/.`;
const HEIC =
  'is an iPhone photo (HEIC). On the phone, choose Settings > Camera > Formats > Most Compatible, or send the photo to yourself on WhatsApp.';
const UTF8 = 'is not saved as UTF-8. Save it as UTF-8 (Notepad: Save as, Encoding).';

/** What a clerk does, the change to the school, and all resulting messages, without their places. */
const SLIPS: readonly (readonly [did: string, act: (own: SchoolCopy) => void, said: string[]])[] = [
  [
    'adds unsupported files',
    write('site.html', 'x'),
    ['is a file that the site cannot use. Keep it outside content/.'],
  ],
  ['keeps a second file called "fees new"', write('fees new.yaml', 'x'), [second('').trim()]],
  ['keeps a copy that OneDrive made', write('fees-OFFICE-PC.yaml', 'x'), [second('').trim()]],
  ['keeps a copy that Dropbox made', write('fees (conflicted copy).yaml', 'x'), [second('').trim()]],
  [
    'makes the calendar unreadable, while a page shows it',
    (own) => {
      own.write('calendar.yaml', 'session 2025-26\n');
      own.change('pages/Account/Testimonials.md', '  - gallery', '  - gallery\n  - calendar');
    },
    ['has no colon. Write session: 2025-26'],
  ],
  [
    'makes admission.yaml unreadable, while a page links to its list of papers',
    (own) => {
      own.change('admission.yaml', 'rules:\n', 'rules:\n  - @office\n');
      own.change('pages/Account/Testimonials.md', '  - gallery', '  - gallery\n  - admissionRules');
      own.change('pages/Account/Testimonials.md', 'These', '[Papers](#required-documents). These');
    },
    ['begins a value with @, which has a special meaning here. Write it in quotes: "@office"'],
  ],
  [
    'copies a page',
    (own) => own.write('pages/hostel.md', readFileSync(own.pathOf('pages/transport.md'))),
    [
      'pages/hostel.md no link leads to this page. Add it to menu.yaml with to: /hostel, or delete the file.',
      'pages/hostel.md Title: "School bus" is already the title of content/pages/transport.md, line 2. Write another.',
    ],
  ],
  ...['#REF!', '#N/A', '#VALUE!'].map(
    (error) =>
      [
        `pastes ${error}`,
        change('fees.yaml', 'amount: 500', `amount: ${error}`),
        [`Registration › VI › amount: ${error} is an Excel error. Write the amount.`],
      ] as const satisfies (typeof SLIPS)[number],
  ),
  [
    'pastes an Excel error into a text',
    message('"Fees: #REF! rupees"'),
    ['Message: #REF! is an Excel error. Write what belongs there.'],
  ],
  [
    'writes a hyphen instead of leaving a field out',
    change('fees.yaml', 'installment: 1550', 'installment: -'),
    ['- is not an amount. Write 0, or delete the row.'],
  ],
  [
    'pastes a number that Excel has shortened',
    change('school.yaml', '  - +91 98765 43210', '  - 9.19877E+11'),
    ['Phones › item 1: Excel has shortened this number. Type it again.'],
  ],
  [
    'links to a telephone number that contains a space',
    text('[Call us](tel:98765 43210)'),
    [
      'Text: "[Call us](tel:98765 43210)" is not a link: its address contains a space. Write tel:+919876543210.',
    ],
  ],
  [
    'writes the web address of a photo instead of its name',
    text('![Bus](https://drive.google.com/file/d/1/view)'),
    [
      'Text: is the web address "https://drive.google.com/file/d/1/view". Download it into content/images/ and write its name.',
    ],
  ],
  ['renames an iPhone photo to .jpg', write('images/bus.jpg', '\0\0\0\u0018ftypheic\0\0\0\0mif1'), [HEIC]],
  [
    'links to a file whose name contains a space',
    (own) => {
      own.write('files/TC List.pdf', readFileSync(own.pathOf('files/form.pdf')));
      own.write('pages/transport.md', page('[TCs](/assets/TC List.pdf)'));
    },
    [
      'Text: "[TCs](/assets/TC List.pdf)" is not a link: its address contains a space. Write /assets/TC%20List.pdf, or rename the file.',
    ],
  ],
  [
    'shortens one of the allowed words',
    (own) => {
      own.write(
        'calendar.yaml',
        'session: 2025-26\ngroups: []\ndays:\n  - date: 2025-08-18\n    kind: exam\n    title: Tests\n',
      );
    },
    [
      'Days › Tests › kind: must be one of holiday, vacation, examination, meeting, workingSaturday, other, found "exam". Write examination.',
    ],
  ],
  [
    'presses Enter in a message',
    message('Class X won\nthe quiz of the town'),
    ['belongs to line 3: move it there.'],
  ],
  [
    'pastes a row from Excel',
    change('fees.yaml', 'accountants:', 'VI-VIII\t1550\t10850\naccountants:'),
    ['belongs to line 18: move it there, or write a field name and a colon in front.'],
  ],
  [
    'types a visarga instead of a colon',
    write('news/quiz.yaml', news('Hello').replace('date:', 'dateः')),
    ['has ः instead of a colon. Write date: 2025-04-12'],
  ],
  [
    'types a full-width colon',
    write('news/quiz.yaml', news('Hello').replace('date:', 'date：')),
    ['has ： instead of a colon. Write date: 2025-04-12'],
  ],
  ...['www.x.in/', 'https://www.x.in/', 'http://www.x.in/home.html'].map(
    (typed) =>
      [
        `gives ${typed} as the website`,
        change('school.yaml', 'https://school.test', typed),
        [expect.stringContaining('Write https://www.x.in.') as string],
      ] as const satisfies (typeof SLIPS)[number],
  ),
  [
    'saves as UTF-16 without a byte order mark',
    write('news/quiz.yaml', Buffer.from(news('Hello'), 'utf16le')),
    [UTF8],
  ],
  [
    'types a landline',
    change('school.yaml', '  - +91 98765 43210', '  - (0522) 2345678'),
    [expect.stringContaining('found "(0522) 2345678". Write +91 522 234 5678.') as string],
  ],
  [
    'types a PIN with a space',
    change('school.yaml', "'470001'", '834 002'),
    ['Address › pin: must be a PIN code of six digits, found "834 002". Write \'834002\'.'],
  ],
  [
    'overrides a word that an update has removed',
    write('words.yaml', 'page:\n  oldGreeting: Good morning\n'),
    ['Page › oldGreeting: is no longer a word of the site. Delete the line.'],
  ],
  [
    'removes the # from only one line of words.yaml',
    write('words.yaml', '# home:\n  readMore: Continue\n'),
    [
      'ReadMore: belongs under home:. Above it, write home: on its own line, with no # or spaces before it. Put two spaces before readMore.',
    ],
  ],
  [
    'writes {Principal} with a capital letter in school.yaml',
    change('school.yaml', 'title: Fee counter', "title: Fee counter\n    name: '{Principal}'"),
    ['Contacts › Fee counter › name: "{Principal}" is not filled in. Write your school\'s own.'],
  ],
  [
    'writes due dates with the day before the month',
    change(
      'fees.yaml',
      'installments: 7',
      "installments: 7\ndue: ['10-04', '10-05', '10-07', '10-08', '10-10', '10-12', '10-01']",
    ),
    [
      'Due: has the day before the month, but the month must come first. Did you mean 04-10, 05-10, 07-10, 08-10, 10-10, 12-10, 01-10?',
    ],
  ],
  [
    'writes an admission rule that contains a colon',
    change('admission.yaml', 'Seats are limited.', 'Fees: Rs. 500/-'),
    ['Rules › item 1: contains ": ", which turns it into a field. Write it in quotes: "Fees: Rs. 500/-"'],
  ],
  [
    'forgets to close a list with ]',
    change('fees.yaml', 'installments: 7', "installments: 7\ndue: ['04-10', '05-10'"),
    ['opens a list with [ but does not close it.'],
  ],
  [
    'writes a hyphen instead of a colon',
    change('fees.yaml', 'session: 2025-26', 'session - 2025-26'),
    ['has no colon. Write session: 2025-26'],
  ],
  [
    'misspells the field for the name of the principal',
    (own) => {
      own.change('school.yaml', 'title: Fee counter', "title: Fee counter\n    name: '{principal}'");
      own.change('school.yaml', 'logo: ', 'principal:\n  nme: Ravi Kumar\nlogo: ');
    },
    ['Principal › nme: there is no field with this name. Did you mean "name"?'],
  ],
  [
    'writes file: directly in a row instead of under files:',
    (own) => {
      own.change('disclosure.yaml', '    - row: B6\n', '    - row: B6\n      file: fire.pdf\n');
    },
    [
      'B › rows › B6 › file: belongs under files:, beside the title of the document. Write, for example, files: [{ title: Affiliation letter, file: affiliation-2026.pdf, validUntil: 2027-03-31 }]',
    ],
  ],
  [
    'has a notice with an invalid time zone',
    write('notice.yaml', 'label: Closed\ntext: Closed today.\nuntil: 2026-11-25T18:00+05:99\n'),
    [
      'Until: must be a day and a time, joined by T, with +05:30 at the end, found "2026-11-25T18:00+05:99". Write 2026-11-25T18:00+05:30.',
    ],
  ],
  [
    'writes a fraction of 1 as a percentage',
    write(
      'toppers/first.yaml',
      'order: 1\nname: A. Verma\nposition: Class VIII\npercentage: 0.964\npicture: garden.png\nalt: Drawn portrait\nconsent: drawing\n',
    ),
    ['Percentage: must be a percentage, not a fraction of 1, found 0.964. Write 96.4.'],
  ],
  [
    'types WhatsApp markup',
    message('*Bus 3* is _late_ and ~cancelled~'),
    [
      '"~cancelled~" would be shown with its ~. Delete the crossed-out words, or only the ~ if the words still apply.',
    ],
  ],
  [
    'types ~ in a message',
    message('The trip is ~cancelled~ today'),
    [
      'Message: "~cancelled~" would be shown with its ~. Delete the crossed-out words, or only the ~ if the words still apply.',
    ],
  ],
  [
    'pastes a table',
    text('Fares:\nRoute\tFare\nRampur\t900\nSagar\t'),
    [
      'Text: is a table from Word or Excel, and its rows would run together. Write it as a table, with | between the cells: | Route | Fare |',
    ],
  ],
  [
    'pastes a row into a field',
    change('admission.yaml', 'Seats are limited.', 'Nursery\t3 years'),
    ['Rules › item 1: is a row from a spreadsheet: its cells would run together. Write Nursery, 3 years'],
  ],
  [
    'pastes a table into a field',
    write(
      'announcements/tests.yaml',
      'publish: 2025-04-12\nmessage: |-\n  Tests:\n  Date\tSubject\n  14 December\tHindi\n',
    ),
    [
      'Message: is a table from Word or Excel, and its rows would run together. Save the table as a PDF and add the PDF, or write the table on a page',
    ],
  ],
  [
    'leaves a blank from a template',
    text('Welcome to [Name of the school].'),
    ['Text: "Welcome to [Name of the school]." is not filled in. Write your school\'s own.'],
  ],
];

describe('a clerk', () => {
  it.each(SLIPS)('a clerk who %s is told what is wrong and what to write', async (_, act, said) => {
    act(school);
    const problems = await school.problems();
    const plain = problems.map((line) => {
      const [, file = '', words = ''] = /^content\/(.+?):\d+:\d+ {2}(.*)$/s.exec(line) ?? [];
      return said.some((each) => typeof each === 'string' && each.startsWith(`${file} `))
        ? `${file} ${words}`
        : words;
    });
    expect(plain).toEqual(said);
  });
});
