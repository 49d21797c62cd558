import type { InferType } from 'yup';
import { groupOf } from '../parse/values';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { address, count, date, file, group, groups, link, list, text, updated } from './fields';

export const disclosureRow = (example: string) =>
  text('The row of the Board’s form: the letter of the part and the serial number.', example, 8)
    .matches(/^[A-E]\d+[a-z]?$/, 'must be a row of the form, such as B3')
    .meta({ untranslated: true });
const notApplicable = text(
  'The reason why the row does not apply to the school. Leave this out if the row applies.',
  'The school has no senior secondary classes.',
).optional();
const title = (example: string) => text('The heading of the part.', example, 80);

const statements = (part: string, name: string) => {
  const statement = group('One row: what is asked, and the details.', {
    row: disclosureRow(`${part}1`),
    information: text('What the form asks for, in the words of the form.', 'Name of the school', 300),
    details: text("The school's answer.", 'Vidya Niketan Public School', 400).optional(),
    address: address('A web address with the answer.', 'https://www.youtube.com/watch?v=…').optional(),
    notApplicable,
  });
  return group(`${name}.`, { title: title(name), rows: list('The rows of this part.', statement, [1, 40]) });
};

const upload = (part: string) =>
  group('One row: what is asked, and the files that answer it.', {
    row: disclosureRow(`${part}1`),
    document: text('What the form asks for, in the words of the form.', 'Fee structure of the school', 300),
    files: groups('The PDFs that the row asks for.', [1, 10], 'One file.', {
      title: text('The name of the document, for the link text.', 'Fire safety certificate', 100),
      file: file('The name of the PDF in content/files/.', 'fire-safety-certificate.pdf'),
      validUntil: date('The last day on which the certificate is valid.', '2027-03-31').optional(),
    }).optional(),
    to: link('A page of this site with the answer.', '/feestructure').optional(),
    notApplicable,
  }).meta({ refuses: { file: BELOW_FILES, validUntil: BELOW_FILES } });

const BELOW_FILES =
  'belongs under files:, beside the title of the document. Write, for example, files: [{ title: Affiliation letter, file: affiliation-2026.pdf, validUntil: 2027-03-31 }]';

const results = (table: string) =>
  groups('The results of the last three years. The site calculates the percentage.', [0, 10], 'One year.', {
    year: text('The year of the examination.', '"2025"', 9).meta({ untranslated: true }),
    registered: count('The number of students who were registered.', '62'),
    passed: count('The number of students who passed.', '62').test(
      'passed',
      'must not be more than registered',
      (passed, { parent }) => passed <= Number(groupOf(parent).registered ?? passed),
    ),
    remarks: text('A remark about this year.', 'All passed', 120).optional(),
  }).meta({
    refuses: {
      '': ` Write year, registered and passed for each year below ${table}. If there are no results, write ${table}: [], and the reason after ${table}NotApplicable.`,
    },
  });

const noResults = (classes: string) =>
  text(
    'The reason, if there are results for fewer than three years.',
    `The school has no class ${classes}.`,
  ).optional();

const counsellors = (kind: string) =>
  count(`The number of ${kind} in row D7. The Board asks for one per 500 pupils.`, '3', [0, 100]).optional();

const BELOW_PUPILS = 'belongs under pupils:, before the rows. Move the line there.';

const staff = group('One row: what is asked, the number, and the people.', {
  row: disclosureRow('D1'),
  information: text('What the form asks for, in the words of the form.', 'Principal', 200),
  number: count('The number of people.', '1', [0, 2000]).optional(),
  details: text('The answer, if a number alone is not enough.', '1.5:1', 200).optional(),
  people: groups('The people counted, with qualifications.', [1, 500], 'One person.', {
    name: text('The name of the person.', 'Sample Principal', 60),
    qualification: text('The qualification of the person.', 'M.Sc., B.Ed.', 120),
  }).optional(),
  notApplicable,
}).meta({ refuses: { wellnessTeachers: BELOW_PUPILS, careerCounsellors: BELOW_PUPILS } });

