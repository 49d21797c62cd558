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

/** What shows below the heading of a class. */
function panelOf(heading: string): HTMLElement {
  const { parentElement } = screen.getByRole('heading', { name: heading });
  if (!parentElement) throw new Error('a heading stands in a panel');
  return parentElement;
}

test('classes that pay the same share one list of amounts, and each keeps its own heading', () => {
  render(<FeeFinder fees={{ ...FEES, admission: [] }} words={words.fees} />);
  expect(panelOf('Class VI')).toBe(panelOf('Class VII'));
});

test('a class has its tuition, its charges and the sum of the year', () => {
  render(<FeeFinder fees={FEES} words={words.fees} />);
  expect(
    within(panelOf('Class VI'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹10,850', '₹800', '₹11,650', '₹3,000']);
  expect(screen.getByRole('link', { name: 'VI' })).toHaveAttribute('href', '#class-6');
});

test('a class has no line for a charge that the tables do not name for it', () => {
  render(<FeeFinder fees={FEES} words={words.fees} />);
  expect(within(panelOf('Class VII')).queryByText(words.fees.admissionOnce)).toBeNull();
});

test('tables whose labels name no class have no choice of class', () => {
  const fees = { ...FEES, tuition: [{ class: 'Hostel', installment: 1, installments: 7, total: 7 }] };
  const { container } = render(<FeeFinder fees={fees} words={words.fees} />);
  expect(container).toBeEmptyDOMElement();
});
