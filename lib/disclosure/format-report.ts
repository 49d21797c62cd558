import { formatProblem } from '@/lib/content/messages/problem';
import type { RowReport } from './judge-disclosure';
import { FORM, PART_NAMES } from './required-rows';

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
