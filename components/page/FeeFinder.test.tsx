/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { wordsIn } from '@/lib/content/words/languages';
import { FeeFinder } from './FeeFinder';

const { words } = wordsIn();

const FEES = {
  session: '2025-26',
  admission: [{ class: 'VI', amount: 3000 }],
  registration: [],
  annual: [{ class: 'VI-VII', amount: 800 }],
  installments: 7,
  tuition: [{ class: 'VI-VII', installment: 1550, installments: 7, total: 10_850 }],
  other: [],
  accountants: [],
};

test('a class has its tuition, its charges and the sum of the year', () => {
  render(<FeeFinder fees={FEES} words={words.fees} />);
  const panel = screen.getByRole('region', { name: 'Class VI' });
  expect(
    within(panel)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹10,850', '₹800', '₹11,650', '₹3,000']);
  expect(screen.getByRole('link', { name: 'VI' })).toHaveAttribute('href', '#class-6');
});

test('a class has no line for a charge that the tables do not name for it', () => {
  render(<FeeFinder fees={FEES} words={words.fees} />);
  const panel = screen.getByRole('region', { name: 'Class VII' });
  expect(within(panel).queryByText(words.fees.admissionOnce)).toBeNull();
});

test('tables whose labels name no class have no choice of class', () => {
  const fees = { ...FEES, tuition: [{ class: 'Hostel', installment: 1, installments: 7, total: 7 }] };
  const { container } = render(<FeeFinder fees={fees} words={words.fees} />);
  expect(container).toBeEmptyDOMElement();
});
