import { useSchoolCopy } from './school-copy';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const school = useSchoolCopy();

describe('the check of fields that depend on each other', () => {
  it('compares a total with its instalments', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: 10800');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:18:12  Tuition › VI-VIII › total: must be 7 × 1550 = 10850, found 10800. Write 10850, or correct the installment.',
    ]);
  });

  it('checks the fees of the next session like those of this one, and requires consecutive sessions', async () => {
    const next = (session: string, total: number): string =>
      `next:\n  session: ${session}\n  installments: 7\n  tuition:\n    - { class: I-VIII, installment: 1100, total: ${total} }\naccountants:`;
    school.change('fees.yaml', 'accountants:', next('2026-27', 7700));
    expect(await school.problems()).toEqual([]);
    school.change('fees.yaml', next('2026-27', 7700), next('2028-29', 7000));
    expect(await school.problems()).toEqual([
      expect.stringContaining(
        'Next › session: must be the session after 2025-26, found 2028-29. Write 2026-27.',
      ),
      expect.stringContaining('Next › tuition › I-VIII › total: must be 7 × 1100 = 7700, found 7000.'),
    ]);
  });

  it('rejects a total of zero if the installment is above zero', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: 0');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:18:12  Tuition › VI-VIII › total: must be 7 × 1550 = 10850, found 0. Write 10850, or correct the installment.',
    ]);
  });

  it('needs no number of installments for the whole table if each row has its own', async () => {
    school.change('fees.yaml', 'installments: 7\n', '');
    expect(await school.problems()).toHaveLength(1);
    school.change('fees.yaml', 'total: 7000', 'total: 7000\n    installments: 7');
    school.change('fees.yaml', 'total: 10850', 'total: 15500\n    installments: 10');
    expect(await school.problems()).toEqual([]);
    school.change('fees.yaml', 'total: 15500', 'total: 10850');
    expect(await school.problems()).toHaveLength(1);
  });

  it('recognises a wrong number of installments', async () => {
    school.change('fees.yaml', 'installments: 7', 'installments: 6');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:11:15  Installments: is 6, but every total below is 7 × its installment. Correct the number, or the totals.',
    ]);
  });

  it('rejects a row for a stream if its whole class has a row too, but accepts a row for boarders', async () => {
    const rows = 'amount: 500\n  - class: XI-XII\n    amount: 600\n  - class: XI Hostel\n    amount: 900\n';
    school.change('fees.yaml', 'amount: 500\n', rows);
    expect((await school.problems()).join('\n')).not.toContain('it is unclear which amount applies');
    school.change('fees.yaml', 'XI Hostel', 'XI Science');
    expect(await school.problems()).toContain(
      'content/fees.yaml:10:12  Registration › XI Science › class: is also in the row "XI-XII" on line 8, so it is unclear which amount applies. Delete the class from that row, or delete this row.',
    );
  });

  it('reports each total if the totals imply different numbers of installments', async () => {
    school.change('fees.yaml', 'total: 7000', 'total: 8000');
    school.change('fees.yaml', 'total: 10850', 'total: 10000');
    expect(await school.problems()).toEqual([
      expect.stringContaining('total: must be 7 × 1000 = 7000, found 8000.'),
      expect.stringContaining('total: must be 7 × 1550 = 10850, found 10000.'),
    ]);
  });

  it('ignores rows with their own number of installments when it works out the number for the table', async () => {
    school.change('fees.yaml', 'total: 7000', 'total: 7000\n    installments: 5');
    school.change('fees.yaml', 'total: 10850', 'total: 9300');
    expect(await school.problems()).toEqual([
      expect.stringContaining('total: must be 5 × 1000 = 5000, found 7000.'),
      expect.stringContaining('total: must be 7 × 1550 = 10850, found 9300.'),
    ]);
  });

  it('does not report totals if the number of installments cannot be read', async () => {
    school.change('fees.yaml', 'installments: 7', 'installments: seven or so');
    school.change('fees.yaml', 'total: 7000', 'total: 8000');
    expect(await school.problems()).toEqual([expect.stringContaining('fees.yaml:11:15  Installments: ')]);
  });

  it('does not report a total whose installment is not a number', async () => {
    school.change('fees.yaml', 'installment: 1550', 'installment: many');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:18  Tuition › VI-VIII › installment: must be a whole number of rupees, found "many". Write, for example, 1550.',
    ]);
  });

  it('reports an item that ends before it begins', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'expires: 2025-04-01\ndate: 2025-04-12');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:10  Expires: is before the first day (publish 2025-04-12), found 2025-04-01: it would never be shown. Write a later day, or correct publish.',
    ]);
  });

  it('reports an id that is already taken', async () => {
    school.change('school.yaml', 'id: fees', 'id: office');
    expect(await school.problems()).toEqual([
      'content/school.yaml:29:9  Contacts › Fee counter › id: "office" is already used on line 24. Choose another.',
    ]);
  });

  it('gives the line of the first use for each repeated row', async () => {
    const again = '- row: A1\n      information: Name of the school\n      details: Vidya Mandir\n    ';
    school.change('disclosure.yaml', '- row: A2', `${again}${again}- row: A2`);
    expect(await school.problems()).toEqual([
      expect.stringContaining('"A1" is already used on line 5.'),
      expect.stringContaining('"A1" is already used on line 5.'),
    ]);
  });

  it('reports a row of the disclosure that appears twice', async () => {
    school.change('disclosure.yaml', 'row: A2', 'row: A1');
    expect(await school.problems()).toEqual([
      'content/disclosure.yaml:8:12  A › rows › A1 › row: "A1" is already used on line 5. Choose another.',
    ]);
  });
});

