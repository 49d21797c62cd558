import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
type Case = readonly [title: string, file: string, from: string, to: string, ...problems: string[]];

const CASES: readonly Case[] = [
  [
    'HTML in a one-line field',
    'home.yaml',
    'What a school day needs.',
    'What a <b>day</b> needs.',
    '39:17  Facilities › introduction: "<b>" is HTML, and would be shown as it is typed. This field takes plain text: delete it.',
  ],
  [
    'asterisks in a one-line field',
    'home.yaml',
    'From Nursery to Class VIII.',
    'From **Nursery** to Class VIII.',
    '3:15  Introduction: "**Nursery**" would be shown with its **. This field takes plain text: delete the symbols.',
  ],
  [
    'a link in a one-line field',
    'home.yaml',
    'Two stages, one school.',
    'Two stages, [more](/transport).',
    '14:17  Programmes › introduction: "[more](/transport)" would be shown as it is typed. This field takes plain text, without a link: write only the words.',
  ],
  [
    'an HTML entity in a one-line field',
    'home.yaml',
    'Come and see a school day.',
    'Come&nbsp;and see.',
    '50:9  Closing › text: "&nbsp;" would be shown as it is typed. Write the character itself.',
  ],
  [
    'only spaces in quotes',
    'home.yaml',
    'caption: The garden in July',
    "caption: '   '",
    '10:14  Banners › garden.png › caption: is empty. Write, for example, caption: Every day begins together',
  ],
  [
    'nothing but dots',
    'home.yaml',
    'caption: The garden in July',
    'caption: ...',
    '10:14  Banners › ... › caption: has no words, found "...". Write what visitors should read.',
  ],
  [
    'Markdown in a testimonial',
    'testimonials/parent.yaml',
    'The teachers telephone',
    'The **teachers** telephone',
    '4:10  Message: "**teachers**" would be shown with its **. This field takes plain text: delete the symbols.',
  ],
  [
    'a # that cuts off the rest of a text',
    'home.yaml',
    'text: Three routes.',
    'text: Bus route # 2 is closed',
    '42:13  Facilities › items › School bus › text: ends before "# 2 is closed", since # begins a note. Put the whole value in quotes; a note belongs on its own line.',
  ],
  [
    'curly quotes around a code',
    'school.yaml',
    "code: '07123'",
    'code: “07123”',
    '9:7  Code: must be the number alone, without commas, found "“07123”". Write \'07123\'.',
  ],
  [
    'a name decoded with the wrong encoding',
    'school.yaml',
    'street: 7 Temple Road',
    'street: St. Maryâ€™s Road',
    '16:11  Address › street: "Maryâ€™s" is garbled. Write Mary’s',
  ],
  [
    'Hindi decoded with the wrong encoding',
    'school.yaml',
    'street: 7 Temple Road',
    'street: à¤ªà¤¤à¤¾ 7',
    '16:11  Address › street: "à¤ªà¤¤à¤¾" is garbled. Write पता',
  ],
  [
    'Hindi that lost letters because of the wrong encoding',
    'school.yaml',
    'street: 7 Temple Road',
    'street: à¤µà¤¿à¤¦à¥à¤¯à¤¾ 7',
    '16:11  Address › street: "à¤µà¤¿à¤¦à¥à¤¯à¤¾" is garbled. Type the text again.',
  ],
  [
    'letters that were lost',
    'school.yaml',
    'street: 7 Temple Road',
    'street: St. Mary\ufffds Road',
    '16:11  Address › street: contains \ufffd where letters were lost. Type the word again.',
  ],
  [
    'mailto: in an e-mail address',
    'school.yaml',
    'email: office@school.test',
    'email: mailto:office@school.test',
    '12:8  Email: must be an e-mail address, found "mailto:office@school.test". Write office@school.test.',
  ],
  [
    'a WhatsApp number without the country code',
    'school.yaml',
    'siteAddress:',
    'whatsapp: 98765 43210\nsiteAddress:',
    '11:11  Whatsapp: must be a telephone number of digits and spaces, with ten digits after +91, found "98765 43210". Write +91 98765 43210.',
  ],
  [
    'a country code without its plus',
    'fees.yaml',
    'phone: +91 98765 43211',
    'phone: 91 98765 43211',
    '21:12  Accountants › R. Mishra › phone: must be a telephone number of digits and spaces, with ten digits after +91, found "91 98765 43211". Write +91 98765 43211.',
  ],
  [
    'a number of nine digits',
    'fees.yaml',
    'phone: +91 98765 43211',
    'phone: 98765 4321',
    '21:12  Accountants › R. Mishra › phone: must be a telephone number of digits and spaces, with ten digits after +91, found "98765 4321". Write, for example, +91 98765 43210.',
  ],
  [
    'a field without the space after its colon',
    'fees.yaml',
    'installment: 1550',
    'installment:1550',
    '17:5  needs a space after the colon. Write installment: 1550',
  ],
  [
    'a value that begins with a hyphen',
    'news/quiz.yaml',
    'message: Class VIII won the district science quiz.',
    'message: - Holiday',
    '3:10  begins a value with -, which has a special meaning here. Write it in quotes: "- Holiday"',
  ],
  [
    'true instead of yes',
    'messages/principal.md',
    'consent: drawing',
    'consent: true',
    '8:10  Consent: must be one of yes, drawing, found true. Write yes.',
  ],
  [
    'a list whose first item begins with a bullet',
    'admission.yaml',
    '- Seats are limited.',
    '• Seats are limited.\n  • Two',
    '2:3  Rules: must be a list, each item beginning with "- ", found "• Seats are limited.". Write - Seats are limited.',
    '3:3  Rules: begins with "•", so it belongs to the line above. Begin each item with a hyphen and a space: - Two',
  ],
  [
    'a list whose items begin with a hyphen and no space',
    'admission.yaml',
    '- Seats are limited.',
    '-Seats are limited.',
    '2:3  Rules: must be a list, each item beginning with "- ", found "-Seats are limited.". Write - Seats are limited.',
  ],
  [
    'an item with a dash among items with hyphens',
    'admission.yaml',
    '- Seats are limited.',
    '- Seats are limited.\n  – Two',
    '3:3  begins with "–". Begin each item with a hyphen and a space: - Two',
  ],
  [
    'an item with a bullet below an indented item',
    'admission.yaml',
    '- Seats are limited.',
    '- Seats are limited.\n    • Two',
    '3:5  Rules › item 1: begins with "•", so it belongs to the line above. Begin each item with a hyphen and a space: - Two',
  ],
  [
    'conflict markers, reported once',
    'pages/transport.md',
    'Three buses',
    '<<<<<<< HEAD\nThree buses\n=======\nFour\n>>>>>>> theirs\n',
    '10:1  has two versions between the marks <<<<<<< and >>>>>>>, lines 10 to 14. Keep the right lines, and delete the others and the marks.',
  ],
  [
    'the folder in the name of a file',
    'documents.yaml',
    'file: form.pdf',
    'file: files/form.pdf',
    '3:11  Documents › Admission form › file: must be only the name of the file, found "files/form.pdf". Write form.pdf.',
  ],
  [
    'the folder in the name of a picture',
    'pages/transport.md',
    'picture: assembly.png',
    'picture: images/assembly.png',
    '4:10  Picture: must be only the name of the picture, found "images/assembly.png". Write assembly.png.',
  ],
  [
    'only the name of a PDF in a link',
    'pages/transport.md',
    '(/assets/form.pdf)',
    '(form.pdf)',
    '14:13  Text › link "form": leads to "form.pdf". Write /assets/form.pdf.',
  ],
];

