import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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

const { edition, parts } = parse(readFileSync('lib/disclosure/form.yaml', 'utf8')) as {
  edition: string;
  parts: Record<PartName, { title: string; rows: Record<string, string> }>;
};

/** The edition of the form that is checked. */
export const EDITION = edition;

const partOf = (part: PartName): FormPart => {
  const { title, rows } = parts[part];
  return { title, rows: Object.entries(rows).map(([row, label]) => ({ row, label })) };
};

/** That edition, in its order and its words. */
export const FORM: Readonly<Record<PartName, FormPart>> = {
  A: partOf('A'),
  B: partOf('B'),
  C: partOf('C'),
  D: partOf('D'),
  E: partOf('E'),
};

export const PART_NAMES = Object.keys(FORM) as PartName[];

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
