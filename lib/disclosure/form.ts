import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DisclosedRow, Disclosure } from '@/lib/content/kinds/disclosure';
import type { Files } from '@/lib/content/read/source';
import type { Finding, Problem } from '@/lib/content/say/problem';

export type PartName = 'A' | 'B' | 'C' | 'D' | 'E';

/** The edition of the form that the program follows: its parts in order, with the name and wording of each row. */
export const { edition: EDITION, parts: FORM } = parse(readFileSync('lib/disclosure/form.yaml', 'utf8')) as {
  edition: string;
  parts: Readonly<Record<PartName, { title: string; rows: Readonly<Record<string, string>> }>>;
};

export const PART_NAMES = Object.keys(FORM) as PartName[];

/** The form's wording of each row, without the rows that the school adds. */
export const LABELS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  PART_NAMES.flatMap((part) => Object.entries(FORM[part].rows)),
);

/** Turns a check's finding at a path into problems; an empty list if there is no finding. */
export type Report = (
  path: readonly (string | number)[],
  found: Finding | false | undefined,
  severity?: Problem['severity'],
) => Problem[];

export interface PlacedRow {
  row: DisclosedRow;
  part: PartName;
  index: number;
  /** Reports problems in this row: paths are relative to the row. */
  report: Report;
}

/** The input of rules that do not concern the form. */
export type Website = Pick<Files, 'name' | 'sources' | 'validFiles' | 'day'>;

/** The input of rules about the form: those parts of the disclosure that the schema accepts. */
export interface Facts extends Website {
  edition: unknown;
  rows: readonly PlacedRow[];
  /** All rows, even those that the schema rejects. */
  all: readonly PlacedRow[];
  /** The numbers above the rows of part D; undefined if the schema rejects one. */
  strength: Disclosure['D'] | undefined;
  results: Partial<Disclosure['C']>;
  session: string;
  /** Facts from school.yaml, keyed by the row of part A that repeats them; the preferred spelling first. */
  school: Partial<Record<string, string[]>>;
  report: Report;
}

/** The row with this name; undefined if the schema rejects it. */
export const rowOf = ({ rows }: Pick<Facts, 'rows'>, name: string): PlacedRow | undefined =>
  rows.find(({ row }) => row.row === name);
