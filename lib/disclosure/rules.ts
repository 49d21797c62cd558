import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Problem } from '@/lib/content/say/problem';
import { askPages, checkFeesInTime, checkMostFees, type PageAsked } from './check-duties';
import { checkResultTables } from './check-results';
import * as rows from './check-rows';
import * as staff from './check-staff';
import type { Facts, PlacedRow, Website } from './form';

const eachRow = (check: (placed: PlacedRow, facts: Facts) => Problem[]) => (facts: Facts) =>
  facts.rows.flatMap((placed) => check(placed, facts));

const CHECKS = {
  missing: rows.findMissing,
  edition: rows.checkEdition,
  order: rows.checkOrder,
  answers: eachRow(rows.checkAnswer),
  school: eachRow(rows.checkSchool),
  certificates: eachRow(rows.checkCertificates),
  results: checkResultTables,
  people: eachRow(staff.checkPeople),
  category: eachRow(staff.checkCategory),
  total: staff.checkTotal,
  video: eachRow(rows.checkVideo),
  pupils: staff.checkPupils,
  sections: staff.checkSections,
  counsellors: staff.checkCounsellors,
  feesInTime: checkFeesInTime,
};

/** One rule of rules.yaml, which explains the fields. */
export interface Rule {
  board: 'CBSE' | 'every';
  checks?: readonly (keyof typeof CHECKS)[];
  asks: string;
  clause: string;
  source: string;
  read: string;
  state: string;
  certainty: 'copies agree' | 'reported' | 'advice';
  pages?: readonly PageAsked[];
  fees?: Readonly<Record<string, number>>;
}

export const RULES = parse(readFileSync('lib/disclosure/rules.yaml', 'utf8')) as readonly Rule[];

/** Whether a program can see that the rule is kept. */
export const isChecked = ({ checks, pages, fees }: Rule): boolean => (checks ?? pages ?? fees) !== undefined;

/** What breaks a rule that binds the school. @param facts of the Board's form, where the school has it */
export function applyRule(rule: Rule, website: Website, facts?: Facts): Problem[] {
  const found = [
    // A rule of every board reads no more than the website; those of the Board are judged with its form only.
    ...(rule.checks ?? []).flatMap((name) => CHECKS[name]((facts ?? website) as Facts)),
    ...askPages(rule.pages ?? [], website),
    ...checkMostFees(rule.state, rule.fees ?? {}, website),
  ];
  if (rule.certainty === 'copies agree') return found;
  return found.map((problem) => ({ ...problem, severity: 'warning' }));
}