describe('a line that might not mean what its editor intends', () => {
  it.each(CASES)('a line has a mistake: %s', async (_, file, from, to, ...problems) => {
    school.change(file, from, to);
    expect(await school.problems()).toEqual(problems.map((each) => `content/${file}:${each}`));
  });

  it.each([
    ['has a note after a date', 'news/quiz.yaml', 'date: 2025-04-12', 'date: 2025-04-12 # Saturday'],
    ['has a number sign in quotes', 'home.yaml', 'text: Three routes.', 'text: "No. # 2 is closed"'],
    ['has a number sign within a word', 'home.yaml', 'text: Three routes.', 'text: Route no.#2, C# club'],
    ['compares numbers', 'home.yaml', 'text: Three routes.', 'text: 5 < 6 and a<b, R&D; B&B'],
    ['has a quotation in curly quotes', 'news/quiz.yaml', 'message: Class', 'message: “We won,” says class'],
    [
      'is a motto in curly quotes',
      'messages/principal.md',
      'A school is a promise to a child.',
      '“A school is a promise to a child.”',
    ],
    ['has a time and a price', 'home.yaml', 'text: Three routes.', 'text: 8.30 am, ₹1,200/- * and Rs. 5/-'],
    ['is Hindi with joiners', 'home.yaml', 'text: Three routes.', 'text: क्\u200dष और श्\u200cर – “नमस्ते”'],
    [
      'has invisible characters from Word',
      'home.yaml',
      'text: Three routes.',
      'text:\u00a0Three\u200b routes.\u00a0',
    ],
    ['has spaces at the ends of a quoted name', 'documents.yaml', 'form.pdf', "' form.pdf '"],
    [
      'continues on the next line',
      'home.yaml',
      'text: Three routes.',
      'text: Three\n        well-known routes.',
    ],
    ['is a toll-free number', 'fees.yaml', '+91 98765 43211', '1800 11 8002'],
    ['is a number from another country', 'fees.yaml', '+91 98765 43211', '+977 1 4412345'],
  ])('a line is accepted when it %s', async (_, file, from, to) => {
    school.change(file, from, to);
    expect(await school.problems()).toEqual([]);
  });
});
