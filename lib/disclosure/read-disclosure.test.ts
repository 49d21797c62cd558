import { SAMPLE_CREATOR } from '@/lib/content/across/assets';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { readDisclosure } from './judge-disclosure';
import { formatReport, stateOf } from './report';
import { judgeChanged } from './testing/changed-disclosure';
import { passPercentage } from './check-results';

const school = useSchoolCopy();
const OPTIONS = { day: '2025-04-15' };

async function linesOf(row: string, publish = false): Promise<string[]> {
  const read = await readDisclosure(school.pathOf(''), { ...OPTIONS, publish });
  const lines = formatReport(read).split('\n');
  const start = lines.findIndex((line) => line.includes(` ${row} `));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('      '));
  return lines.slice(start, end).map((line) => line.trim());
}

describe('the report on the disclosure', () => {
  it('a row whose file is missing is reported', async () => {
    school.change('disclosure.yaml', 'file: form.pdf', 'file: notice.pdf');
    expect(await linesOf('B6')).toEqual([
      '✗ B6 Copy of valid fire safety certificate issued by the competent authority',
      'content/disclosure.yaml:19:17  B › rows › B6 › files › Fire safety certificate › file: there is no file "notice.pdf" in files/. Put the file there, or write the name of one that is there.',
    ]);
  });

  it.each([
    ['is empty', '', 'is empty. Copy the file here again.'],
    ['is not a PDF', 'A page of words.', 'is not a PDF. Save the document as PDF and copy it here again.'],
    [
      'was not uploaded completely',
      '%PDF-1.4 and then the line broke',
      'is cut off: the end of the document is missing. Copy it here again.',
    ],
  ])('a row whose file %s is reported', async (_, bytes, message) => {
    school.write('files/form.pdf', bytes);
    expect((await linesOf('B6'))[1]).toBe(`content/files/form.pdf:1:1  ${message}`);
  });

  it('the rest of a row whose file is damaged is checked', async () => {
    school.write('files/form.pdf', '');
    school.change('disclosure.yaml', 'validUntil: 2027-03-31', 'validUntil: 2024-03-31');
    expect(await linesOf('B6')).toHaveLength(3);
  });

  it('the other cells of a row that contains a placeholder are checked', async () => {
    school.change('disclosure.yaml', '        - name: S. Tiwari', '        - name: TODO S. Tiwari');
    school.change('disclosure.yaml', 'number: 1', 'number: 2');
    expect(await linesOf('D1')).toEqual([
      '✗ D1 Principal',
      expect.stringContaining('"TODO S. Tiwari" is not filled in.'),
      expect.stringContaining('number: is 2, but 1 person is named'),
    ]);
  });

  it('a document from the sample school is a placeholder, which --publish rejects', async () => {
    school.write('files/form.pdf', `%PDF-1.4\n1 0 obj\n<<${SAMPLE_CREATOR})>>\nendobj\n%%EOF\n`);
    const said =
      "content/files/form.pdf:1:1  is a document from the sample school. Replace it with your school's own.";
    expect(await linesOf('B6')).toEqual([expect.stringMatching(/^! B6/), said]);
    expect(await linesOf('B6', true)).toEqual([expect.stringMatching(/^✗ B6/), said]);
  });

  const HEX = `<FEFF${Buffer.from('Vidya Niketan', 'utf16le').swap16().toString('hex').toUpperCase()}>`;
  it.each([
    [HEX, '(Mozilla/5.0 \\(X11; Linux x86_64\\) HeadlessChrome/156.0.0.0)'],
    ['(Vidya Niketan Public School)', '(Chromium)'],
  ])(
    'a document is accepted if its school’s name merely resembles the sample’s: title %s, creator %s',
    async (title, creator) => {
      const facts = `/Title ${title}\n/Creator ${creator}/Producer (Skia/PDF m156)`;
      school.write('files/form.pdf', `%PDF-1.4\n1 0 obj\n<<${facts}>>\nendobj\n%%EOF\n`);
      expect(await linesOf('B6', true)).toEqual([expect.stringMatching(/^✓ B6/)]);
    },
  );

  it('the disclosure is checked even if another file has mistakes', async () => {
    school.write('fees.yaml', 'session: 2025');
    expect(await linesOf('A1')).toEqual(['✓ A1 Name of the school']);
  });

  it('the report says why the disclosure cannot be read', async () => {
    school.write('disclosure.yaml', '');
    await expect(readDisclosure(school.pathOf(''), OPTIONS)).rejects.toThrow(
      'The disclosure cannot be read.\ncontent/disclosure.yaml:1:1  is empty. Fill it in, or delete the file.',
    );
  });

  it('each row is listed below the title of its own part', async () => {
    const lines = formatReport(await readDisclosure(school.pathOf(''), OPTIONS)).split('\n');
    const [a, b, c] = ['A. ', 'B. ', 'C. '].map((part) => lines.findIndex((line) => line.startsWith(part)));
    const fire = lines.findIndex((line) => line.includes(' B6 '));
    expect([a, b, fire, c].toSorted((one, two) => Number(one) - Number(two))).toEqual([a, b, fire, c]);
  });

  it('the report ends with a total', async () => {
    expect(
      formatReport(await readDisclosure(school.pathOf(''), OPTIONS))
        .split('\n')
        .at(-1),
    ).toBe('6 ✓, 1 !, 35 ✗. The disclosure is not in order: correct the rows marked ✗.');
    expect(formatReport({ rows: [], rules: [] }).split('\n').at(-1)).toBe(
      '0 ✓, 0 !, 0 ✗. The disclosure is in order.',
    );
  });

  it('the report has a state for each row', async () => {
    const { rows } = await readDisclosure(school.pathOf(''), OPTIONS);
    expect(rows.find(({ row }) => row === 'A1')).toMatchObject({ part: 'A', problems: [] });
    expect(rows.filter((row) => stateOf(row) === 'ok')).toHaveLength(6);
  });
});

