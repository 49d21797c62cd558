import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { parse } from 'yaml';
import type { Fees } from '@/lib/content/schemas/fees';
import { wordsIn } from '@/lib/content/words/languages';
import { FeeTables } from './FeeTables';

const { words } = wordsIn();

const fees = parse(readFileSync('content/fees.yaml', 'utf8')) as Fees;

const rowsOf = (name: RegExp): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('every number of the specification, section 9, is shown', () => {
  render(<FeeTables fees={fees} words={words.fees} />);
  expect(rowsOf(/charges/)).toEqual([
    ['Admission (one-time)', 'Nursery-III', '2,000'],
    ['IV-V', '2,500'],
    ['VI-IX', '3,000'],
    ['XI', '5,500'],
    ['Registration (one-time)', 'IX', '2,000'],
    ['X', '4,000'],
    ['XI', '3,500'],
    ['XII', '4,500'],
    ['Annual charges', 'Nursery-VIII', '800'],
    ['IX-XII', '1,000'],
  ]);
  expect(rowsOf(/^Tuition/)).toEqual([
    ['Nursery-UKG', '1,000', '7,000'],
    ['I-III', '1,200', '8,400'],
    ['IV-V', '1,300', '9,100'],
    ['VI-VIII', '1,550', '10,850'],
    ['IX-X', '2,700', '18,900'],
    ['XI and XII Biology', '4,100', '28,700'],
    ['XI and XII Maths', '3,800', '26,600'],
    ['XI and XII Humanities/Arts', '3,200', '22,400'],
  ]);
});
