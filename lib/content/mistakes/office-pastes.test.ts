import { tmpdir } from 'node:os';
import { formatProblem } from '../say/problem';
import { useMemorySchool } from './memory-folder';

const school = useMemorySchool(tmpdir());

/** What is said of the small school with another text in one of its files, without the place. */
async function said(file: string, change: (text: string) => string): Promise<string> {
  const text = change(String(school.files.get(file) ?? ''));
  const { problems } = await school.load(new Map([...school.files, [file, Buffer.from(text)]]));
  return problems.map((each) => formatProblem(each).replace(/^.*?:[\d:]+ {2}/, '')).join('\n');
}

const NEWS = 'message: Class VIII won the district science quiz.';

/** By file, what is typed, in the place of what, and what is said of it; nothing where all is right. */
const TYPED: readonly (readonly [file: string, from: string | RegExp, to: string, said: string])[] = [
  // Days, times and amounts
  ['news/quiz.yaml', 'date: 2025-04-12', 'date: 26 नवंबर 2026', 'Write 2026-11-26.'],
  ['news/quiz.yaml', 'date: 2025-04-12', 'date: २६ नवम्बर २०२६', 'Write 2026-11-26.'],
  [
    'news/quiz.yaml',
    'date: 2025-04-12',
    'date: Friday 26 November 2026',
    'Is the day right? 26 November 2026 is a Thursday. Write 2026-11-26.',
  ],
  [
    'news/quiz.yaml',
    'date: 2025-04-12',
    'date: 46352',
    'Is that the number of Excel for 26 November 2026? Write 2026-11-26.',
  ],
  [
    'news/quiz.yaml',
    'date: 2025-04-12',
    'date: 2026-12-23 to 2026-12-24',
    'The last of several days, 2026-12-24, belongs after until or expires. Write 2026-12-23.',
  ],
  ['fees.yaml', 'installments: 7', 'installments: 7\ndue: [10-Apr]', 'found "10-Apr". Write 04-10.'],
  ['fees.yaml', 'installments: 7', 'installments: 7\ndue: [10 April]', 'Write 04-10.'],
  ['fees.yaml', 'installments: 7', 'installments: 7\ndue: [30/04]', 'Write 04-30.'],
  [
    'fees.yaml',
    'installments: 7',
    'installments: 7\ndue: [10/04]',
    'Which of the two is the month? Write 04-10 or 10-04.',
  ],
  ['fees.yaml', 'installment: 1550', 'installment: 1550 Rs', 'Write 1550.'],
  [
    'fees.yaml',
    'installment: 1550',
    'installment: Rs 1,550/- per month',
    'Is that what this field asks for? Write 1550.',
  ],
  ['fees.yaml', 'installment: 1550', 'installment: 1550/month', 'Is that what this field asks for? Write'],
  ['fees.yaml', 'installment: 1550', 'installment: 1550 - 1650', 'Write for example 1550.'],
  // Numbers that are names
  [
    'school.yaml',
    "code: '07123'",
    'code: 7,123',
    'must be the number alone, without commas, found "7,123". Write \'7123\'.',
  ],
  ['school.yaml', "affiliationNumber: '1234567'", 'affiliationNumber: 1,234,567', "Write '1234567'."],
  ['school.yaml', "affiliationNumber: '1234567'", 'affiliationNumber: 1234567.0', "Write '1234567'."],
  ['school.yaml', "code: '07123'", 'code: RTE/07-123', ''],
  // The same thing twice
  [
    'home.yaml',
    'picture: garden.png\n    alt: The school garden\n    caption',
    'picture: assembly.png\n    alt: The school garden\n    caption',
    'is the same as assembly.png on line 5. Take',
  ],
  ['gallery.yaml', 'garden.png', 'assembly.png', 'is the same as assembly.png on line 2. Take'],
  ['gallery.yaml', 'garden.png', 'assembly.png\n    album: Garden', ''],
  [
    'disclosure.yaml',
    'C:\n  title',
    '    - row: B9\n      document: Another\n      files:\n        - title: Another\n          file: form.pdf\nC:\n  title',
    'Another › file: is the same as form.pdf on line 19',
  ],
  [
    'disclosure.yaml',
    'C:\n  title',
    '    - row: B9\n      document: Another\n      files:\n        - title: Fire safety certificate\n          file: form.pdf\nC:\n  title',
    '',
  ],
  // One in the place of the other
  [
    'testimonials/parent.yaml',
    'name: ',
    'name: Class VI-B of ',
    '"Class VI" is a class: are name and position swapped?',
  ],
  [
    'documents.yaml',
    'title: Admission form',
    'title: form.pdf',
    'title: is only the name of the file, found "form.pdf".',
  ],
  [
    'disclosure.yaml',
    "'1234567'",
    "'1234567'\n    - row: A4\n      information: Address\n      details: 7 Temple Road, Sagar 200000",
    'is not the pin of school.yaml, found "7 Temple Road, Sagar 200000" here and "470001" there',
  ],
  [
    'disclosure.yaml',
    "'1234567'",
    "'1234567'\n    - row: A4\n      information: Address\n      details: 7 Temple Road, Sagar - 470 001",
    '',
  ],
  [
    'school.yaml',
    'street: 7 Temple Road',
    'street: 7 Temple Road, Sagar 470 002',
    'street: has the PIN code 470 002, and pin is 470001.',
  ],
  ['school.yaml', 'street: 7 Temple Road', 'street: 7 Temple Road, Sagar 470001', ''],
  [
    'school.yaml',
    'email: office@school.test\nphones',
    'email: ofice@school.test\nphones',
    'is "ofice@school.test", and the contact School office has "office@school.test".',
  ],
  ['school.yaml', 'email: office@school.test\nphones', 'email: office1@school.test\nphones', ''],
  // Days of the nation
  [
    'events/holi.yaml',
    'message:',
    'message: Independence Day in the hall.',
    'says "Independence Day", which is on 15 August, found',
  ],
  ['events/holi.yaml', 'message:', 'message: Rehearsal of Independence Day.', ''],
  // Lines
  [
    'news/quiz.yaml',
    NEWS,
    'message: The school is closed in Novem-\n  ber for the summer.',
    'Write November where it is one word',
  ],
  [
    'news/quiz.yaml',
    NEWS,
    'message: 7 Temple Road\n  Sagar',
    'is on 2 lines, which would be shown as one. Write 7 Temple Road, Sagar',
  ],
  ['news/quiz.yaml', NEWS, 'message: Class X won\n  the quiz.', ''],
  [
    'news/quiz.yaml',
    NEWS,
    'message: Closed on 28 Nov.\n  Regards\n  Principal',
    'Write Closed on 28 Nov. Regards, Principal',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n#Buses\n',
    'has no space after #, and would be shown as it is typed. Write ## Buses',
  ],
  ['pages/transport.md', 'contact: office\n---\n', 'contact: office\n---\n\n#Diwali #School\n', ''],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n![garden.png]\n',
    '"![garden.png]" is no picture. Write ![what it shows](garden.png)',
  ],
  // Words that say nothing
  [
    'gallery.yaml',
    'alt: Pupils at work, photo 1',
    'alt: photo',
    'says nothing of the picture, found "photo".',
  ],
  ['gallery.yaml', 'alt: Pupils at work, photo 1', 'alt: Image 3', 'says nothing of the picture'],
  ['gallery.yaml', 'alt: Pupils at work, photo 1', 'alt: IMG_1234', 'is only the name of the file'],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n![photo](garden.png)\n',
    'has only "photo" as its text. Write what it shows',
  ],
  [
    'news/quiz.yaml',
    NEWS,
    'message: Call +91 98765 4321 today.',
    'has the number +91 98765 4321. Behind +91 are ten digits',
  ],
  ['news/quiz.yaml', NEWS, 'message: Call +91 98765 43210 or +91-522-2345678 today.', ''],
  ['announcements/admission.yaml', 'message:', 'classes: All classes\nmessage:', 'Delete the line.'],
  // The words of a link say one number or address, and the link has another
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[+91 94150 12345](tel:+919415012399)\n',
    'says +91 94150 12345, and leads to tel:+919415012399. Write the same in both.',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[WhatsApp 94150-12345](https://wa.me/919415012399)\n',
    'says 94150-12345, and leads to https://wa.me/919415012399.',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[office@school.test](mailto:principal@school.test)\n',
    'says office@school.test, and leads to mailto:principal@school.test.',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[+91 94150 12345](tel:+919415012345), [094150 12345](tel:+919415012345)\n',
    '',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[1098](tel:1098), [94150 12345 9 am to 2 pm, 2026-27](tel:+919415012345)\n',
    '',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[Office@School.test](mailto:office@school.test?subject=Fees)\n',
    '',
  ],
  ['announcements/admission.yaml', /^to: .*$/m, 'to: https://forms.gle/abc 123', 'is not a web address'],
  ['announcements/admission.yaml', /^to: .*$/m, 'to: https://cbse', 'is not a web address'],
  ['announcements/admission.yaml', /^to: .*$/m, 'to: https://https://cbse.gov.in', 'is not a web address'],
  // Times that no clock shows, and noon
  ['news/quiz.yaml', NEWS, 'message: The form closes at 12.00 am on Monday.', ''],
  ['news/quiz.yaml', NEWS, 'message: At 9:75 am.', 'has the time 9:75 am, which no clock shows.'],
  [
    'news/quiz.yaml',
    NEWS,
    'message: From 9.00 am to 12.00 am.',
    'has 9.00 am to 12.00 am, which ends before it begins. Correct am or pm',
  ],
  ['news/quiz.yaml', NEWS, 'message: From 9.00 am to 12.30 pm, in 7.75 acres.', ''],
  // What the makers of SMS leave
  [
    'news/quiz.yaml',
    NEWS,
    "message: 'Dear {#var#}, come on Monday'",
    '"{#var#}" is a place left open. Fill it in.',
  ],
  [
    'news/quiz.yaml',
    NEWS,
    'message: Dear <Parent Name>, come on Monday',
    '"<Parent Name>" is a place left open.',
  ],
  ...[
    'WhatsApp Image 2026-11-20 at 10.30.15 AM',
    '20261120_103015',
    'IMG-20261120-WA0012',
    'Screenshot 2026-11-20',
  ].map(
    (alt) =>
      [
        'gallery.yaml',
        'alt: Pupils at work, photo 1',
        `alt: ${alt}`,
        'is only the name of the file',
      ] as const,
  ),
  ['gallery.yaml', 'alt: Pupils at work, photo 1', 'alt: Screenshot of the form of 2026', ''],
  // Classes as India says them
  ['announcements/admission.yaml', 'message:', 'classes: VI upto VIII\nmessage:', ''],
  ['announcements/admission.yaml', 'message:', 'classes: 6th class to 8th class\nmessage:', ''],
  ['announcements/admission.yaml', 'message:', 'classes: 6th onwards\nmessage:', 'names no class'],
  // Classes that pay no tuition
  [
    'fees.yaml',
    '  - class: VI-VIII\n    installment: 1550\n    total: 10850',
    '  - class: IX-X\n    installment: 1550\n    total: 10850',
    'has no row for VI to VIII. Write one, unless they pay none.',
  ],
];

it.each(TYPED)('%s with %j → %j is answered with %j', async (file, from, to, answer) => {
  expect(String(school.files.get(file)).split(from).length).toBeGreaterThan(1);
  const found = await said(file, (text) => text.replace(from, () => to));
  const isAnswered = answer ? found.includes(answer) : found === '';
  expect({ found, isAnswered }).toEqual({ found, isAnswered: true });
});

it('asks whether the gate opens at half past, where Excel has left out a zero', async () => {
  expect(await said('timings.yaml', () => TIMINGS)).toContain('found "8.3". Is that 8.30? Write 08:30.');
});

const TIMINGS = `days: [Monday]
offices: []
seasons:
  - name: Year
    begins: 04-01
    ends: 03-31
    gateOpens: 8.3
    gateCloses: 14:00
    stages:
      - name: Classes I to VIII
        bells:
          - name: Lessons
            begins: 09:00
            ends: 13:00
`;
