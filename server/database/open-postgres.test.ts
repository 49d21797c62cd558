import { setTimeout as pause } from 'node:timers/promises';
import { PATIENT, startPostgres } from '../testing/start-postgres';
import { openPostgres } from './open-postgres';

jest.setTimeout(300_000);

test('a connection that the database ends inside a transaction fails that transaction, not the process', async () => {
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url, () => undefined, PATIENT);
  const work = database.transaction(async (inside) => {
    const { rows } = await inside.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Between two queries nothing but a listener of the connection hears of its end.
    await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await pause(200);
    await inside.query('select 1');
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/i);
  await expect(database.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] });
  await database.close();
  await postgres.stop();
});
