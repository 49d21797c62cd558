import type { InferType } from 'yup';
import * as F from './fields';
import { addDays, daysOfSession, isCalendarDate, sessionOf } from '@/lib/text/dates';
import { findOverlaps, groupOf, listOf, textOf, type Fields, type Path } from '../parse/values';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { classIdsOf } from './classes';
import type { Moment } from './kind';

const feeClasses = F.ofClasses('The class or classes.', 'VI-VIII', 'should');

const charge = (description: string) =>
  F.groups(`${description} Leave them out if there are none.`, [0, 30], 'The amount for some classes.', {
    class: feeClasses,
    amount: F.rupees('The amount in rupees.', '2500'),
  }).optional();

export const MAX_CHARGES = 10;

const ofSession = {
  session: F.session('The session to which these fees apply.', '2025-26'),
  admission: charge('Admission fees, paid once.'),
  registration: charge('Registration fees, paid once.'),
  annual: charge('Charges paid once a year.'),
  installments: F.count('The number of instalments in which tuition is paid.', '7', [1, 12]).optional(),
  tuition: F.groups(
    'Tuition by class. Leave it out if there is none.',
    [0, 30],
    'The tuition of some classes.',
    {
      class: feeClasses,
      installment: F.rupees('The amount of one instalment in rupees.', '1550'),
      installments: F.count(
        'Number of instalments for these classes, if different.',
        '10',
        [1, 12],
      ).optional(),
      total: F.rupees('All instalments of the year added together.', '10850'),
    },
  ).optional(),
  due: F.list('The due dates, in order.', F.dayOfYear('Month-day.', '04-10'), [1, 12]).optional(),
  other: F.groups('Other charges, such as hostel or bus: a table for each.', [0, MAX_CHARGES], 'One table.', {
    title: F.text('The heading of the table.', 'Transport', 80),
    note: F.text('One sentence below the heading.', 'The charge depends on the distance.', 200).optional(),
    rows: F.groups('The rows of the table.', [1, 40], 'One charge.', {
      item: F.text('What the charge is for.', 'Up to 5 km', 100),
      amount: F.rupees('The amount of the charge in rupees.', '900'),
      paid: F.text('How often the charge is paid.', 'each month', 40).optional(),
    }),
  }).optional(),
};

/** content/fees.yaml (specification, section 9, "Fee structure"). Amounts are whole Indian rupees. */
export const feesSchema = F.group('The fees, and whom to ask about them.', {
  updated: F.updated(),
  ...ofSession,
  pay: F.text('How and where families pay.', 'At the fee counter, by UPI or cash.', 300).optional(),
  siblings: F.text('The discount for siblings, if any.', 'A second child pays 10 % less.', 200).optional(),
  stillPaid: F.yesNo(
    'Whether families pay these fees even after the end of the session, until new fees are approved.',
  ).optional(),
  next: F.group('The fees of the next session, which apply from its first day.', ofSession).optional(),
  accountants: F.groups(
    'The staff who answer questions about fees, if not the office.',
    [0, 6],
    'One accountant.',
    {
      name: F.text('The name of the accountant.', 'Sample Accountant', 60),
      phone: F.phone('The mobile number of the accountant.'),
    },
  ).optional(),
}).meta({
  refuses: {
    '': ' Write any other charge on a new line without spaces in front, such as other: [{ title: Examination, rows: [{ item: Class VI to VIII, amount: 500 }] }]',
  },
});

type Fees = InferType<typeof feesSchema>;

/** Returns the fees that apply on `day`. Until the next session begins, `next` holds its fees. */
export function toFees({ next, ...fees }: Fees, { day }: Pick<Moment, 'day'>) {
  const hasBegun = next !== undefined && daysOfSession(next.session).first <= day;
  const ahead: { next?: ReturnType<typeof withTables> } = next && !hasBegun ? { next: withTables(next) } : {};
  return { ...fees, ...withTables(hasBegun ? next : fees), ...ahead, accountants: fees.accountants ?? [] };
}

