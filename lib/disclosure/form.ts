import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DisclosedRow, Disclosure } from '@/lib/content/kinds/disclosure';
import type { Files } from '@/lib/content/read/source';
import type { Finding, Problem } from '@/lib/content/say/problem';

export type PartName = 'A' | 'B' | 'C' | 'D' | 'E';

/** The edition of the form that is checked: its parts in their order, and of each row its name and its words. */
export const { edition: EDITION, parts: FORM } = parse(readFileSync('lib/disclosure/form.yaml', 'utf8')) as {
  edition: string;
  parts: Readonly<Record<PartName, { title: string; rows: Readonly<Record<string, string>> }>>;
};

export const PART_NAMES = Object.keys(FORM) as PartName[];

/** The words of each row of the form; a row that the school adds has none. */
export const LABELS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  PART_NAMES.flatMap((part) => Object.entries(FORM[part].rows)),
);

/** Says where and how something is wrong; nothing where nothing is found. */
export type Report = (
  path: readonly (string | number)[],
  found: Finding | false | undefined,
  severity?: Problem['severity'],
) => Problem[];

/** One row with its place in the file. */
export interface PlacedRow {
  row: DisclosedRow;
  part: PartName;
  index: number;
  /** A problem of the row; the path is within it. */
  report: Report;
}

/** What the duties outside the form are checked against. */
export type Website = Pick<Files, 'name' | 'sources' | 'sound' | 'day'>;

/** What a rule of the form is checked against. Of the disclosure, only what passes the schema. */
export interface Facts extends Website {
  edition: unknown;
  rows: readonly PlacedRow[];
  /** The same with those that the schema refuses. */
  all: readonly PlacedRow[];
  /** The numbers above the rows of part D; undefined where one of them is refused. */
  strength: Disclosure['D'] | undefined;
  results: Partial<Disclosure['C']>;
  /** The session of the school, such as 2025-26. */
  session: string;
  /** What school.yaml has of the rows of part A, the first as it is to be written. */
  school: Partial<Record<string, string[]>>;
  /** The path is within content/disclosure.yaml. */
  report: Report;
}

/** The row of this name, if it can be checked. */
export const rowOf = ({ rows }: Pick<Facts, 'rows'>, name: string): PlacedRow | undefined =>
  rows.find(({ row }) => row.row === name);
