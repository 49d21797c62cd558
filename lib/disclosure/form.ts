import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DisclosedRow, Disclosure } from '@/lib/content/kinds/disclosure';
import type { Files } from '@/lib/content/read/source';
import type { Finding, Problem } from '@/lib/content/say/problem';

export type PartName = 'A' | 'B' | 'C' | 'D' | 'E';

/** The reference edition of the form: its parts in order, each row by name and wording. */
export const { edition: EDITION, parts: FORM } = parse(readFileSync('lib/disclosure/form.yaml', 'utf8')) as {
  edition: string;
  parts: Readonly<Record<PartName, { title: string; rows: Readonly<Record<string, string>> }>>;
};

export const PART_NAMES = Object.keys(FORM) as PartName[];

/** The wording of each row of the form; undefined for rows that the school adds. */
export const LABELS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  PART_NAMES.flatMap((part) => Object.entries(FORM[part].rows)),
);

/** Turns a finding at a path into problems; none if there is no finding. */
export type Report = (
  path: readonly (string | number)[],
  found: Finding | false | undefined,
  severity?: Problem['severity'],
) => Problem[];

export interface PlacedRow {
  row: DisclosedRow;
  part: PartName;
  index: number;
  /** The path is within the row. */
  report: Report;
}

/** The input of rules outside the form. */
export type Website = Pick<Files, 'name' | 'sources' | 'validFiles' | 'day'>;

/** The input of rules of the form: the parts of the disclosure that pass the schema. */
export interface Facts extends Website {
  edition: unknown;
  rows: readonly PlacedRow[];
  /** Includes the rows that the schema refuses. */
  all: readonly PlacedRow[];
  /** The numbers above the rows of part D; undefined if the schema refuses one. */
  strength: Disclosure['D'] | undefined;
  results: Partial<Disclosure['C']>;
  session: string;
  /** The facts of school.yaml for rows of part A, the preferred one first. */
  school: Partial<Record<string, string[]>>;
  report: Report;
}

/** The row of this name, if it passes the schema. */
export const rowOf = ({ rows }: Pick<Facts, 'rows'>, name: string): PlacedRow | undefined =>
  rows.find(({ row }) => row.row === name);
