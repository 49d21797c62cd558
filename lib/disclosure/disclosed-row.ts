import type { Disclosure } from '@/lib/content/schemas/disclosure';
import type { Problem } from '@/lib/content/messages/problem';
import type { PartName } from './required-rows';

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

/** The path of a field of the row. */
export function pathOf({ part, index }: PlacedRow, ...rest: (string | number)[]): (string | number)[] {
  return [part, 'rows', index, ...rest];
}
