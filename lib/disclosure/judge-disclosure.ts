import { describePath } from '@/lib/content/messages/field-path';
import type { Problem } from '@/lib/content/messages/problem';
import type { Disclosure } from '@/lib/content/schemas/disclosure';
import type { Source } from '@/lib/content/files/source';
import { checkAnswer } from './check-answer';
import { checkCertificates } from './check-certificates';
import { checkRatios } from './check-ratios';
import { checkResults, type ResultTable } from './check-results';
import { checkPeople, checkTotal } from './check-staff';
import type { DisclosedRow, PlacedRow, Report } from './disclosed-row';
import { FORM, PART_NAMES, type PartName } from './required-rows';

/** What is to be said of one row of the form, or of a table below its part. */
export interface RowReport {
  part: PartName;
  /** `B3`, `classX`; empty for what belongs to no row. */
  row: string;
  label: string;
  /** Empty when the row is in order. */
  problems: Problem[];
}

interface Judged {
  /** content/disclosure.yaml. */
  source: Pick<Source, 'document' | 'file'>;
  /** What the check of the content says, of all files. */
  problems: readonly Problem[];
  /** The session of the school, such as 2025-26. */
  session: string;
  /** `YYYY-MM-DD` */
  day: string;
}

const TABLES: Record<ResultTable, string> = { classX: 'Result class X', classXII: 'Result class XII' };

/** Every row of the form in its order, then the school's own rows of that part, each with what is wrong with it. */
export function judgeDisclosure({ source, problems, session, day }: Judged): RowReport[] {
  const { file, document } = source;
  const value = (document.value ?? {}) as Partial<Disclosure>;
  const report: Report = (path, message, severity = 'error') => {
    return { file, ...document.positionOf(path), field: describePath(path, value), message, severity };
  };
  const rows = PART_NAMES.flatMap((part) => readRows(value, part));
  const known = problems.filter((problem) => isAboutDisclosure(problem, file, rows));
  // The schema's word comes first: what it refuses is not looked into.
  const broken = (...steps: string[]): boolean =>
    known.some(({ severity, field }) => severity === 'error' && steps.every((step) => hasStep(field, step)));
  const sound = rows.filter(({ row }) => !broken(row.row));
  const staff = sound.filter(({ part }) => part === 'D');
  const found = [
    ...known,
    ...sound.flatMap((placed) => [
      ...checkAnswer(placed, labelOf(placed.row.row), report),
      ...checkCertificates(placed, day, report),
      ...checkPeople(placed, report),
    ]),
    ...checkTotal(staff, report),
    ...(value.D && !broken('pupils') && !broken('sections') && !broken('notCounted')
      ? checkRatios(staff, value.D, report)
      : []),
    ...(Object.keys(TABLES) as ResultTable[]).flatMap((table) => {
      const results = value.C?.[table];
      if (!Array.isArray(results) || broken('C', table)) return [];
      return checkResults(
        { table, results, reason: value.C?.[`${table}NotApplicable`], session, day },
        report,
      );
    }),
  ];
  return PART_NAMES.flatMap((part) => reportPart(part, rows, found, report));
}

function reportPart(
  part: PartName,
  rows: readonly PlacedRow[],
  found: readonly Problem[],
  report: Report,
): RowReport[] {
  const required = FORM[part].rows;
  const own = rows
    .filter(({ part: other, row }) => other === part && labelOf(row.row) === undefined)
    .map(({ row }) => ({ row: row.row, label: row.information ?? row.document ?? '' }));
  const tables = part === 'C' ? Object.entries(TABLES).map(([row, label]) => ({ row, label })) : [];
  const named = [...required, ...own, ...tables].map(({ row, label }) => {
    const problems = found.filter((problem) => isAboutRow(problem, part, row, rows));
    const isMissing = !(row in TABLES) && !rows.some((each) => each.part === part && each.row.row === row);
    const missing = `row ${row} of the form is missing. Add it: ${label}`;
    return {
      part,
      row,
      label,
      problems: isMissing ? [report([part, 'rows'], missing), ...problems] : problems,
    };
  });
  const told = new Set(named.flatMap(({ problems }) => problems));
  const rest = found.filter((problem) => hasStep(problem.field, part, 0) && !told.has(problem));
  return rest.length ? [...named, { part, row: '', label: FORM[part].title, problems: rest }] : named;
}

/** The rows of a part that say which row they are. */
function readRows(value: Partial<Disclosure>, part: PartName): PlacedRow[] {
  const rows: unknown = value[part]?.rows;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: DisclosedRow | null, index) =>
    typeof row?.row === 'string' ? [{ row, part, index }] : [],
  );
}

function isAboutDisclosure(problem: Problem, file: string, rows: readonly PlacedRow[]): boolean {
  return problem.file === file || rows.some(({ row }) => namesFile(row, problem.file));
}

function isAboutRow(
  { field, file }: Problem,
  part: PartName,
  row: string,
  rows: readonly PlacedRow[],
): boolean {
  if (hasStep(field, part, 0)) return hasStep(field, row);
  return rows.some((each) => each.row.row === row && namesFile(each.row, file));
}

function namesFile({ files }: DisclosedRow, file: string): boolean {
  return Array.isArray(files) && files.some((each) => each?.file && file.endsWith(`/files/${each.file}`));
}

/** Whether the way to a field has this step: `B › rows › B3 › files`. */
function hasStep(field: string, step: string, at?: number): boolean {
  const steps = field.split(' › ');
  return at === undefined ? steps.includes(step) : steps[at] === step;
}

function labelOf(row: string): string | undefined {
  return PART_NAMES.flatMap((part) => FORM[part].rows).find((each) => each.row === row)?.label;
}
