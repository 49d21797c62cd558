import { render, screen, within } from '@testing-library/react';
import { wordsIn } from '@/lib/content/words/languages';
import { FeeTables } from './FeeTables';

const { words } = wordsIn();

const fees = {
  session: '2025-26',
  admission: [
    { class: 'Nursery-III', amount: 2000 },
    { class: 'IV-V', amount: 112_500 },
  ],
  registration: [{ class: 'IX', amount: 0 }],
  annual: [{ class: 'Nursery-VIII', amount: 800 }],
  installments: 4,
  tuition: [
    { class: 'I-V', installment: 1550, total: 6200 },
    { class: 'XI and XII Humanities/Arts', installment: 32_000, total: 128_000 },
  ],
  accountants: [],
};

const rowsOf = (name: RegExp): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('every amount is shown by its class, with commas as in India', () => {
  render(<FeeTables fees={fees} words={words.fees} />);
  expect(rowsOf(/charges/)).toEqual([
    ['Admission (one-time)', 'Nursery-III', '2,000'],
    ['IV-V', '1,12,500'],
    ['Registration (one-time)', 'IX', '0'],
    ['Annual charges', 'Nursery-VIII', '800'],
  ]);
  expect(rowsOf(/^Tuition/)).toEqual([
    ['I-V', '1,550', '6,200'],
    ['XI and XII Humanities/Arts', '32,000', '1,28,000'],
  ]);
});
