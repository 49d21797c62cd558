import { readFileSync } from 'node:fs';
import { SMALL_SCHOOL, useSchoolCopy, type SchoolCopy } from './school-copy';

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
  `${file} looks like a second fees.yaml. Copy what is newer into fees.yaml, then take it out of content/.`;
const OUTSIDE = 'which the site cannot use. Keep it outside content/.';
const HEIC =
  'is an iPhone photo (HEIC). On the phone choose Settings, Camera, Formats, Most Compatible, or send it to yourself by WhatsApp.';
const UTF8 = 'is not saved as UTF-8. Save it as UTF-8 (Notepad: Save as, Encoding).';
const OPENED = '> begins a text on the following lines: write them, two spaces in, or take > out.';
const SCHOOL =
  'holds a second school, with a school.yaml of its own. Take what was copied there out of content/.';
const copyTo =
  (folder: string) =>
  (own: SchoolCopy): void =>
    SMALL_SCHOOL.forEach((bytes, file) => own.write(`${folder}/${file}`, bytes));

/** What a clerk did, and the whole of what is said, without places; `fix` can mend those with a remedy. */
const SLIPS: readonly (readonly [did: string, act: (own: SchoolCopy) => void, said: string[]])[] = [
  ['puts a workbook there', write('fees.xlsx', 'x'), [`is an Excel workbook, ${OUTSIDE}`]],
  ['puts a CSV there', write('fees.csv', 'x'), [`is a table of a spreadsheet, ${OUTSIDE}`]],
  ['puts a packed folder there', write('content.zip', 'x'), [`is a packed folder, ${OUTSIDE}`]],
  ['puts a note there', write('notes.txt', 'x'), [`is a plain text, ${OUTSIDE}`]],
  [
    'puts anything there',
    write('site.html', 'x'),
    ['is a file that the site cannot use. Keep it outside content/.'],
  ],
  ['puts a workbook into a folder', write('news/list.xlsx', 'x'), [`is an Excel workbook, ${OUTSIDE}`]],
  ['keeps "fees new"', write('fees new.yaml', 'x'), [second('').trim()]],
  ['keeps what OneDrive made', write('fees-OFFICE-PC.yaml', 'x'), [second('').trim()]],
  ['keeps what Dropbox made', write('fees (conflicted copy).yaml', 'x'), [second('').trim()]],
  [
    'writes a calendar that cannot be read',
    (own) => {
      own.write('calendar.yaml', 'session 2025-26\n');
      own.change('pages/Account/Testimonials.md', '  - gallery', '  - gallery\n  - calendar');
    },
    ['has no colon. Write session: 2025-26'],
  ],
  [
    'writes rules that cannot be read, to whose papers a page links',
    (own) => {
      own.change('admission.yaml', 'rules:\n', 'rules:\n  - @office\n');
      own.change('pages/Account/Testimonials.md', '  - gallery', '  - gallery\n  - admissionRules');
      own.change('pages/Account/Testimonials.md', 'These', '[Papers](#required-documents). These');
    },
    ['begins a value with @, which has a sense of its own here. Write it in quotes: "@office"'],
  ],
  [
    'copies a page',
    (own) => own.write('pages/hostel.md', readFileSync(own.pathOf('pages/transport.md'))),
    [
      'pages/hostel.md no link leads to this page. Give it a place in menu.yaml: to: /hostel, or delete the file.',
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
    'pastes an error into words',
    message('"Fees: #REF! rupees"'),
    ['Message: #REF! is an Excel error. Write what belongs there.'],
  ],
  [
    'writes a hyphen for nothing',
    change('fees.yaml', 'installment: 1550', 'installment: -'),
    ['- is no amount. Write 0, or take out the row.'],
  ],
  [
    'pastes a number that Excel has shortened',
    change('school.yaml', '  - +91 98765 43210', '  - 9.19877E+11'),
    ['Phones › item 1: Excel has shortened this number. Type it again.'],
  ],
  [
    'links to a number with a space',
    text('[Call us](tel:98765 43210)'),
    ['Text: "[Call us](tel:98765 43210)" is no link: its address has a space. Write tel:+919876543210.'],
  ],
  [
    'names a photo by its web address',
    text('![Bus](https://drive.google.com/file/d/1/view)'),
    [
      'Text: is the web address "https://drive.google.com/file/d/1/view". Download it into content/images/ and write its name.',
    ],
  ],
  ['renames a photo of an iPhone', write('images/bus.jpg', '\0\0\0\u0018ftypheic\0\0\0\0mif1'), [HEIC]],
  ['saves a photo from Chrome', write('images/bus.jfif', 'x'), ['must end in .jpg. Rename it to bus.jpg.']],
  [
    'links to a file with a space',
    (own) => {
      own.write('files/TC List.pdf', readFileSync(own.pathOf('files/form.pdf')));
      own.write('pages/transport.md', page('[TCs](/assets/TC List.pdf)'));
    },
    [
      'Text: "[TCs](/assets/TC List.pdf)" is no link: its address has a space. Write /assets/TC%20List.pdf, or rename the file.',
    ],
  ],
  [
    'shortens a word of a choice',
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
    ['belongs to line 3: put it there.'],
  ],
  [
    'pastes a row of Excel',
    change('fees.yaml', 'accountants:', 'VI-VIII\t1550\t10850\naccountants:'),
    [
      'is a row of a spreadsheet. Write each of its cells on a line of its own, behind its field, such as class: VI-VIII',
    ],
  ],
  [
    'types a visarga for a colon',
    write('news/quiz.yaml', news('Hello').replace('date:', 'dateः')),
    ['has ः in the place of the colon. Write date: 2025-04-12'],
  ],
  [
    'types a colon of full width',
    write('news/quiz.yaml', news('Hello').replace('date:', 'date：')),
    ['has ： in the place of the colon. Write date: 2025-04-12'],
  ],
  ["copies last year's folder in", copyTo('content 2024-25'), [SCHOOL]],
  ['copies the school into the news', copyTo('news/content'), [SCHOOL]],
  ['copies its files into the news', copyTo('news'), [SCHOOL]],
  ...['www.x.in', 'https://www.x.in/', 'http://www.x.in/home.html'].map(
    (typed) =>
      [
        `gives ${typed} as the website`,
        change('school.yaml', 'https://school.test', typed),
        [expect.stringContaining('Write https://www.x.in.') as string],
      ] as const satisfies (typeof SLIPS)[number],
  ),
  [
    'saves as UTF-16 without its mark',
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
    'has a word that an update has dropped',
    write('words.yaml', 'page:\n  oldGreeting: Good morning\n'),
    ['Page › oldGreeting: is no longer a word of the site. Take the line out.'],
  ],
  [
    'takes the sign # from one line of the words only',
    write('words.yaml', '# home:\n  readMore: Continue\n'),
    [
      'ReadMore: belongs below home:. Write home: on a line of its own above it, without # and without spaces in front, and two spaces in front of readMore.',
    ],
  ],
  [
    'gives the principal of school.yaml capitals',
    change('school.yaml', 'title: Fee counter', "title: Fee counter\n    name: '{Principal}'"),
    ['Contacts › Fee counter › name: has {Principal}, which visitors would see as it is. Write {principal}'],
  ],
  [
    'mistypes the principal in a message',
    change('messages/principal.md', 'name: S. Tiwari', "name: '{principle}'"),
    ['Name: has {principle}, which visitors would see as it is. Write {principal}'],
  ],
  [
    'doubles the signs of the principal in the disclosure',
    change('disclosure.yaml', '- name: S. Tiwari', "- name: '{{ principal }}'"),
    [
      'D › rows › D1 › people › {{ principal }} › name: has {{ principal }}, which visitors would see as it is. Write {principal}',
    ],
  ],
  [
    'writes the days of payment as day and month',
    change(
      'fees.yaml',
      'installments: 7',
      "installments: 7\ndue: ['10-04', '10-05', '10-07', '10-08', '10-10', '10-12', '10-01']",
    ),
    [
      'Due: has day-month, and each must be month-day. Did you mean 04-10, 05-10, 07-10, 08-10, 10-10, 12-10, 01-10?',
    ],
  ],
  [
    'writes a rule with a colon',
    change('admission.yaml', 'Seats are limited.', 'Fees: Rs. 500/-'),
    ['Rules › item 1: has ": " in it, which makes a field of it. Write it in quotes: "Fees: Rs. 500/-"'],
  ],
  [
    'forgets the end of a list',
    change('fees.yaml', 'installments: 7', "installments: 7\ndue: ['04-10', '05-10'"),
    ["opens a list with [ and does not close it. Write ['04-10', '05-10']"],
  ],
  [
    'begins a list of several lines with [',
    change('gallery.yaml', 'pictures:', 'pictures: ['),
    ['opens a list with [ and does not close it. Take [ out.'],
  ],
  [
    'goes on with a list that may be a sentence',
    change('admission.yaml', 'Seats are limited.', 'Seats are\n  limited.'),
    [
      'has no "- " in front. Begin each item of the list with it: - limited., or put it at the end of line 2 where it belongs to that',
    ],
  ],
  [
    'writes a hyphen in the place of the colon',
    change('fees.yaml', 'session: 2025-26', 'session - 2025-26'),
    ['has no colon. Write session: 2025-26'],
  ],
  [
    'leaves out the year of a day',
    change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12th April'),
    [
      'Date: must be a date that exists, written year-month-day, found "12th April". Write it with its year, for example 2025-04-12.',
    ],
  ],
  [
    'leaves out the name of the principal',
    (own) => {
      own.change('school.yaml', 'title: Fee counter', "title: Fee counter\n    name: '{principal}'");
      own.change('school.yaml', 'logo: ', 'principal:\n  nme: Ravi Kumar\nlogo: ');
    },
    ['Principal › nme: there is no field of this name. Did you mean "name"?'],
  ],
  [
    'names a document beside its row and not below files',
    (own) => {
      own.change('disclosure.yaml', '    - row: B6\n', '    - row: B6\n      file: fire.pdf\n');
    },
    [
      'B › rows › B6 › file: belongs below files:, beside the title of the document. Write for example files: [{ title: Affiliation letter, file: affiliation-2026.pdf, validUntil: 2027-03-31 }]',
    ],
  ],
  [
    'has a notice with a zone that is none',
    write('notice.yaml', 'label: Closed\ntext: Closed today.\nuntil: 2026-11-25T18:00+05:99\n'),
    [
      'Until: must be a day, T, a time and +05:30, without spaces, found "2026-11-25T18:00+05:99". Write 2026-11-25T18:00+05:30.',
    ],
  ],
  ['begins a message with > and ends', message('>'), [`Message: ${OPENED}`]],
  ['begins a message with >', message('> Hello'), [OPENED]],
  ['goes on after > at the margin', message('>\nHello'), [OPENED]],
  [
    'writes a part of 1 for a percentage',
    write(
      'toppers/first.yaml',
      'order: 1\nname: A. Verma\nposition: Class VIII\npercentage: 0.964\npicture: garden.png\nalt: Drawn portrait\nconsent: drawing\n',
    ),
    ['Percentage: must be a percentage, and not a part of 1, found 0.964. Write 96.4.'],
  ],
  [
    'types with the signs of WhatsApp',
    message('*Bus 3* is _late_ and ~cancelled~'),
    ['"~cancelled~" would be shown with its ~. Delete the struck words, or the signs where the words hold.'],
  ],
  [
    'multiplies with stars',
    message('Rooms of 5*6*7 feet'),
    ['Message: "5*6*7" would be shown with its *. Write 5×6×7.'],
  ],
  [
    'begins with a star',
    message('*Terms apply. 5*6*7'),
    ['"5*6*7" would be shown with its *. Write × where it means "times", or the sign that is meant.'],
  ],
  [
    'types ~ in a message',
    message('The trip is ~cancelled~ today'),
    [
      'Message: "~cancelled~" would be shown with its ~. Delete the struck words, or the signs where the words hold.',
    ],
  ],
  [
    'pastes a table',
    text('Fares:\nRoute\tFare\nRampur\t900\nSagar\t'),
    [
      'Text: is a table of Word or Excel, and its rows would run together. Write it as a table, with upright strokes: | Route | Fare |',
    ],
  ],
  [
    'pastes a table with commas',
    text('Route,Fare,Stops\nRampur,900,4\nSagar,1000,5'),
    [
      'Text: is a table with commas, and its rows would run together. Write it as a table, with upright strokes: | Route | Fare | Stops |',
    ],
  ],
  [
    'pastes a row into a field',
    change('admission.yaml', 'Seats are limited.', 'Nursery\t3 years'),
    ['Rules › item 1: is a row of a spreadsheet: its cells would run together. Write Nursery, 3 years'],
  ],
  [
    'writes an address',
    text('Saraswati School\n7 Temple Road\nSagar 470001'),
    ['Text: 3 lines would be shown as one. End each but the last with \\, or begin each with "- ".'],
  ],
  [
    'writes an address into a field',
    change('school.yaml', 'street: 7 Temple Road', 'street: Saraswati School,\n    7 Temple Road\n    Sagar'),
    [
      'Address › street: is on 3 lines, which would be shown as one. Write Saraswati School, 7 Temple Road, Sagar',
    ],
  ],
  [
    'pastes the bullets of Word',
    text('o Photo\no Marksheet'),
    ['Photo', 'Marksheet'].map(
      (item) =>
        `Text: begins with "o", which makes no list. Begin each item on a line of its own with a hyphen and a space: - ${item}`,
    ),
  ],
  [
    'draws a line',
    text('One.\n\n=====\n\nTwo.'),
    ['Text: is a line of =. Write --- for a line across the page, or take it out.'],
  ],
  ['underlines a heading', text('Timings\n=====\n\nAt 8.'), ['Text: is underlined with =. Write ## Timings']],
  [
    'copies a broken reference of Word',
    text('See Error! Reference source not found. below.'),
    ['Text: "Error! Reference source not found." was left by Word. Write what it should name.'],
  ],
  [
    'leaves a blank of a template',
    text('Welcome to [Name of the school].'),
    ['Text: "Welcome to [Name of the school]." is not filled in. Write the school\'s own.'],
  ],
];

describe('a clerk', () => {
  it.each(SLIPS)('who %s is told what it is and what to write', async (_, act, said) => {
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
