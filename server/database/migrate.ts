import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, the same in every process: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_118;

/**
 * Runs the numbered scripts of `migrations/` that this database has not had yet, in order, in one transaction,
 * and returns their names. A script that fails leaves the database as it was.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return database.transaction(async (inside) => {
    await inside.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await inside.runScript(
      'create table if not exists migration (name text primary key, done_at timestamptz not null default now())',
    );
    const { rows } = await inside.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map((row) => row.name));
    const missing = names.filter((name) => !done.has(name));
    for (const name of missing) {
      await inside.runScript(await readFile(new URL(name, FOLDER), 'utf8'));
      await inside.query('insert into migration (name) values ($1)', [name]);
    }
    return missing;
  });
}
