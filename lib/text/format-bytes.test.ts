import { formatBytes } from './format-bytes';

test('sizes are said as download lists say them', () => {
  expect([12, 84_000, 1_240_000].map(formatBytes)).toEqual(['1 KB', '84 KB', '1.2 MB']);
});
