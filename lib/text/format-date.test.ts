import { formatDate, formatNewsDate } from './dates';

describe('formatDate', () => {
  it('writes a day as India does', () => {
    expect(formatDate('2025-04-05')).toBe('5 April 2025');
  });

  it('does not slip to a neighbouring day at the ends of a year', () => {
    expect(formatDate('2025-12-31')).toBe('31 December 2025');
    expect(formatDate('2026-01-01')).toBe('1 January 2026');
  });
});

describe('formatNewsDate', () => {
  it.each([
    ['2025-01-09', '09-JAN-2025'],
    ['2025-09-30', '30-SEP-2025'],
    ['2025-12-01', '01-DEC-2025'],
  ])('writes %s as %s', (day, written) => {
    expect(formatNewsDate(day)).toBe(written);
  });
});