const said = async (): Promise<string[]> =>
  (await school.problems()).map((line) => line.replace(/^content\/(\S+?):[\d:]+ {2}/, '$1 '));
const news = (message: string): string =>
  `publish: 2025-04-12\ndate: 2025-04-12\nmessage: ${JSON.stringify(message)}\n`;
it('an event may be on a holiday that the calendar lists', async () => {
  school.write(
    'events/a.yaml',
    'publish: 2025-04-01\ndate: 2025-08-15\nmessage: Meeting of all parents in the hall.\n',
  );
  school.write(
    'calendar.yaml',
    'session: 2025-26\ngroups: []\ndays:\n  - date: 2025-08-15\n    kind: holiday\n    title: Independence Day\n',
  );
  expect((await said()).filter((line) => line.startsWith('events/'))).toEqual([]);
});

it('row D5 must give the ratio of the teachers in row D4 to the sections', async () => {
  const rows = (ratio: string): string =>
    `  rows:\n    - row: D4\n      information: Total no. of teachers\n      number: 24\n    - row: D5\n      information: Teachers section ratio\n      details: '${ratio}'\n`;
  school.change('disclosure.yaml', '  pupils: 300\n  rows:\n', `  pupils: 300\n${rows('2:1')}`);
  expect(await said()).toEqual([]);
  school.change('disclosure.yaml', "'2:1'", "'3:1'");
  expect(await said()).toEqual([
    'disclosure.yaml D › rows › D5 › details: says 3:1, but 24 teachers for 12 sections is 2:1. Write 2:1, or correct the numbers.',
  ]);
});

it.each([
  ['Rs. 15,00/- only.', ['has the amount 15,00, with a misplaced comma. Put commas as in 1,500 or 1,20,000']],
  ['₹1,20,000, Rs 120,000, Rs. 500, 600, Rs.5,000 and Rs 12,34,567.', []],
])('an amount is reported only if a comma in it is in the wrong place: %s', async (text, wrong) => {
  school.write('news/quiz.yaml', news(text));
  expect(await said()).toEqual(wrong.map((each) => `news/quiz.yaml Message: ${each}`));
});

it('a text file that is a symbolic link to a file outside the folder is not read', async () => {
  const outside = path.join(school.pathOf('..'), 'secret.yaml');
  writeFileSync(outside, news('Secret.'));
  symlinkSync(outside, school.pathOf('news/secret.yaml'));
  expect(await said()).toEqual([
    'news/secret.yaml is a link that leads out of this folder. Copy the file itself here.',
  ]);
});
