import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const FOOTNOTE = 'is a footnote, which pages cannot show. Write the note in brackets where it belongs.';
const STARS =
  'would be shown with its **. Bold words have ** right before and right after them, such as **in time**, within one paragraph.';

/** A text typed on line 10 of a page, and the messages that its editor gets. */
const MISTAKES: readonly (readonly [title: string, typed: string, ...problems: string[]])[] = [
  [
    'a space between the brackets of a link',
    '[Fees] (/transport)',
    '10:1  Text: "[Fees] (/transport)" is not a link: there is a space between its brackets. Write [Fees](/transport)',
  ],
  [
    'the brackets of a link the wrong way round',
    '(Fees)[/transport]',
    '10:1  Text: "(Fees)[/transport]" is not a link: its brackets are the wrong way round. Write [Fees](/transport)',
  ],
  [
    'a space in an address that is wrong even without the space',
    '[Fees](/fee structure)',
    '10:1  Text: "[Fees](/fee structure)" is not a link: its address contains a space. Write the address without spaces.',
  ],
  [
    'a space in an e-mail address',
    '[Write](mailto: office@school.test)',
    '10:1  Text: "[Write](mailto: office@school.test)" is not a link: its address contains a space. Write mailto:office@school.test.',
  ],
  [
    'a space in the telephone number of a WhatsApp link',
    '[Write](wa.me/+91 98765 43210)',
    '10:1  Text: "[Write](wa.me/+91 98765 43210)" is not a link: its address contains a space. Write https://wa.me/919876543210.',
  ],
  [
    'a telephone number instead of an address',
    '[Call](98765 43210)',
    '10:1  Text: "[Call](98765 43210)" is not a link: its address contains a space. Write tel:+919876543210.',
  ],
  [
    'a picture whose name has a space',
    '![Buses](bus 1.jpg)',
    '10:1  Text: "![Buses](bus 1.jpg)" is not a picture: its name contains a space. Rename the file without the space, and write that name.',
  ],
  [
    'a heading without a space after its #',
    '##Routes',
    '10:1  Text: has no space after ##, so it would be shown as it is typed. Write ## Routes',
  ],
  [
    'a list with bullets from Word',
    '• One\n• Two',
    '10:1  Text: begins with "•", which does not make a list. Begin each item on its own line with a hyphen and a space: - One',
    '11:1  Text: begins with "•", which does not make a list. Begin each item on its own line with a hyphen and a space: - Two',
  ],
  [
    'a list without spaces after its hyphens',
    '-One\n-Two',
    '10:1  Text: begins with "-", which does not make a list. Begin each item on its own line with a hyphen and a space: - One',
    '11:1  Text: begins with "-", which does not make a list. Begin each item on its own line with a hyphen and a space: - Two',
  ],
  [
    'an item without a space after its hyphen, among correct items',
    '- One\n-Two\n- Three',
    '11:1  Text: begins with "-", which does not make a list. Begin each item on its own line with a hyphen and a space: - Two',
  ],
  [
    'a first item without a space after its hyphen',
    '-One\n- Two',
    '10:1  Text: begins with "-", which does not make a list. Begin each item on its own line with a hyphen and a space: - One',
  ],
  [
    'a number without a space after it, among correct numbers',
    '1. One\n2.Two',
    '11:1  Text: has no space after 2., so it would be shown as it is typed. Write 2. Two',
  ],
  [
    'a table without the line below its heading',
    '| Class | Fee |\n| I | 100 |',
    '10:1  Text: is not a table: the line |---|---| is missing below its first line. Add it.',
  ],
  [
    'a table whose line of hyphens has a different number of cells',
    '| Class | Fee | Paid |\n|---|---|\n| I | 100 | yes |',
    '11:1  Text: is not a table: its first line has 3 cells, but the line of hyphens has 2. Write |---|---|---|',
  ],
  [
    'a table whose line of hyphens has a single cell',
    '| Class | Fee |\n|---|\n| I | 100 |',
    '11:1  Text: is not a table: its first line has 2 cells, but the line of hyphens has 1. Write |---|---|',
  ],
  [
    'a row with more cells than the table shows',
    '| Class | Fee |\n|---|---|\n| I | 100 |\n| II | 100 | 200 |',
    '13:1  Text: has 3 cells, but the first line of the table has 2, so "200" would not be shown. Give both the same number of cells, and write \\| for a | that does not separate cells.',
  ],
  [
    'rows of a table after an empty line',
    '| Class | Fee |\n|---|---|\n\n| I | 100 |\n| II | 200 |',
    '13:1  Text: is not part of the table above, because there is an empty line between them. Delete that line.',
  ],
  [
    'a line right below a table',
    '| Class | Fee |\n|---|---|\n| I | 100 |\nPay by the 10th.',
    '13:1  Text: "Pay by the 10th." would become a row of the table above. Leave an empty line between the table and the text.',
  ],
  [
    'a space in a web address',
    '[CBSE](https://www.cbse.gov.in/new page)',
    '10:1  Text: "[CBSE](https://www.cbse.gov.in/new page)" is not a link: its address contains a space. Write the address without spaces.',
  ],
  [
    'a space before a web address',
    '[CBSE] (https://www.cbse.gov.in)',
    '10:1  Text: "[CBSE] (https://www.cbse.gov.in)" is not a link: there is a space between its brackets. Write [CBSE](https://www.cbse.gov.in)',
  ],
  [
    'spaces in the number of a telephone link',
    '[Call us](tel:+91 98765 43210)',
    '10:1  Text: "[Call us](tel:+91 98765 43210)" is not a link: its address contains a space. Write tel:+919876543210.',
  ],
  [
    'a link without words',
    'See [](/transport).',
    '10:5  Text: is a link without words. Write them between the square brackets, such as [Fee structure](/feestructure), or delete the link.',
  ],
  [
    'a numbered list without spaces after its numbers',
    '1.One\n2.Two',
    '10:1  Text: has no space after 1., so it would be shown as it is typed. Write 1. One',
    '11:1  Text: has no space after 2., so it would be shown as it is typed. Write 2. Two',
  ],
  [
    'a list without spaces after its asterisks',
    '*One\n*Two',
    '10:1  Text: begins with "*", which does not make a list. Begin each item on its own line with a hyphen and a space: - One',
    '11:1  Text: begins with "*", which does not make a list. Begin each item on its own line with a hyphen and a space: - Two',
  ],
  ['bold words with spaces inside', 'It is ** very ** late.', `10:7  Text: ${STARS}`],
  ['bold words whose closing ** is missing', 'It is\nnow **very late.', `11:5  Text: ${STARS}`],
  [
    'four spaces in front of a paragraph',
    '    One',
    '10:1  Text: begins with four spaces or a tab, so it would be shown as program code. Delete the spaces in front.',
  ],
  ['a footnote, reported once', 'One[^1]\n\n[^1]: Two', `10:4  Text: ${FOOTNOTE}`],
  ['a footnote without text', 'One[^1]', `10:4  Text: ${FOOTNOTE}`],
  ['the text of a footnote to which nothing refers', '[^1]: Two', `10:1  Text: ${FOOTNOTE}`],
  [
    'words decoded with the wrong encoding',
    'The Principalâ€™s room',
    '10:1  Text: "Principalâ€™s" is garbled. Write Principal’s',
  ],
];

