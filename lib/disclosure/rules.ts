import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { groupOf, listOf } from '@/lib/content/parse/values';
import { problemsAt, problemsOf, type Problem } from '@/lib/content/say/problem';
import { addDays, daysOfSession, formatDate, sessionOf } from '@/lib/text/dates';
import { checkResultNumbers, checkResultTables } from './check-results';
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
  numbers: checkResultNumbers,
  people: eachRow(staff.checkPeople),
  qualifications: eachRow(staff.checkQualifications),
  category: eachRow(staff.checkCategory),
  total: staff.checkTotal,
  video: eachRow(rows.checkVideo),
  pupils: staff.checkPupils,
  sections: staff.checkSections,
  counsellors: staff.checkCounsellors,
  feesInTime: checkFeesInTime,
};

/** A page that a rule requires. rules.yaml explains the fields. */
interface RequiredPage {
  heading?: string;
  text?: string;
  shows?: string;
  missing: string;
}

export interface Rule {
  board: 'CBSE' | 'every';
  checks?: readonly (keyof typeof CHECKS)[];
  reads?: readonly string[];
  asks: string;
  clause: string;
  source: string;
  read: string;
  state: string;
  names?: string;
  certainty: 'copies agree' | 'reported' | 'advice';
  pages?: readonly RequiredPage[];
  fees?: Readonly<Record<string, number>>;
}

export const RULES = parse(readFileSync('lib/disclosure/rules.yaml', 'utf8')) as readonly Rule[];

/** True if the program can check the rule. Other rules are only listed. */
export const isChecked = ({ checks, pages, fees }: Rule): boolean => (checks ?? pages ?? fees) !== undefined;

/** Checks a rule. @param facts from the Board's form, if the school needs it */
export function applyRule(rule: Rule, website: Website, facts?: Facts): Problem[] {
  const found = [
    // The cast is safe: rules with `board: every` read only the website, and CBSE's rules always get facts.
    ...(rule.checks ?? []).flatMap((name) => CHECKS[name]((facts ?? website) as Facts)),
    ...findMissingPages(rule.pages ?? [], website),
    ...checkMostFees(rule.state, rule.fees ?? {}, website),
  ];
  if (rule.certainty === 'copies agree') return found;
  return found.map((problem) => ({ ...problem, severity: 'warning' }));
}

function findMissingPages(pages: readonly RequiredPage[], { name, sources }: Website): Problem[] {
  const has = (text: string, words = ''): boolean => new RegExp(words, 'iu').test(text);
  return pages.flatMap(({ heading, text, shows, missing }) => {
    const found = sources.some(({ kind, document, body }) => {
      if (kind !== 'pages') return false;
      const page = groupOf(document.value);
      if (shows !== undefined && listOf(page.shows).includes(shows)) return true;
      const headings = body.split('\n').filter((line) => line.startsWith('#'));
      return has([page.title, ...headings].join('\n'), heading) && has(body, text);
    });
    return problemsOf(`${name}/pages`, !found && missing);
  });
}

const DAYS_BEFORE = 60;

/** Reports missing fees: Uttar Pradesh requires them on the website 60 days before the session. */
function checkFeesInTime({ validFiles: { fees }, day }: Website): Problem[] {
  const { session, next } = fees?.document.value ?? {};
  const due = sessionOf(addDays(day, DAYS_BEFORE));
  if (!fees || session === undefined || (next?.session ?? session) >= due) return [];
  const since = formatDate(addDays(daysOfSession(due).first, -DAYS_BEFORE));
  const message = `is ${session}. In Uttar Pradesh the fees of ${due} must be on the website from ${since}, ${DAYS_BEFORE} days before the session. Add them.`;
  return problemsAt(fees, ['session'], message);
}

function checkMostFees(state: string, most: Readonly<Record<string, number>>, { validFiles }: Website) {
  const { fees } = validFiles;
  if (!fees) return [];
  return Object.entries(most).flatMap(([charge, allowed]) => {
    return [[], ['next']].flatMap((at) => {
      const value = groupOf(fees.document.value);
      const charged = groupOf(at.length ? value.next : value)[charge] as { amount: number }[] | undefined;
      return (charged ?? []).flatMap(({ amount }, index) => {
        const message = `is ${amount}; in ${state} ${charge} may cost at most ${allowed} rupees. Correct the amount.`;
        return problemsAt(fees, [...at, charge, index, 'amount'], amount > allowed && message);
      });
    });
  });
}
