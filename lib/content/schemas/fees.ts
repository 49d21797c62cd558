import { count, group, list, phone, rupees, text } from './fields';

const classes = text('The class or classes.', 'VI-VIII', 60);

const charge = (is: string) =>
  list(
    is,
    group('The amount for some classes.', {
      class: classes,
      amount: rupees('The amount in rupees.', '2500'),
    }),
    1,
    30,
  );

/** content/fees.yaml: specification, section 9, "Fee structure". Amounts are whole Indian rupees. */
export const feesSchema = group('The fees.', {
  session: text('The session for which the fees hold.', '2025-26', 20),
  admission: charge('Admission, paid once.'),
  registration: charge('Registration, paid once.'),
  annual: charge('Annual charges.'),
  installments: count('How many installments the tuition is paid in.', '7', 1, 12),
  tuition: list(
    'Tuition by class.',
    group('The tuition of some classes.', {
      class: classes,
      installment: rupees('One installment in rupees.', '1550'),
      total: rupees('All installments of the year together.', '10850'),
    }),
    1,
    30,
  ),
  accountants: list(
    'Whom to ask about fees.',
    group('One accountant.', {
      name: text('The name.', 'Sample Accountant', 60),
      phone: phone('The mobile number.'),
    }),
    1,
    6,
  ),
});
