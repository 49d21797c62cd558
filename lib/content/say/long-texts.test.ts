import { NOTHING } from '@/lib/disclosure/check-rows';
import { correctDate } from '@/lib/text/correct-days';
import { problemsIn } from './problem';

const SPACES = ' '.repeat(1200);
const PLACE = { file: 'fees.yaml', line: 1, column: 1, path: [], field: '' };

describe('texts that are long by mistake', () => {
  // The time that a pattern needs must not grow with the cube of the length.
  it.each([
    ['a date', () => correctDate(`2026${SPACES}x${SPACES}y`)],
    ['an answer', () => NOTHING.test(`${'.'.repeat(2400)}x`)],
    ['quoted brackets', () => problemsIn(PLACE, '⟨'.repeat(2400))],
  ])('a very long text is read within a second as %s', (_, read) => {
    const before = performance.now();
    read();
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
