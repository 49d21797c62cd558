import { checkContent, type LoadOptions } from '@/lib/content/check';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { isCbse } from '@/lib/content/kinds/school';
import { readFolder } from '@/lib/content/load-content';
import { fieldsOf, validFilesByKind } from '@/lib/content/read/source';
import { textOf } from '@/lib/content/parse/values';
import { formatProblem, problemsAt, type ParsedFile, type Problem } from '@/lib/content/say/problem';
import { sessionOf } from '@/lib/text/dates';
import type { ResultTable } from './check-results';
import { FORM, LABELS, PART_NAMES } from './form';
import type { Facts, PartName, PlacedRow, Report, Website } from './form';
import { applyRule, RULES, type Rule } from './rules';

export interface RowReport {
  part: PartName;
  /** `B3`, or `classX` for a table. Empty for problems that belong to no row. */
  row: string;
  label: string;
  problems: Problem[];
}

/** `applies` is false for a rule of another State. `problems` has every violation, even those listed with a row. */
export type RuleReport = ReturnType<typeof judgeRules>[number];

// Why: docs/decisions/disclosure.md
/** The form row by row, and the rules. There are no rows if the school's board does not require the form. */
export interface ReadDisclosure {
  rows: RowReport[];
  rules: RuleReport[];
  /** Requirements of the Board or a law that the school does not meet. They never prevent publishing. */
  owed: Problem[];
  otherBoard?: string;
}

const TABLES: Record<ResultTable, string> = { classX: 'Result class X', classXII: 'Result class XII' };

const COUNTS = ['pupils', 'sections', 'notCounted', 'wellnessTeachers', 'careerCounsellors'];

/** Judges the rows in the form's order, then the school's own rows. @param problems the problems of all files */
export function judgeDisclosure(
  source: ParsedFile,
  problems: readonly Problem[],
  session: string,
  website: Website,
): ReadDisclosure {
  const value = (source.document.value ?? {}) as Partial<Disclosure>;
  const report: Report = (...finding) => problemsAt(source, ...finding);
  const all = PART_NAMES.flatMap((part) => readRows(value, part, report));
  const isKnown = (file: string) => file === source.file || all.some(({ row }) => namesFile(row, file));
  const known = problems.filter(({ file }) => isKnown(file));
  /** The rows and tables to which a problem belongs, such as `B B6`. A PDF can belong to several rows. */
  const placesOf = ({ file, path: [part, field, at] }: Problem): string[] => {
    if (file !== source.file) return all.filter(({ row }) => namesFile(row, file)).map(placeOf);
    // The path to a missing row contains its name instead of an index.
    if (field !== 'rows' || typeof at === 'string') return [`${part} ${field === 'rows' ? at : field}`];
    return all.filter((each) => each.part === part && each.index === at).map(placeOf);
  };
  // Only an error in this file excludes a row from the rules; an error in its PDF does not.
  const refused = known
    .filter(({ file, severity }) => file === source.file && severity === 'error')
    .flatMap(placesOf);
  const tables = Object.entries(value.C ?? {}).filter(([field]) => !refused.includes(`C ${field}`));
  const judgements = judgeRules(website, {
    ...website,
    session,
    edition: value.edition,
    all,
    rows: all.filter((placed) => !refused.includes(placeOf(placed))),
    strength: COUNTS.some((count) => refused.includes(`D ${count}`)) ? undefined : value.D,
    results: Object.fromEntries(tables),
    school: knownOf(website),
    report,
  });
  const found = [...known, ...judgements.flatMap((each) => each.problems)];
  const open = [
    ...known.filter(({ severity }) => severity !== 'warning'),
    // Problems of rows without an answer, and of missing rows, whose path contains a name instead of an index.
    ...found.filter(({ path: [, , at, field] }) => typeof at === 'string' || field === 'row'),
  ];
  const isReadBy = ({ reads = [] }: Rule, problem: Problem): boolean =>
    placesOf(problem).some((place) => reads.some((name) => place.slice('A '.length).startsWith(name)));
  // A rule's checks skip empty rows and rows that the schema rejects. A rule that reads such a row is not met.
  const rules = judgements.map(({ rule, problems: broken, ...rest }) => {
    const unanswered = open.filter((problem) => isReadBy(rule, problem));
    return { ...rest, rule, problems: [...new Set([...broken, ...unanswered])] };
  });
  const rows = PART_NAMES.flatMap((part): RowReport[] => {
    const { title, rows: required } = FORM[part];
    const own = all.filter(({ part: other, row }) => other === part && LABELS[row.row] === undefined);
    const named = [
      ...Object.entries(required),
      ...own.map(({ row }) => [row.row, row.information ?? row.document ?? ''] as const),
      ...(part === 'C' ? Object.entries(TABLES) : []),
    ].map(([row, label]) => {
      const mine = found.filter((problem) => placesOf(problem).includes(`${part} ${row}`));
      return { part, row, label, problems: mine };
    });
    const listed = named.map(({ row }) => `${part} ${row}`);
    // Problems outside all parts, such as a wrong edition, are listed in the first part.
    const rest = found
      .filter(({ file }) => file === source.file)
      .filter(({ path }) => (PART_NAMES.find((name) => name === path[0]) ?? PART_NAMES[0]) === part)
      .filter((problem) => !placesOf(problem).some((place) => listed.includes(place)));
    return rest.length ? [...named, { part, row: '', label: title, problems: rest }] : named;
  });
  const ofContent = new Set(problems);
  const judged = [...rows.flatMap((row) => row.problems), ...rules.flatMap((rule) => rule.problems)];
  const owed = [...new Set(judged)].filter((each) => each.severity === 'error' && !ofContent.has(each));
  return { rows, rules, owed };
}

