import { compare, formatTable } from './figures';

test('a table shows the median of each list, and the ratio of the medians unless the second is 0', () => {
  const cells = [compare([900, 700.6, 100], [350.3]), compare([1, 2, 3], [0], 1, 1)];
  expect(formatTable([['a', 'b'], cells])).toBe('| a | b |\n| --- | --- |\n| 701 / 350 (2.00) | 3.0 / 0.0 |');
});