describe('a text that would be shown as it is typed', () => {
  it.each(MISTAKES)('Markdown has a mistake: %s', async (_, typed, ...problems) => {
    school.change('pages/transport.md', 'Three buses', `${typed}\n\nThree buses`);
    expect(await school.problems()).toEqual(problems.map((each) => `content/pages/transport.md:${each}`));
  });

  it.each([
    [
      'lines with dashes, which may be speech',
      '– One\n– Two',
      '10:1  Text: begins with "–", which does not make a list. Begin each item on its own line with a hyphen and a space: - One',
      '11:1  Text: begins with "–", which does not make a list. Begin each item on its own line with a hyphen and a space: - Two',
    ],
    [
      'lines with letters, which run together',
      'a) One\nb) Two',
      '10:1  Text: begins lines with letters or numbers that do not make a list: the lines would run together in one paragraph. Begin each line with "1. " or "- ", or leave an empty line between them.',
    ],
    [
      'lines with numbers in Devanagari, which run together',
      '१. एक\n२. दो',
      '10:1  Text: begins lines with letters or numbers that do not make a list: the lines would run together in one paragraph. Begin each line with "1. " or "- ", or leave an empty line between them.',
    ],
    [
      'lines with vertical bars, which may not be a table',
      'Class | Fee\nI | 100',
      '10:1  Text: is not a table: the line --- | --- is missing below its first line. Add it.',
    ],
  ])('Markdown gets a warning: %s', async (_, typed, ...problems) => {
    school.change('pages/transport.md', 'Three buses', `${typed}\n\nThree buses`);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    expect(await school.problems()).toEqual(problems.map((each) => `content/pages/transport.md:${each}`));
  });

  it('a heading without words is reported', async () => {
    school.change('pages/transport.md', '## Routes', '##\n\nText.\n\n## Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: is a heading without words. Write them after the # signs, or delete the line.',
    ]);
  });

  it('a mistake is reported at its own line in a field with several paragraphs', async () => {
    school.change('home.yaml', 'See the [school bus](/transport).', 'See the [school bus] (/transport).');
    expect(await school.problems()).toEqual([
      'content/home.yaml:28:13  About › text: "[school bus] (/transport)" is not a link: there is a space between its brackets. Write [school bus](/transport)',
    ]);
  });
});

describe('ordinary text', () => {
  it.each([
    'Fees < ₹2,000 and 5 < 6 & more; write to office@school.test by 8.30 am (see [note] below).',
    'कक्षा 1–5 का समय: 8:00 – 2:00। शुल्क ₹1,200/- प्रति माह #1 विद्यालय',
    '"Bus no. # 2" leaves at 7:15; Class X | XII on the ground floor.',
    '— Rabindranath Tagore',
    '-5 degrees in January',
    '#BetiBachao is our motto.',
    'See [the office](#contact) [1] (page 2), or tick [ ] here.',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'One\n- Two\n- Three',
    'A tab\tin one line, and none\nin the next',
    '1. Class\n10.A and 10.B\n2. Two',
    '- One\n- Two\n    continued\n\n    and more',
    '1. One\n2. Two',
    '`##x` and `[a] (/b)`',
    'The café of Mr Müller – “naïve” CAFÉ” and 20 °C, ½ litre',
    'Vaccine: 5 * 3 * 2 and 2 ** 3, fees* and *** Admission open ***',
    '*Slanted* words\n*in both* lines, 5~10 km and 10~15 km',
    'a) One alone, or\n\nb) two apart',
    '| a | b |\n|---|---|\n| 1 |\n| [x](/transport) | 2 | |',
    '[Call the police](tel:100), or https://www.cbse.gov.in (CBSE).',
  ])('ordinary text is accepted: %s', async (typed) => {
    school.change('pages/transport.md', 'Three buses', `${typed}\n\nThree buses`);
    expect(await school.problems()).toEqual([]);
  });
});
