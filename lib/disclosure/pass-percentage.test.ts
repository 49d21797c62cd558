import { passPercentage } from './check-results';

test('the percentage is computed from the two counts, with one decimal', () => {
  expect(passPercentage(96, 94)).toBe('97.9%');
  expect(passPercentage(50, 50)).toBe('100%');
});

test('100% is only said when everybody passed', () => {
  expect(passPercentage(10_000, 9_999)).toBe('99.9%');
});

test('shows no percentage if nobody was registered', () => {
  expect(passPercentage(0, 0)).toBe('–');
});
