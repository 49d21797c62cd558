import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';
import { askPages, checkFeesInTime, checkMostFees, type PageAsked, type Website } from './check-duties';
import { checkResultTables } from './check-results';
import {
  checkAnswer,
  checkCertificates,
  checkEdition,
  checkOrder,
  checkSchool,
  checkVideo,
} from './check-rows';
import {
  checkCategory,
  checkCounsellors,
  checkPeople,
  checkPupils,
  checkSections,
  checkTotal,
} from './check-staff';
import type { PlacedRow, Report } from './form';

/** What a rule is checked against. Of the disclosure, only what passes the schema. */
export interface Facts extends Website {
  edition: unknown;
  rows: readonly PlacedRow[];
  /** The numbers above the rows of part D; undefined where one of them is refused. */
  strength: Disclosure['D'] | undefined;
  results: Partial<Disclosure['C']>;
  /** The session of the school, such as 2025-26. */
  session: string;
  /** What school.yaml has of the rows of part A, the first as it is to be written. */
  school: Partial<Record<string, string[]>>;
  report: Report;
}

type OfRow = (placed: PlacedRow, report: Report, facts: Facts) => Problem[];
type OfStrength = (rows: readonly PlacedRow[], strength: Disclosure['D'], report: Report) => Problem[];

const eachRow = (check: OfRow) => (facts: Facts) =>
  facts.rows.flatMap((placed) => check(placed, facts.report, facts));
const counted =
  (check: OfStrength) =>
  ({ rows, strength, report }: Facts) =>
    strength ? check(rows, strength, report) : [];

const CHECKS = {
  edition: ({ edition, report }: Facts) => checkEdition(edition, report),
  order: ({ rows, report }: Facts) => checkOrder(rows, report),
  answers: eachRow(checkAnswer),
  school: eachRow(checkSchool),
  certificates: eachRow(checkCertificates),
  results: checkResultTables,
  people: eachRow(checkPeople),
  category: eachRow(checkCategory),
  total: ({ rows, report }: Facts) => checkTotal(rows, report),
  video: eachRow(checkVideo),
  pupils: counted(checkPupils),
  sections: counted(checkSections),
  counsellors: counted(checkCounsellors),
};

const CHECKS_OF_EVERY_BOARD = { feesInTime: checkFeesInTime };

/** One rule of rules.yaml, which explains the fields. */
interface RuleText {
  asks: string;
  clause: string;
  source: string;
  read: string;
  state: string;
  certainty: 'copies agree' | 'reported' | 'advice';
  pages?: readonly PageAsked[];
  fees?: Readonly<Record<string, number>>;
}

export type Rule = RuleText &
  (
    | { board: 'CBSE'; checks?: readonly (keyof typeof CHECKS)[] }
    | { board: 'every'; checks?: readonly (keyof typeof CHECKS_OF_EVERY_BOARD)[] }
  );

export const RULES = parse(readFileSync('lib/disclosure/rules.yaml', 'utf8')) as readonly Rule[];

/** Whether a program can see that the rule is kept. */
export function isChecked({ checks, pages, fees }: Rule): boolean {
  return (checks ?? pages ?? fees) !== undefined;
}

/** What breaks a rule that binds the school. @param facts of the Board's form, where the school has it */
export function applyRule(rule: Rule, website: Website, facts?: Facts): Problem[] {
  const found = [
    ...(rule.board === 'every'
      ? (rule.checks ?? []).flatMap((name) => CHECKS_OF_EVERY_BOARD[name](website))
      : (rule.checks ?? []).flatMap((name) => (facts ? CHECKS[name](facts) : []))),
    ...askPages(rule.pages ?? [], website),
    ...checkMostFees(rule, website),
  ];
  if (rule.certainty === 'copies agree') return found;
  return found.map((problem) => ({ ...problem, severity: 'warning' }));
}
