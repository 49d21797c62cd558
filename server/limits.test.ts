import { Counts } from './limits';

test('of what is no longer under way nothing is kept: a flood from many addresses must not fill the memory', () => {
  const counts = new Counts<string>();
  for (const by of [1, 1, -1] as const) counts.change('203.0.113.7', by);
  expect(counts.of('203.0.113.7')).toBe(1);
  counts.change('203.0.113.7', -1);
  expect(counts.size).toBe(0);
});
