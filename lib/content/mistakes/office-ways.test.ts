import { readFileSync } from 'node:fs';
import { runFixes } from '@/lib/editing/fixes';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const EVENT = 'publish: 2025-04-01\ndate: 2025-04-20\nmessage: Sports day.\n';

describe('an uncertain value causes a question, and is never corrected automatically', () => {
  it.each([
    ['events/sports.yaml', `${EVENT}begins: 5:30\nends: 8:00\n`, 'Write 05:30 or 17:30.'],
    ['events/sports.yaml', `${EVENT}begins: 18:00\nends: 24:00\n`, 'Write 23:59 or 00:00.'],
    ['events/sports.yaml', `${EVENT}begins: 18:00\nends: 00:00\n`, 'The last minute of a day is 23:59.'],
    [
      'notice.yaml',
      'label: A\ntext: B.\nuntil: 24-04-2025 4:00\n',
      'Write 2025-04-24T04:00+05:30 or 2025-04-24T16',
    ],
  ])('in %s: %j', async (file, text, said) => {
    school.write(file, text);
    expect((await school.problems()).join('\n')).toContain(said);
    await runFixes(school.pathOf(''), {
      yes: true,
      day: '2025-04-15',
      conversation: undefined,
      print: () => {},
    });
    expect(readFileSync(school.pathOf(file), 'utf8')).toBe(text);
  });
});

it.each([
  ['begins: 9:30\nends: 1:00', 'ends: must be a time', 'Write 13:00.'],
  ['time: 10:00', 'Time: there is no field', 'Did you mean "begins"?'],
  ['venue: Hall', 'Venue: there is no field', 'Did you mean "place"?'],
  ['photo: garden.png', 'Photo: there is no field', 'Did you mean "picture"?'],
  ['pdf: form.pdf', 'Pdf: there is no field', 'Did you mean "file"?'],
  ['expires: none', 'none is not a value', 'Delete the line.'],
])('the message explains the mistake in an event with %j', async (field, wrong, write) => {
  school.write('events/sports.yaml', `${EVENT}${field}\n`);
  const said = (await school.problems()).join('\n');
  expect(said).toMatch(new RegExp(wrong, 'i'));
  expect(said).toContain(write);
});

it.each([
  ['???????? 28 ?????? ?? ???', 'contains ? where letters were lost'],
  ['â€œI fellâ€ and', 'is garbled. Write “I'],
])('the message explains the garbled text %s', async (words, said) => {
  school.change('news/quiz.yaml', 'message: Class', `message: ${words}\nto: Class`);
  expect((await school.problems()).join('\n')).toContain(said);
});

it.each(['Really?? Why??', "Mr. D'Kosta and O'Keefe", 'boys|girls; iPhone'])(
  'the text %s is accepted',
  async (words) => {
    school.write('news/a.yaml', `publish: 2025-04-12\ndate: 2025-04-12\nmessage: ${words}\n`);
    expect(await school.problems()).toEqual([]);
  },
);

it('the closing quote whose last byte Excel drops is repaired', async () => {
  school.write('news/a.yaml', 'publish: 2025-04-12\ndate: 2025-04-12\nmessage: â€œI fellâ€ and\n');
  await runFixes(school.pathOf(''), {
    yes: true,
    day: '2025-04-15',
    conversation: undefined,
    print: () => {},
  });
  expect(readFileSync(school.pathOf('news/a.yaml'), 'utf8')).toContain('message: “I fell” and\n');
});

it.each([
  ['/class/6', 'Write /class/vi.'],
  ['/class/13', 'Write the address of a page'],
  ['/tran', 'Did you mean /transport?'],
  ['/import', 'Write the address of a page'],
])('the message explains a link to %s: %s', async (to, said) => {
  school.write('announcements/b.yaml', `publish: 2025-04-01\nmessage: Open.\nto: ${to}\n`);
  expect((await school.problems()).join('\n')).toContain(said);
});

it.each([
  '११-१२ विज्ञान',
  'XI Science and XII Science',
  '+1 & +2 Biology',
  'Plus Two Bio',
  'पहली-तीसरी',
  'Gr. VI',
])('the classes %s are understood', async (classes) => {
  school.change('announcements/admission.yaml', 'message:', `classes: ${classes}\nmessage:`);
  expect(await school.problems()).toEqual([]);
});

it.each([['Aug-06', 'Write VI-VIII.']])(
  'the message explains a row of fees for %s: %s',
  async (label, said) => {
    school.change('fees.yaml', 'class: VI-VIII', `class: ${label}`);
    expect(await school.problems()).toEqual([expect.stringContaining(said)]);
  },
);

it('the message asks for the order from April to March if due dates are in a different order', async () => {
  school.change('fees.yaml', 'installments: 7', 'installments: 3\ndue: [02-10, 04-10, 10-10]');
  expect((await school.problems()).join('\n')).toContain('April to March: 04-10, 10-10, 02-10.');
});

it.each(['11/26/2026', '2026-26-11'])(
  'the day %s is understood, because one part is above 12',
  async (day) => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', `date: ${day}`);
    expect(await school.problems()).toContainEqual(expect.stringContaining('Write 2026-11-26.'));
  },
);

it.each([
  ['24-04-2025', 'Write, for example, 2026-11-25T18:00+05:30.'],
  ['24-04-2025 12 noon', 'Write 2025-04-24T12:00+05:30.'],
])('the message says what to write if the notice ends %s', async (until, said) => {
  school.write('notice.yaml', `label: A\ntext: B.\nuntil: ${until}\n`);
  expect(await school.problems()).toEqual([expect.stringContaining(said)]);
});

it.each(['note', 'comment', 'tip', 'other', 'remarks'])(
  'the field %s does not count as a typo, and the message lists the existing fields',
  async (name) => {
    school.change('news/quiz.yaml', 'message: Class', `${name}: Hall\nmessage: Class`);
    expect(await school.problems()).toEqual([
      expect.stringMatching(
        /there is no field with this name\. The fields here are: publish, expires, date, message,/,
      ),
    ]);
  },
);

it.each([
  '<mark>Sagar</mark>',
  '<strike>Sagar',
  '<o:p></o:p>Sagar',
  '<!-- x -->Sagar',
  '<form>Sagar</form>',
  '<s>Sagar</s>',
])('HTML in the name of a district is rejected, and a correction removes it: %s', async (district) => {
  school.change('school.yaml', 'district: Sagar', `district: ${district}`);
  expect(await school.problems()).toEqual([
    expect.stringContaining('is HTML, and would be shown as it is typed.'),
  ]);
  await runFixes(school.pathOf(''), {
    yes: true,
    day: '2025-04-15',
    conversation: undefined,
    print: () => {},
  });
  expect(readFileSync(school.pathOf('school.yaml'), 'utf8')).toContain('district: Sagar\n');
});

it('HTML in a number that an authority issued is rejected', async () => {
  school.change('school.yaml', "code: '07123'", "code: '<b>07123</b>'");
  expect(await school.problems()).toEqual([expect.stringContaining('Code: must be the number alone')]);
});
