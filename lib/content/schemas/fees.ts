import type { InferType } from 'yup';
import { count, group, list, phone, rupees, text } from './fields';

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