function withTables({ session, due, ...fees }: NonNullable<Fees['next']>) {
  const { admission = [], registration = [], annual = [], tuition = [], other = [] } = fees;
  // No page shows this 1: checkTotals requires the number in each row or for the whole table.
  const rows = tuition.map((row) => ({ ...row, installments: row.installments ?? fees.installments ?? 1 }));
  const dueDays: { due?: string[] | undefined } = { due };
  return { session, ...dueDays, admission, registration, annual, tuition: rows, other };
}

export function checkFees(file: ParsedFile & { kind: string }): Problem[] {
  if (file.kind !== 'fees') return [];
  const fees = groupOf(file.document.value);
  const next = groupOf(fees.next);
  return [
    ...checkTables({ file, at: [], fees }),
    ...(fees.next === undefined ? [] : checkTables({ file, at: ['next'], fees: next })),
    ...checkNext(file, fees.session, next.session),
  ];
}

/** The fees of one session. `at` is the path of its fields: empty at the top of the file, or `next`. */
interface OfSession {
  file: ParsedFile;
  at: Path;
  fees: Fields;
}

const checkTables = (of: OfSession): Problem[] => [
  ...checkTotals(of),
  ...checkDue(of),
  ...FEE_TABLES.flatMap((table) => checkDuplicateClasses(of, table)),
];

function checkNext(file: ParsedFile, present: unknown, next: unknown): Problem[] {
  if (!F.isSession(present) || !F.isSession(next)) return [];
  const after = sessionOf(addDays(daysOfSession(present).last, 1));
  const message = `must be the session after ${present}, found ${next}. Write ${after}.`;
  return problemsAt(file, ['next', 'session'], next !== after && { message, right: after });
}

function checkDue({ file, at, fees: { installments: times, due: typed } }: OfSession): Problem[] {
  const due = listOf(typed).map(String);
  const [twice] = findOverlaps(due.map((day) => [day]));
  const again = `is listed twice, found ${twice?.key}. Correct one of the two.`;
  if (twice) return problemsAt(file, [...at, 'due', twice.row], again);
  const many = `has ${due.length} days, but there are ${String(times)} installments. Write a day for each.`;
  const isOther = due.length > 0 && isCount(times) && due.length !== times;
  return [...problemsAt(file, [...at, 'due'], isOther && many), ...checkOrder(file, [...at, 'due'], due)];
}

function checkOrder(file: ParsedFile, at: Path, due: readonly string[]): Problem[] {
  if (!due.every((each) => isCalendarDate(`2001-${each}`))) return [];
  const late = findLate(due);
  // Two due dates never share a month. If a month seems to repeat, days and months are swapped.
  const months = new Set(due.map((each) => each.slice(0, 2)));
  const swapped = due.map((each) => each.split('-').toReversed().join('-'));
  const isSwapped =
    new Set(swapped.map((each) => each.slice(0, 2))).size > 1 &&
    swapped.every((each) => isCalendarDate(`2001-${each}`)) &&
    findLate(swapped) < 0;
  if (isSwapped && due.length > 1 && (late >= 0 || (months.size === 1 && due.length > 2))) {
    const message = `has the day before the month, but the month must come first. Did you mean ${swapped.join(', ')}?`;
    return problemsAt(file, at, message);
  }
  const sorted = due.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
  const message = `comes before ${due[late - 1]} in the session. Put the days in order, from April to March: ${sorted.join(', ')}.`;
  return problemsAt(file, [...at, late], late >= 0 && message, 'warning');
}

/** A key that sorts days from April to March, the order of a session. */
const placeOf = (day: string): string => (day < '04' ? `1 ${day}` : `0 ${day}`);

function findLate(due: readonly string[]): number {
  const places = due.map(placeOf);
  return places.findIndex((place, index) => place < (places[index - 1] ?? ''));
}

