import { tmpdir } from 'node:os';
import { formatProblem } from '../say/problem';
import { useMemorySchool } from './memory-folder';

const school = useMemorySchool(tmpdir());

/** Changes a text in a file of the small school, and returns the messages, without places. */
async function said(file: string, change: (text: string) => string): Promise<string> {
  const text = change(String(school.files.get(file) ?? ''));
  const { problems } = await school.load(new Map([...school.files, [file, Buffer.from(text)]]));
  return problems.map((each) => formatProblem(each).replace(/^.*?:[\d:]+ {2}/, '')).join('\n');
}

const NEWS = 'message: Class VIII won the district science quiz.';

/** A file, the text to replace, the text typed instead, and the message, which is empty if nothing is wrong. */
const TYPED: readonly (readonly [file: string, from: string | RegExp, to: string, said: string])[] = [
  // Days, times and amounts
  ['news/quiz.yaml', 'date: 2025-04-12', 'date: 26 नवंबर 2026', 'Write 2026-11-26.'],
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
  ['fees.yaml', 'installment: 1550', 'installment: 1550 - 1650', 'Write, for example, 1550.'],
  // Numbers used as names
  [
    'school.yaml',
    "code: '07123'",
    'code: 7,123',
    'must be the number alone, without commas, found "7,123". Write \'7123\'.',
  ],
  ['school.yaml', "affiliationNumber: '1234567'", 'affiliationNumber: 1,234,567', "Write '1234567'."],
  ['school.yaml', "affiliationNumber: '1234567'", 'affiliationNumber: 1234567.0', "Write '1234567'."],
  ['school.yaml', "code: '07123'", 'code: RTE/07-123', ''],
  // A value in the wrong field
  [
    'documents.yaml',
    'title: Admission form',
    'title: form.pdf',
    'title: is only the name of the file, found "form.pdf".',
  ],
  // Lines
  ['news/quiz.yaml', NEWS, 'message: Class X won\n  the quiz.', ''],
  // Meaningless texts
  [
    'gallery.yaml',
    'alt: Pupils at work, photo 1',
    'alt: photo',
    'says nothing about the picture, found "photo".',
  ],
  ['gallery.yaml', 'alt: Pupils at work, photo 1', 'alt: Image 3', 'says nothing about the picture'],
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
    'has the number +91 98765 4321. There must be ten digits after +91',
  ],
  ['news/quiz.yaml', NEWS, 'message: Call +91 98765 43210 or +91-522-2345678 today.', ''],
  ['announcements/admission.yaml', 'message:', 'classes: All classes\nmessage:', 'Delete the line.'],
  // Links whose words have a different number or address from their target
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[+91 94150 12345](tel:+919415012399)\n',
    'says +91 94150 12345, but leads to tel:+919415012399. Write the same in both.',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[WhatsApp 94150-12345](https://wa.me/919415012399)\n',
    'says 94150-12345, but leads to https://wa.me/919415012399.',
  ],
  [
    'pages/transport.md',
    'contact: office\n---\n',
    'contact: office\n---\n\n[office@school.test](mailto:principal@school.test)\n',
    'says office@school.test, but leads to mailto:principal@school.test.',
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
  // Usual Indian ways of naming classes
  ['announcements/admission.yaml', 'message:', 'classes: VI upto VIII\nmessage:', ''],
  ['announcements/admission.yaml', 'message:', 'classes: 6th class to 8th class\nmessage:', ''],
  ['announcements/admission.yaml', 'message:', 'classes: 6th onwards\nmessage:', 'contains no class'],
  // Classes without tuition fees
  [
    'fees.yaml',
    '  - class: VI-VIII\n    installment: 1550\n    total: 10850',
    '  - class: IX-X\n    installment: 1550\n    total: 10850',
    'has no row for VI to VIII. Write one, unless they pay nothing.',
  ],
];

it.each(TYPED)('in %s, a change from %j to %j gives the message %j', async (file, from, to, answer) => {
  expect(String(school.files.get(file)).split(from).length).toBeGreaterThan(1);
  const found = await said(file, (text) => text.replace(from, () => to));
  const isAnswered = answer ? found.includes(answer) : found === '';
  expect({ found, isAnswered }).toEqual({ found, isAnswered: true });
});
