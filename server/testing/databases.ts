import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '../database';
import { openPglite, openPostgres, type Database } from '../engines';
import { placePglite } from './pglite-template';
import { PATIENT, startPostgres } from './start-postgres';

/**
 * The databases on which each test of the API runs: PGlite, and PostgreSQL with a schema that a newer version has
 * migrated. The previous version runs on such a schema while servers are upgraded one by one.
 */
export const DATABASES: { name: string; open: () => Promise<Database> }[] = [
  { name: 'PGlite', open: openEmbedded },
  { name: 'PostgreSQL, migrated by a newer version', open: openRealPostgres },
];

/** Changes every table in every way that a migration may (`migrations.test.ts`). */
async function addWhatIsToCome(database: Database): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  for (const { name } of rows)
    await database.query(`alter table ${name} add column to_come text, add column counted int not null default 0;
      create index on ${name} (to_come)`);
  await database.query('create table to_come (district_id int references district on delete restrict)');
  await database.query('insert into migration (name) values ($1)', ['999-to-come.sql']);
}

async function openEmbedded(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pglite-'));
  await placePglite(folder);
  const database = await prepareDatabase(await openPglite(path.join(folder, 'database')));
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { ...database, close };
}

async function openRealPostgres(): Promise<Database> {
  const server = await startPostgres();
  const database = await prepareDatabase(await openPostgres(server.url, () => {}, PATIENT));
  await addWhatIsToCome(database);
  const close = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}
