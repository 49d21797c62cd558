import { formatBytes, formatNumber } from './text';

test('lakhs are grouped as in India', () => {
  expect([800, 10850, 100000].map(formatNumber)).toEqual(['800', '10,850', '1,00,000']);
});

test('sizes are said as download lists say them', () => {
  expect([12, 84_000, 1_240_000].map(formatBytes)).toEqual(['1 KB', '84 KB', '1.2 MB']);
});