/** content/disclosure.yaml: the Board's Mandatory Public Disclosure (Appendix IX, revised January 2026). */
export const disclosureSchema = group('Mandatory Public Disclosure: every CBSE school needs it.', {
  updated: updated(),
  edition: text('The edition of the form in this file.', 'Appendix IX, revised January 2026'),
  A: statements('A', 'General information'),
  B: group('Documents and information.', {
    title: title('Documents and information'),
    note: text('The note below the table.', 'The school uploads self-attested copies.', 600),
    rows: list('The rows of this part.', upload('B'), [1, 40]),
  }),
  C: group('Result and academics.', {
    title: title('Result and academics'),
    rows: list('The rows of this part.', upload('C'), [1, 40]),
    classX: results('classX'),
    classXNotApplicable: noResults('X'),
    classXII: results('classXII'),
    classXIINotApplicable: noResults('XII'),
  }),
  D: group('Staff (teaching).', {
    title: title('Staff (teaching)'),
    sections: count('The number of class sections, for the teacher-section ratio.', '33', [0, 1000]),
    pupils: count('The number of pupils, for the pupil-teacher ratio.', '1200', [0, 100_000]),
    notCounted: count(
      'The number of teachers in row D4 who are principals, counsellors or teachers of physical education. The rule on teachers per section does not count them. Leave this out if there are none.',
      '2',
      [0, 100],
    ).optional(),
    wellnessTeachers: counsellors('counselling and wellness teachers'),
    careerCounsellors: counsellors('career counsellors'),
    rows: list('The rows of this part.', staff, [1, 40]),
  }),
  E: statements('E', 'School infrastructure'),
});

export type Disclosure = InferType<typeof disclosureSchema>;

type RowOf<Part extends 'A' | 'B' | 'D'> = Omit<Disclosure[Part]['rows'][number], 'row'>;
export type DisclosedRow = { row: string } & Partial<RowOf<'A'> & RowOf<'B'> & RowOf<'D'>>;

export const formatRatio = (teachers: number, sections: number): string =>
  `${teachers} teachers for ${sections} sections is ${roundRatio(teachers / sections)}`;

const roundRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

export function checkRatio(source: ParsedFile<Disclosure>): Problem[] {
  const { rows, sections, notCounted = 0 } = source.document.value.D;
  const teachers = (rows.find(({ row }) => row === 'D4')?.number ?? 0) - notCounted;
  const index = rows.findIndex(({ row, notApplicable: none }) => row === 'D5' && none === undefined);
  // Zero is a placeholder, which another check reports.
  if (index < 0 || teachers <= 0 || sections === 0) return [];
  const { details = '' } = rows[index] ?? {};
  const ratio = teachers / sections;
  const written = readRatio(details);
  // Schools write one decimal place. Accept a ratio that is rounded down or to the nearest tenth.
  if (written !== undefined && Math.abs(written - ratio) < 0.1) return [];
  const right = roundRatio(ratio);
  const message =
    written === undefined
      ? `must be the ratio, teachers first. Write ${right}`
      : `says ${details}, but ${formatRatio(teachers, sections)}. Write ${right}, or correct the numbers.`;
  return problemsAt(source, ['D', 'rows', index, 'details'], { message, right });
}

/** `1.5:1` and `1:1.5` → 1.5. */
function readRatio(typed: string): number | undefined {
  const [, left, right] = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  const [a, b] = [Number(left), Number(right)];
  return left === undefined || !a || !b ? undefined : Math.max(a, b) / Math.min(a, b);
}

/** content/own-disclosure.yaml: a list required by a State or by a board other than CBSE. */
export const ownDisclosureSchema = group('A list required by a State or by a board other than CBSE.', {
  updated: updated(),
  title: text('The heading of the list.', 'Information for the State Board', 80),
  rows: list(
    'The rows of the list.',
    group('One row: what is asked, and the answer.', {
      information: text('What is asked, in the words of the authority.', 'Recognition certificate', 300),
      details: text("The school's answer.", 'Recognised up to Class X', 400).optional(),
      file: file('A PDF in content/files/ with the answer.', 'recognition.pdf').optional(),
      validUntil: date('The last day on which the certificate is valid.', '2027-03-31').optional(),
      to: link('A page of this site with the answer.', '/feestructure').optional(),
    }).test(
      'answer',
      'has no answer: write “details”, “file” or “to”',
      (row) => row.details !== undefined || row.file !== undefined || row.to !== undefined,
    ),
    [1, 60],
  ),
});
