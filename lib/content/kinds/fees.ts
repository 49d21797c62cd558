import type { InferType } from 'yup';
import { count, group, list, phone, rupees, text } from './fields';
import { groupOf } from './describe';
import { problemAt, type ParsedFile, type Problem } from '../say/problem';
import { classIdsOf } from './classes';

const classes = text('The class or classes.', 'VI-VIII', 60);

const charge = (is: string) =>
  list(
    `${is} Leave it out where there are none.`,
    group('The amount for some classes.', {
      class: classes,
      amount: rupees('The amount in rupees.', '2500'),
    }),
    0,
    30,
  ).optional();

/** content/fees.yaml: specification, section 9, "Fee structure". Amounts are whole Indian rupees. */
export const feesSchema = group('The fees.', {
  session: text('The session for which the fees hold.', '2025-26', 20),
  admission: charge('Admission, paid once.'),
  registration: charge('Registration, paid once.'),
  annual: charge('Annual charges.'),
  installments: count(
    'How many installments the tuition is paid in. Leave it out with tuition.',
    '7',
    1,
    12,
  ).optional(),
  tuition: list(
    'Tuition by class. Leave it out where the school takes none.',
    group('The tuition of some classes.', {
      class: classes,
      installment: rupees('One installment in rupees.', '1550'),
      installments: count(
        'How many installments these classes pay, where it is another number.',
        '10',
        1,
        12,
      ).optional(),
      total: rupees('All installments of the year together.', '10850'),
    }),
    0,
    30,
  ).optional(),
  other: list(
    'Other charges, such as hostel and transport: a table for each.',
    group('One table.', {
      title: text('The heading of the table.', 'Transport', 80),
      note: text('One sentence below the heading.', 'The charge depends on the distance.', 200).optional(),
      rows: list(
        'The rows of the table.',
        group('One charge.', {
          item: text('What it is for.', 'Up to 5 km', 100),
          amount: rupees('The amount in rupees.', '900'),
          paid: text('How often it is paid.', 'each month', 40).optional(),
        }),
        1,
        40,
      ),
    }),
    0,
    10,
  ).optional(),
  accountants: list(
    'Contacts for questions about fees. Leave it out where the office answers them.',
    group('One accountant.', {
      name: text('The name.', 'Sample Accountant', 60),
      phone: phone('The mobile number.'),
    }),
    0,
    6,
  ).optional(),
});

type Fees = InferType<typeof feesSchema>;

/** What the site is given: lists that were left out are empty, and every row says how many installments it has. */
export function toFees({
  admission = [],
  registration = [],
  annual = [],
  tuition = [],
  other = [],
  accountants = [],
  ...fees
}: Fees) {
  const rows = tuition.map((row) => ({
    ...row,
    // The check wants the number where a row has none of its own.
    installments: row.installments ?? fees.installments ?? 1,
  }));
  return { ...fees, admission, registration, annual, tuition: rows, other, accountants };
}

interface Row {
  installment: number;
  total: number;
  /** How many these classes pay; undefined for the number of the whole table. */
  own?: number;
  index: number;
}

/** Each total is all installments of the year together (specification, section 9). */
export function checkFeeTotals({ document, file }: ParsedFile): Problem[] {
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

/** Lists of fees: two rows for the same class would ask for two amounts. */
const TABLES = ['admission', 'registration', 'annual', 'tuition'];

/** Classes that have two rows of fees, under the same name or within two: `IV-V` and `V-VIII`. */
export function checkRepeatedClasses({ file, document }: ParsedFile): Problem[] {
  const fees = groupOf(document.value);
  return TABLES.flatMap((table) => {
    const rows: readonly unknown[] = Array.isArray(fees[table]) ? fees[table] : [];
    const first = new Map<string, number>();
    return rows.flatMap((row, index): Problem[] => {
      const label = groupOf(row).class;
      if (typeof label !== 'string') return [];
      const ids = idsOf(label);
      const twice = ids.find((id) => first.has(id));
      const other = first.get(twice ?? '');
      ids.filter((id) => !first.has(id)).forEach((id) => first.set(id, index));
      if (other === undefined || twice === undefined) return [];
      const { line } = document.positionOf([table, other]);
      const isWhole = idsOf(String(groupOf(rows[other]).class)).join() === ids.join();
      const message = isWhole
        ? `already has a row, on line ${line}. Delete one of the two.`
        : `has a class that the row on line ${line} has too: ${nameOf(twice)}. Name each class in one row only, and a stream or hostel behind its class, such as XI Science.`;
      return [problemAt({ file, document }, [table, index, 'class'], message)];
    });
  });
}

/** Each class of a label; where it names no class that is known, the label itself: `VI – VIII` and `vi-viii` are the same. */
function idsOf(label: string): string[] {
  const ids = classIdsOf([label]);
  const own = label
    .toLowerCase()
    .replaceAll(/[\s–—-]+/g, '-')
    .trim();
  return ids.length ? ids : own ? [own] : [];
}

/** `class-5` → `class 5`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ');
}
