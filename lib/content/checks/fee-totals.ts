import { groupOf } from '../fields/walk-fields';
import { problemAt, type Problem } from '../messages/problem';
import type { Source } from '../files/source';

interface Row {
  installment: number;
  total: number;
  /** How many these classes pay; undefined for the number of the whole table. */
  own?: number;
  index: number;
}

/** Each total is all installments of the year together (specification, section 9). */
export function checkFeeTotals({ document, file }: Source): Problem[] {
  const { installments, tuition } = document.value as { installments?: unknown; tuition?: unknown };
  if (!Array.isArray(tuition)) return [];
  if (installments === undefined && tuition.some((row) => groupOf(row).installments === undefined)) {
    const message =
      'is missing: in how many installments the tuition is paid. Write for example installments: 7';
    return [problemAt({ document, file }, ['installments'], message)];
  }
  if (installments !== undefined && !isCount(installments)) return [];
  const rows = tuition.flatMap((row: (Partial<Row> & { installments?: unknown }) | null, index): Row[] =>
    isAmount(row?.installment) && isAmount(row.total)
      ? [{ installment: row.installment, total: row.total, own: ownOf(row), index }]
      : [],
  );
  const problem = (path: (string | number)[], message: string): Problem => {
    return problemAt({ document, file }, path, message);
  };
  const wrong = rows.filter((row) => row.total !== (row.own ?? installments ?? 1) * row.installment);
  // When every row agrees on another number of installments, it is that number that is wrong.
  const [times = 0, ...others] = new Set(
    rows.filter(({ own }) => own === undefined).map((row) => row.total / row.installment),
  );
  if (
    wrong.length > 1 &&
    wrong.every(({ own }) => own === undefined) &&
    !others.length &&
    Number.isInteger(times)
  ) {
    const message = `every total below is ${times} × its installment, found ${installments}. Write ${times}, or correct the totals.`;
    return [problem(['installments'], message)];
  }
  return wrong.map(({ installment, total, own = installments ?? 1, index }) => {
    const sum = own * installment;
    const message = `must be ${own} × ${installment} = ${sum}, found ${total}. Write ${sum}, or correct the installment.`;
    return problem(['tuition', index, 'total'], message);
  });
}

function ownOf({ installments }: { installments?: unknown }): number | undefined {
  return isCount(installments) ? installments : undefined;
}

function isAmount(value: unknown): value is number {
  return value === 0 || isCount(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}
