import { problemAt, type Problem, formatProblem } from '@/lib/content/say/problem';
import type { Path } from '@/lib/content/read/yaml';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Source } from '@/lib/content/read/source';
import { checkAnswer, checkCertificates, checkRatios, checkPeople, checkTotal } from './check-rows';
import { checkResults, type ResultTable } from './check-results';
import {
  type DisclosedRow,
  type PlacedRow,
  type Report,
  FORM,
  PART_NAMES,
  type PartName,
} from './form';
import { judgeContent, type LoadOptions } from '@/lib/content/check';
import { readFolder } from '@/lib/content/load-content';
import { isCbse } from '@/lib/content/kinds/school';
import { sessionOf } from '@/lib/text/dates';

/** What is to be said of one row of the form, or of a table below its part. */
interface RowReport {
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
  const report: Report = (path, message, severity) => problemAt(source, path, message, severity);
  const rows = PART_NAMES.flatMap((part) => readRows(value, part));
  const known = problems.filter((problem) => isAboutDisclosure(problem, file, rows));
  // The schema's word comes first: rows that it refuses are skipped.
  const errors = known.filter((problem) => problem.severity === 'error' && problem.file === file);
  const broken = (part: PartName, field: string): boolean =>
    errors.some(({ path }) => isIn(path, part, field));
  const sound = rows.filter(
    ({ row, part }) => !errors.some(({ path }) => isInRow(path, part, row.row, rows)),
  );
  const staff = sound.filter(({ part }) => part === 'D');
  const found = [
    ...known,
    ...sound.flatMap((placed) => [
      ...checkAnswer(placed, labelOf(placed.row.row), report),
      ...checkCertificates(placed, day, report),
      ...checkPeople(placed, report),
    ]),
    ...checkTotal(staff, report),
    ...(value.D && !broken('D', 'pupils') && !broken('D', 'sections') && !broken('D', 'notCounted')
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
  return PART_NAMES.flatMap((part) => reportPart(part, rows, found, report, file));
}

function reportPart(
  part: PartName,
  rows: readonly PlacedRow[],
  found: readonly Problem[],
  report: Report,
  disclosure: string,
): RowReport[] {
  const required = FORM[part].rows;
  const own = rows
    .filter(({ part: other, row }) => other === part && labelOf(row.row) === undefined)
    .map(({ row }) => ({ row: row.row, label: row.information ?? row.document ?? '' }));
  const tables = part === 'C' ? Object.entries(TABLES).map(([row, label]) => ({ row, label })) : [];
  const named = [...required, ...own, ...tables].map(({ row, label }) => {
    const problems = found.filter(({ file, path }) =>
      file === disclosure
        ? isInRow(path, part, row, rows)
        : rows.some((each) => each.part === part && each.row.row === row && namesFile(each.row, file)),
    );
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
  const rest = found.filter(
    (problem) => problem.file === disclosure && problem.path[0] === part && !told.has(problem),
  );
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

/** Whether a way into the disclosure leads into the row, or into the table, of this name. */
function isInRow(path: Path, part: PartName, name: string, rows: readonly PlacedRow[]): boolean {
  if (!isIn(path, part, 'rows')) return isIn(path, part, name);
  return rows.some((each) => each.part === part && each.index === path[2] && each.row.row === name);
}

function isIn(path: Path, part: PartName, field: string): boolean {
  return path[0] === part && path[1] === field;
}

function namesFile({ files }: DisclosedRow, file: string): boolean {
  return Array.isArray(files) && files.some((each) => each?.file && file.endsWith(`/files/${each.file}`));
}

function labelOf(row: string): string | undefined {
  return PART_NAMES.flatMap((part) => FORM[part].rows).find((each) => each.row === row)?.label;
}

/** The form, row by row; or no rows and the name of a board that does not ask for it. */
export interface ReadDisclosure {
  rows: RowReport[];
  otherBoard?: string;
}

/**
 * The disclosure of a content folder, even where other files have mistakes.
 * @throws Error in an editor's words when content/disclosure.yaml cannot be read at all
 */
export async function readDisclosure(directory: string, options: LoadOptions): Promise<ReadDisclosure> {
  const folder = await readFolder(directory);
  if (!folder) throw new Error('There is no content folder. Write its name after --content.');
  const { problems } = judgeContent(folder, options);
  const sources = folder.read.flatMap(({ source }) => source ?? []);
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { session?: unknown; board?: unknown } | undefined;
  if (typeof school?.board === 'string' && !isCbse(school.board))
    return { rows: [], otherBoard: school.board };
  const source = sources.find(({ kind }) => kind === 'disclosure');
  if (!source) {
    const why = problems.filter(({ file }) => file.endsWith('/disclosure.yaml')).map(formatProblem);
    throw new Error(['The disclosure cannot be read.', ...why].join('\n'));
  }
  const session = typeof school?.session === 'string' ? school.session : sessionOf(options.day);
  return { rows: judgeDisclosure({ source, problems, session, day: options.day }) };
}

export type RowState = 'ok' | 'warning' | 'wrong';

const SIGNS: Record<RowState, string> = { ok: '✓', warning: '!', wrong: '✗' };

/** Fifty teachers with the same mistake make one line. `--json` lists them all. */
const MOST_SHOWN = 4;

export function stateOf({ problems }: RowReport): RowState {
  if (problems.some(({ severity }) => severity === 'error')) return 'wrong';
  return problems.length ? 'warning' : 'ok';
}

/** The whole form, row by row, with what is to be mended below its row. */
export function formatReport(rows: readonly RowReport[]): string {
  const parts = PART_NAMES.map((part) => {
    const lines = rows.filter((row) => row.part === part).flatMap(formatRow);
    return [`${part}. ${FORM[part].title}`, ...lines].join('\n');
  });
  return [...parts, summarize(rows)].join('\n\n');
}

function formatRow(report: RowReport): string[] {
  const number = /^[A-E]\d/.test(report.row) ? `${report.row} ` : '';
  const more = report.problems.length - MOST_SHOWN;
  return [
    `  ${SIGNS[stateOf(report)]} ${number}${report.label}`,
    ...report.problems.slice(0, MOST_SHOWN).map((problem) => `      ${formatProblem(problem)}`),
    ...(more > 0 ? [`      and ${more} more like this`] : []),
  ];
}

function summarize(rows: readonly RowReport[]): string {
  const count = (state: RowState): number => rows.filter((row) => stateOf(row) === state).length;
  const [ok, warned, wrong] = [count('ok'), count('warning'), count('wrong')];
  const sum = `${ok} ✓, ${warned} !, ${wrong} ✗.`;
  return wrong
    ? `${sum} The disclosure is not in order: mend what is marked ✗.`
    : `${sum} The disclosure is in order${warned ? '; look at what is marked !' : ''}.`;
}

/** The same as data, for other programs. */
export function toJson(rows: readonly RowReport[]): object {
  return {
    inOrder: rows.every((row) => stateOf(row) !== 'wrong'),
    rows: rows.map((row) => ({ ...row, state: stateOf(row) })),
  };
}
