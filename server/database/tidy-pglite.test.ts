/** @jest-environment ./server/testing/pglite-environment.mjs */
import type { Database } from './database';
import { openPglite } from './open-pglite';
import { keepTidy, tidyPglite } from './tidy-pglite';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));
jest.setTimeout(180_000);

async function readOne(database: Database, expression: string): Promise<unknown> {
  const { rows } = await database.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('tidying the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite();
  });
  afterAll(() => database.close());

  it('gives the room of deleted rows back, and lets the log begin later', async () => {
    await database.runScript('create table note (text text)');
    await database.runScript('insert into note select md5(n::text) from generate_series(1, 5000) n');
    await database.runScript('delete from note');
    const end = await readOne(database, 'pg_current_wal_lsn()');
    await tidyPglite(database);
    expect(await readOne(database, `pg_relation_size('note')`)).toBe(0);
    expect(
      await readOne(database, `(select redo_lsn >= '${String(end)}' from pg_control_checkpoint())`),
    ).toBe(true);
  });

  it('is done every hour until the database closes, and a failure is a line in the log', async () => {
    const repeat = jest.spyOn(globalThis, 'setInterval');
    const lines: unknown[] = [];
    const fails = { ...database, runScript: () => Promise.reject(new Error('no room')) };
    const stop = keepTidy(fails, (...line) => lines.push(line));
    const [[round, every] = []] = repeat.mock.calls;
    expect(every).toBe(3_600_000);
    round?.();
    await stop();
    expect(lines).toEqual([['error', { event: 'tidying the database failed', error: 'Error: no room' }]]);
    repeat.mockRestore();
  });
});
