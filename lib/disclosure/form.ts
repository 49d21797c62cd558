import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';

export type PartName = 'A' | 'B' | 'C' | 'D' | 'E';

/** A row that the Board's form has, with the form's label. */
export interface FormRow {
  row: string;
  label: string;
}

export interface FormPart {
  title: string;
  rows: readonly FormRow[];
}

/** The reference edition of the form. */
export const EDITION = 'Appendix IX, revised January 2026';

/** That edition, in its order and its words. */
export const FORM: Record<PartName, FormPart> = {
  A: partOf('A', 'General information', [
    'Name of the school',
    'Affiliation no. (if applicable)',
    'School code (if applicable)',
    'Complete address with PIN code',
    'Principal name and qualification',
    'School e-mail ID',
    'Contact details (landline/mobile)',
  ]),
  B: partOf('B', 'Documents and information', [
    'Copies of affiliation/upgradation letter and recent extension of affiliation, if any',
    'Copies of society/trust/company registration/renewal certificate, as applicable',
    'Copy of No Objection Certificate (NOC) issued, if applicable, by the State Govt./UT',
    'Copies of recognition certificate under the RTE Act 2009, and its renewal if applicable',
    'Copy of valid building safety certificate as per the National Building Code',
    'Copy of valid fire safety certificate issued by the competent authority',
    'Copy of the DEO certificate submitted by the school for affiliation/upgradation/extension of affiliation, or self-certification by the school',
    'Copies of valid drinking water, health and sanitation certificates and water testing report',
  ]),
  C: partOf('C', 'Result and academics', [
    'Fee structure of the school',
    'Annual academic calendar',
    'List of School Management Committee (SMC)',
    'List of Parents Teachers Association (PTA) members',
    'Last three-year result of the board examination, as applicable',
  ]),
  D: {
    title: 'Staff (teaching)',
    rows: [
      { row: 'D1', label: 'Principal' },
      { row: 'D2', label: 'Vice Principal' },
      { row: 'D3', label: 'Headmistress/Headmaster' },
      { row: 'D4', label: 'Total no. of teachers' },
      { row: 'D4a', label: 'PGT' },
      { row: 'D4b', label: 'TGT' },
      { row: 'D4c', label: 'PRT' },
      { row: 'D5', label: 'Teachers section ratio' },
      { row: 'D6', label: 'Details of special educator' },
      { row: 'D7', label: 'Details of counsellor and wellness teacher' },
    ],
  },
  E: partOf('E', 'School infrastructure', [
    'Total campus area of the school (in square metres)',
    'No. and size of the classrooms (in square metres)',
    'No. and size of laboratories including computer labs (in square metres)',
    'No. and size of library (in square metres)',
    'Internet facility (Y/N)',
    "No. of girls' toilets",
    "No. of boys' toilets",
    'No. of CWSN toilets',
    'Link of YouTube video of the inspection of the school covering the infrastructure of the school',
  ]),
};

export const PART_NAMES = Object.keys(FORM) as PartName[];

function partOf(part: PartName, title: string, labels: readonly string[]): FormPart {
  return { title, rows: labels.map((label, index) => ({ row: `${part}${index + 1}`, label })) };
}

type Statement = Disclosure['A']['rows'][number];
type Upload = Disclosure['B']['rows'][number];
type Staff = Disclosure['D']['rows'][number];

/** A row of any part as content/disclosure.yaml has it. Rows that fail the schema are skipped. */
export type DisclosedRow = { row: string } & Partial<Omit<Statement & Upload & Staff, 'row'>>;

/** Says where and how something is wrong. `path` is within content/disclosure.yaml. */
export type Report = (
  path: readonly (string | number)[],
  message: string,
  severity?: Problem['severity'],
) => Problem;

/** One row with its place in the file. */
export interface PlacedRow {
  row: DisclosedRow;
  part: PartName;
  index: number;
}

/** The label of a row of the form; undefined for a row that the school adds. */
export function labelOf(row: string): string | undefined {
  return PART_NAMES.flatMap((part) => FORM[part].rows).find((each) => each.row === row)?.label;
}

/** The path of a field of the row. */
export function pathOf({ part, index }: PlacedRow, ...rest: (string | number)[]): (string | number)[] {
  return [part, 'rows', index, ...rest];
}

/** What is added where the sample school keeps a fact of its specification that a rule warns of. */
export function keptBySample(value: unknown): string {
  return /"Sample (Teacher|Accountant)/.test(JSON.stringify(value))
    ? ' The sample school keeps this from its specification; write your own.'
    : '';
}
