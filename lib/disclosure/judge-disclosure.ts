import { groupOf } from '@/lib/content/read/values';
import { problemAt, type Problem, formatProblem } from '@/lib/content/say/problem';
import type { Path } from '@/lib/content/read/yaml';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Source } from '@/lib/content/read/source';
import { fieldsOf, type Website } from './check-duties';
import type { ResultTable } from './check-results';
import {
  type DisclosedRow,
  type PlacedRow,
  type Report,
  FORM,
  PART_NAMES,
  labelOf,
  type PartName,
} from './form';
import { applyRule, RULES, type Facts, type Rule } from './rules';
import { judgeContent, type LoadOptions } from '@/lib/content/check';
import { readFolder } from '@/lib/content/load-content';
import { isCbse, type School } from '@/lib/content/kinds/school';
import { sessionOf } from '@/lib/text/dates';

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
  /** Every file that can be read, for the rules that are not about the form. */
  sources?: readonly Source[];
  /** The name of the content folder. */
  name?: string;
  /** The session of the school, such as 2025-26. */
  session: string;
  /** `YYYY-MM-DD` */
  day: string;
}

const TABLES: Record<ResultTable, string> = { classX: 'Result class X', classXII: 'Result class XII' };

/** Every row of the form in its order, then the school's own rows of that part, each with what is wrong with it. */
export function judgeDisclosure({ source, problems, sources = [], name = 'content', session, day }: Judged): {
  rows: RowReport[];
  rules: RuleReport[];
} {
  const { file, document } = source;
  const value = (document.value ?? {}) as Partial<Disclosure>;
  const report: Report = (path, message, severity) => problemAt(source, path, message, severity);
  const rows = PART_NAMES.flatMap((part) => readRows(value, part));
  const known = problems.filter((problem) => isAboutDisclosure(problem, file, rows));
  // The schema's word comes first: rows that it refuses are skipped. A problem of a row's PDF has no path, so it hides nothing.
  const errors = known.filter((problem) => problem.severity === 'error');
  const broken = (part: PartName, field: string): boolean =>
    errors.some(({ path }) => isIn(path, part, field));
  const missing = findMissing(rows, report);
  const website = { name, sources, day };
  const rules = judgeRules(website, {
    ...website,
    session,
    edition: value.edition,
    rows: rows.filter(({ row, part }) => !errors.some(({ path }) => isInRow(path, part, row.row, rows))),
    strength: COUNTS.some((count) => broken('D', count)) ? undefined : value.D,
    results: Object.fromEntries(Object.entries(value.C ?? {}).filter(([field]) => !broken('C', field))),
    school: knownOf(sources),
    report,
  }).map((each) =>
    each.rule === RULES[0] ? { ...each, problems: [...missing.values(), ...each.problems] } : each,
  );
  const found = [...known, ...rules.flatMap((each) => each.problems)];
  return {
    rows: PART_NAMES.flatMap((part) => reportPart(part, rows, found, missing, file)),
    rules,
  };
}

/** Numbers of part D that rules need. */
const COUNTS = ['pupils', 'sections', 'notCounted', 'wellnessTeachers', 'careerCounsellors'];

/** What school.yaml has of the rows of part A. */
function knownOf(sources: readonly Source[]): Record<string, string[]> {
  const { name, devanagari, email, contacts } = fieldsOf(sources, 'school') as Partial<School>;
  const texts = (...found: (string | undefined)[]): string[] => found.flatMap((text) => text ?? []);
  return {
    A1: texts(name, devanagari?.name),
    A6: texts(email, ...(contacts ?? []).map((contact) => contact.email)),
  };
}

/** Rows of the form that the file does not have, by their names. */
function findMissing(rows: readonly PlacedRow[], report: Report): Map<string, Problem> {
  const missing = PART_NAMES.flatMap((part) =>
    FORM[part].rows
      .filter(({ row }) => !rows.some((each) => each.part === part && each.row.row === row))
      .map(({ row, label }): [string, Problem] => [
        row,
        report([part, 'rows'], `row ${row} of the form is missing. Add it: ${label}`),
      ]),
  );
  return new Map(missing);
}

function reportPart(
  part: PartName,
  rows: readonly PlacedRow[],
  found: readonly Problem[],
  missing: ReadonlyMap<string, Problem>,
  disclosure: string,
): RowReport[] {
  const required = FORM[part].rows;
  const own = rows
    .filter(({ part: other, row }) => other === part && labelOf(row.row) === undefined)
    .map(({ row }) => ({ row: row.row, label: row.information ?? row.document ?? '' }));
  const tables = part === 'C' ? Object.entries(TABLES).map(([row, label]) => ({ row, label })) : [];
  const named = [...required, ...own, ...tables].map(({ row, label }) => {
    const problems = found.filter(
      (problem) =>
        problem === missing.get(row) ||
        (problem.file === disclosure
          ? isInRow(problem.path, part, row, rows)
          : rows.some(
              (each) => each.part === part && each.row.row === row && namesFile(each.row, problem.file),
            )),
    );
    return { part, row, label, problems };
  });
  const told = new Set(named.flatMap(({ problems }) => problems));
  // What is about no part, such as the edition, is said at the first.
  const rest = found.filter((problem) => {
    if (problem.file !== disclosure || told.has(problem)) return false;
    return (PART_NAMES.find((name) => name === problem.path[0]) ?? PART_NAMES[0]) === part;
  });
  return rest.length ? [...named, { part, row: '', label: FORM[part].title, problems: rest }] : named;
}

/** The problems that no row says. */
export function untoldOf(rows: readonly RowReport[], problems: readonly Problem[]): Problem[] {
  const told = new Set(rows.flatMap((row) => row.problems));
  return problems.filter((problem) => !told.has(problem));
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

/** The form, row by row, and the rules; or no rows and the name of a board that does not ask for the form. */
export interface ReadDisclosure {
  rows: RowReport[];
  rules: RuleReport[];
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
  const website = { name: folder.name, sources, day: options.day };
  if (typeof school?.board === 'string' && !isCbse(school.board))
    return { rows: [], rules: judgeRules(website), otherBoard: school.board };
  const source = sources.find(({ kind }) => kind === 'disclosure');
  if (!source) {
    const why = problems.filter(({ file }) => file.endsWith('/disclosure.yaml')).map(formatProblem);
    throw new Error(['The disclosure cannot be read.', ...why].join('\n'));
  }
  const session = typeof school?.session === 'string' ? school.session : sessionOf(options.day);
  return judgeDisclosure({ ...website, source, problems, session });
}

/** What is to be said of one rule. */
export interface RuleReport {
  rule: Rule;
  /** Whether it binds this school: another State's rules do not. */
  applies: boolean;
  /** All that breaks it, whether a row says it too or not. */
  problems: readonly Problem[];
}

/** Each rule that binds schools of this board. @param facts of the Board's form, where the school has it */
function judgeRules(website: Website, facts?: Facts): RuleReport[] {
  const home = String(groupOf(fieldsOf(website.sources, 'school').address).state).toLowerCase();
  return RULES.filter(({ board }) => board === 'every' || facts).map((rule) => {
    const applies = rule.state === 'all India' || home.includes(rule.state.toLowerCase());
    return { rule, applies, problems: applies ? applyRule(rule, website, facts) : [] };
  });
}