const placeOf = ({ part, row }: PlacedRow): string => `${part} ${row.row}`;

function knownOf({ validFiles: { school } }: Website): Record<string, string[]> {
  const { name, devanagari, email, contacts = [] } = school?.document.value ?? {};
  const texts = (...found: (string | undefined)[]): string[] => found.flatMap((text) => text ?? []);
  return { A1: texts(name, devanagari?.name), A6: texts(email, ...contacts.map((each) => each.email)) };
}

/** The rows of a part. Leaves out rows without a name. */
function readRows(value: Partial<Disclosure>, part: PartName, report: Report): PlacedRow[] {
  const rows: unknown = value[part]?.rows;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: PlacedRow['row'] | null, index) => {
    const inRow: Report = (path, ...finding) => report([part, 'rows', index, ...path], ...finding);
    return typeof row?.row === 'string' ? [{ row, part, index, report: inRow }] : [];
  });
}

const namesFile = ({ files }: PlacedRow['row'], file: string): boolean =>
  Array.isArray(files) && files.some((each) => each?.file && file.endsWith(`/files/${each.file}`));

export function unlistedOf(rows: readonly RowReport[], problems: readonly Problem[]): Problem[] {
  const listed = new Set(rows.flatMap((row) => row.problems));
  return problems.filter((problem) => !listed.has(problem));
}

/** Judges the disclosure, even if other files have mistakes. @throws Error if content/disclosure.yaml cannot be read */
export async function readDisclosure(directory: string, options: LoadOptions): Promise<ReadDisclosure> {
  const folder = await readFolder(directory);
  if (!folder) throw new Error('There is no content folder. Write its name after --content.');
  const { problems } = checkContent(folder, options);
  const sources = folder.read.flatMap(({ source }) => source ?? []);
  const { board, session } = fieldsOf(sources, 'school') ?? {};
  const website = { name: folder.name, sources, validFiles: validFilesByKind(sources), day: options.day };
  if (typeof board === 'string' && !isCbse(board))
    return { rows: [], rules: judgeRules(website), owed: [], otherBoard: board };
  const source = sources.find(({ kind }) => kind === 'disclosure');
  if (!source) {
    const why = problems.filter(({ file }) => file.endsWith('/disclosure.yaml')).map(formatProblem);
    throw new Error(['The disclosure cannot be read.', ...why].join('\n'));
  }
  return judgeDisclosure(source, problems, textOf(session) || sessionOf(options.day), website);
}

/** The requirements that the school does not meet. A build finds them once, then passes them on in DISCLOSURE_OWED. */
export async function readOwed(directory: string, day: string): Promise<readonly Problem[]> {
  const saved = process.env.DISCLOSURE_OWED;
  return saved ? (JSON.parse(saved) as Problem[]) : (await readDisclosure(directory, { day })).owed;
}

/** @param facts from the Board's form, if the school needs it; without them, only rules with `board: every` apply */
function judgeRules(website: Website, facts?: Facts) {
  const home = website.validFiles.school?.document.value.address.state.trim() ?? '';
  return RULES.filter(({ board }) => board === 'every' || facts).map((rule) => {
    const applies = rule.names === undefined || new RegExp(rule.names, 'iu').test(home);
    return { rule, applies, problems: applies ? applyRule(rule, website, facts) : [] };
  });
}