/** Reports a total that is not the sum of the year's installments (specification, section 9). */
function checkTotals({ file, at, fees: { installments: times, tuition } }: OfSession): Problem[] {
  const table = listOf(tuition).map(groupOf);
  if (times === undefined && table.some(({ installments }) => installments === undefined)) {
    const message =
      'is missing: write the number of installments in which tuition is paid, for example installments: 7';
    return problemsAt(file, [...at, 'installments'], message);
  }
  if (times !== undefined && !isCount(times)) return [];
  const rows = table.flatMap(({ installment, installments: own, total }, index) =>
    isAmount(installment) && isAmount(total)
      ? [{ installment, total, own: isCount(own) ? own : undefined, index }]
      : [],
  );
  const wrong = rows.filter(({ installment, total, own = times ?? 1 }) => total !== own * installment);
  // If all rows without their own `installments` imply the same number, the table's own number is wrong.
  const common = rows.filter(({ own }) => own === undefined);
  const [other = 0, ...others] = new Set(common.map(({ installment, total }) => total / installment));
  const isOfTable = wrong.every(({ own }) => own === undefined);
  if (wrong.length > 1 && isOfTable && !others.length && Number.isInteger(other)) {
    const message = `is ${times}, but every total below is ${other} × its installment. Correct the number, or the totals.`;
    return problemsAt(file, [...at, 'installments'], message);
  }
  return wrong.flatMap(({ installment, total, own = times ?? 1, index }) => {
    const sum = own * installment;
    const swapped = `is ${total}, and installment is ${installment}: the two are swapped. Exchange them.`;
    const wrongSum = `must be ${own} × ${installment} = ${sum}, found ${total}. Write ${sum}, or correct the installment.`;
    const found = installment === own * total ? swapped : { message: wrongSum, right: `${sum}` };
    return problemsAt(file, [...at, 'tuition', index, 'total'], found);
  });
}

const isAmount = (value: unknown): value is number => value === 0 || isCount(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Tables in which a class must not have two rows. */
export const FEE_TABLES = ['admission', 'registration', 'annual', 'tuition'] as const;

/** Reports classes with two rows of fees: identical labels, or overlapping ranges (`IV-V` and `V-VIII`). */
function checkDuplicateClasses({ file, at, fees }: OfSession, name: string): Problem[] {
  const table = [...at, name];
  const labels = listOf(fees[name]).map((row) => groupOf(row).class);
  const ids = labels.map(idsOf);
  const overlapping = ids.flatMap((own, row) => {
    const whole = own.flatMap((id) => OF_STREAM.exec(id)?.[1] ?? []).find((id) => ids.flat().includes(id));
    if (whole === undefined) return [];
    const other = ids.findIndex((each) => each.includes(whole));
    const { line } = file.document.positionOf([...table, other]);
    const both = `is also in the row "${String(labels[other])}" on line ${line}, so it is unclear which amount applies. Delete the class from that row, or delete this row.`;
    return problemsAt(file, [...table, row, 'class'], both);
  });
  const shared = findOverlaps(ids).flatMap(({ key, row, first }) => {
    const { line } = file.document.positionOf([...table, first]);
    const isWhole = ids[first]?.join() === ids[row]?.join();
    const twice = `already has a row on line ${line}. Delete one of the two.`;
    const alsoThere = `has a class that is also in the row on line ${line}: ${key.replaceAll('-', ' ')}. Name each class in one row only, and write a stream or hostel after its class, such as XI Science.`;
    return problemsAt(file, [...table, row, 'class'], isWhole ? twice : alsoThere);
  });
  return [...overlapping, ...shared];
}

/** Matches the id of a class with a stream: `class-11-science`. Other words, such as hostel, mean a separate fee. */
const OF_STREAM = /^(class-1[12])-(?:science|commerce|arts|humanities|biology|math|vocational)/;

/** The ids of the classes that a label names; if it names no known class, its normalized text. */
function idsOf(label: unknown): string[] {
  const ids = classIdsOf([textOf(label)]);
  const own = textOf(label)
    .toLowerCase()
    .replaceAll(/[\s–—-]+/g, '-');
  return ids.length ? ids : [own.trim()].filter(Boolean);
}
