import type { Database } from './engines';
import { Counts, createAttemptBudgets } from './limits';

test('counts are deleted when their work ends: a flood from many addresses must not fill the memory', () => {
  const counts = new Counts<string>();
  for (const by of [1, 1, -1] as const) counts.change('203.0.113.7', by);
  expect(counts.of('203.0.113.7')).toBe(1);
  counts.change('203.0.113.7', -1);
  expect(counts.size).toBe(0);
});

test('a server forgets refused names before they fill its memory, and asks the database again', async () => {
  let queries = 0;
  const query = (sql: string) => {
    queries += 1;
    return Promise.resolve({ rows: sql.includes('waitMs') ? [{ waitMs: 60_000 }] : [] });
  };
  const budgets = createAttemptBudgets({ query } as unknown as Database, () => 0);
  const take = (key: string) => budgets.take([{ key, budget: { burst: 1, everySeconds: 60 } }]);
  await take('first');
  const before = queries;
  await take('first');
  expect(queries).toBe(before);
  for (let other = 0; other < 10_001; other += 1) await take(`name ${other}`);
  expect(budgets.refusedFor('first')).toBe(0);
});
