import { formatProblem, type Problem } from '@/lib/content/say/problem';
import { formatDate } from '@/lib/text/dates';
import { FORM, PART_NAMES } from './form';
import { type ReadDisclosure, type RowReport, type RuleReport, unlistedOf } from './judge-disclosure';
import { isChecked } from './rules';

export type RowState = 'ok' | 'warning' | 'wrong';

const SIGNS: Record<RowState, string> = { ok: '✓', warning: '!', wrong: '✗' };

export function stateOf({ problems }: { problems: readonly Problem[] }): RowState {
  if (problems.some(({ severity }) => severity === 'error')) return 'wrong';
  return problems.length ? 'warning' : 'ok';
}

/** The whole form, row by row, with the corrections below each row; then the rules. */
export function formatReport({ rows, rules }: Pick<ReadDisclosure, 'rows' | 'rules'>): string {
  const parts = PART_NAMES.map((part) => {
    const lines = rows.filter((row) => row.part === part).flatMap(formatRow);
    return [`${part}. ${FORM[part].title}`, ...lines].join('\n');
  });
  return [...parts, formatRules({ rows, rules }), summarize(rows)].join('\n\n');
}

function formatRow(report: RowReport): string[] {
  const number = /^[A-E]\d/.test(report.row) ? `${report.row} ` : '';
  return [`  ${SIGNS[stateOf(report)]} ${number}${report.label}`, ...report.problems.map(indented)];
}

const indented = (problem: Problem): string => `      ${formatProblem(problem)}`;

/** The rules, each with its duty, State, certainty and source. */
export function formatRules({ rows, rules }: Pick<ReadDisclosure, 'rows' | 'rules'>): string {
  const lines = rules.flatMap((report) => {
    const { asks, clause, source, read, state, certainty } = report.rule;
    const unlisted = unlistedOf(rows, report.problems);
    return [
      `  ${signOf(report)} ${clause}: ${asks}`,
      `      ${state}, ${certainty}: ${source}, read on ${formatDate(read)}`,
      ...(unlisted.length < report.problems.length ? ['      The rows above say what to correct.'] : []),
      ...unlisted.map(indented),
    ];
  });
  return ["Rules (– another State's rule, · to be checked by a person)", ...lines].join('\n');
}

function signOf(report: RuleReport): string {
  if (!report.applies) return '–';
  return isChecked(report.rule) ? SIGNS[stateOf(report)] : '·';
}

function summarize(rows: readonly RowReport[]): string {
  const count = (state: RowState): number => rows.filter((row) => stateOf(row) === state).length;
  const [ok, warned, wrong] = [count('ok'), count('warning'), count('wrong')];
  const sum = `${ok} ✓, ${warned} !, ${wrong} ✗.`;
  if (wrong) return `${sum} The disclosure is not in order: correct the rows marked ✗.`;
  return `${sum} The disclosure is in order${warned ? '; look at the rows marked !' : ''}.`;
}