describe('a row that differs from school.yaml', () => {
  const NAME = 'सरस्वती बाल विद्या मंदिर उच्चतर माध्यमिक विद्यालय';

  it('a different name of the school is reported', async () => {
    school.change('disclosure.yaml', NAME, 'Saraswati School');
    expect(await linesOf('A1')).toEqual([
      '✗ A1 Name of the school',
      `content/disclosure.yaml:7:16  A › rows › A1 › details: is "Saraswati School", but school.yaml has "${NAME}". Correct the one that is wrong.`,
    ]);
  });

  const EMAIL = '    - row: A6\n      information: School e-mail ID\n      details: ';

  it('a different e-mail address is reported', async () => {
    school.change('disclosure.yaml', 'B:\n  title', `${EMAIL}old@school.test\nB:\n  title`);
    expect(await linesOf('A6')).toEqual([
      '✗ A6 School e-mail ID',
      'content/disclosure.yaml:13:16  A › rows › A6 › details: is "old@school.test", but school.yaml has "office@school.test". Correct the one that is wrong.',
    ]);
  });

  it('a row may add the town, differ in capitals, or be the address of a contact', async () => {
    school.change('disclosure.yaml', NAME, `${NAME}, Sagar`);
    school.change('disclosure.yaml', 'B:\n  title', `${EMAIL}Fees@School.test\nB:\n  title`);
    expect([await linesOf('A1'), await linesOf('A6')]).toEqual([
      ['✓ A1 Name of the school'],
      ['✓ A6 School e-mail ID'],
    ]);
  });
});

describe('a school of another board', () => {
  it('a school of another board is told that it does not need CBSE’s form', async () => {
    school.change('school.yaml', 'board: CBSE', 'board: Madhya Pradesh Board of Secondary Education');
    school.delete('disclosure.yaml');
    const { rules, ...read } = await readDisclosure(school.pathOf(''), OPTIONS);
    expect(rules.filter(({ rule }) => rule.board === 'CBSE')).toEqual([]);
    expect(read).toEqual({
      rows: [],
      owed: [],
      otherBoard: 'Madhya Pradesh Board of Secondary Education',
    });
    expect(await school.problems()).toEqual([]);
  });
});

describe('a certificate', () => {
  // The certificate for fire safety is the first to expire, on 30 June 2027.
  const onDay = (day: string): string[] =>
    judgeChanged([], { day, session: '2025-26' }).filter((line) => line.startsWith('B6'));

  it.each([
    ['2027-04-30', []],
    ['2027-05-01', ['in 60 days']],
    ['2027-06-29', ['tomorrow']],
    ['2027-06-30', ['today']],
  ])('a certificate gets a warning from 60 days before its end: on %s', (day, when) => {
    const said = when.map(
      (words) =>
        `B6 ! B › rows › B6 › files › Fire safety certificate › validUntil: "Fire safety certificate" is valid only until 30 June 2027 (${words}). Renew it now.`,
    );
    expect(onDay(day)).toEqual(said);
  });

  it('a certificate is rejected from the day after its last day', () => {
    expect(onDay('2027-07-01')).toEqual([
      'B6 ✗ B › rows › B6 › files › Fire safety certificate › validUntil: "Fire safety certificate" was valid until 30 June 2027. Put the renewed certificate in content/files/ and write its date.',
    ]);
  });

  it.each([
    ['B5', 'Building safety certificate', '2027-12-31'],
    ['B6', 'Fire safety certificate', '2027-06-30'],
    ['B8', 'Water report', '2027-08-31'],
  ])('a certificate needs an expiry date if the form asks for a valid one: row %s', (row, title, until) => {
    expect(judgeChanged([[`\n          validUntil: ${until}`, '']])).toEqual([
      `${row} ! B › rows › ${row} › files › ${title} › validUntil: is missing. Write the last day on which "${title}" is valid, as printed on it.`,
    ]);
  });

  it('a certificate that never expires needs no expiry date', () => {
    expect(judgeChanged([[/\n          validUntil: 2029-03-31/, '']])).toEqual([]);
  });
});

test('the percentage is computed from the two counts, with one decimal', () => {
  expect(passPercentage(96, 94)).toBe('97.9%');
  expect(passPercentage(80, 79)).toBe('98.8%');
  expect(passPercentage(50, 50)).toBe('100%');
});

test('100% is shown only if everyone passed', () => {
  expect(passPercentage(10_000, 9_999)).toBe('99.9%');
});

test('no percentage is shown if nobody was registered', () => {
  expect(passPercentage(0, 0)).toBe('–');
});
