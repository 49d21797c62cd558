import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describeDiskError, lockFolder, protectFolder } from './data-folder';
import { openPglite, openPostgres, SQL_STATE } from './engines';
import type { Database, Queryable, TimeLimits } from './engines';
import { readErrorCode, repeat, type Log, type Place } from './process';
import { makeNameKey } from './request';
import seed from './seed/districts-of-india.json';
import { refuseTooNewSchema } from './shared-database';

/** Opens and migrates PostgreSQL or the embedded database. @throws Error if it cannot be reached, locked or migrated */
export async function openDatabase({ databaseUrl, dataFolder }: Place, log: Log, limits?: TimeLimits) {
  if (databaseUrl) return prepareDatabase(await openPostgres(databaseUrl, log, limits));
  try {
    return await prepareDatabase(await openLockedPglite(dataFolder, log));
  } catch (error) {
    throw describeDiskError(error, dataFolder);
  }
}

/** Migrates a database, and closes it if this fails. */
export async function prepareDatabase(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (readErrorCode(error) !== SQL_STATE.readOnly) throw error;
    const replica =
      'The database in DATABASE_URL is read-only, so it may be a replica. Use the address of the primary, then start again.';
    throw new Error(replica, { cause: error });
  }
}

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Any number that is the same in all processes, so that servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_118;

export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();

/** Runs missing migrations in one transaction, and seeds a new database. @returns the names of these migrations */
export async function migrate(database: Database): Promise<string[]> {
  const names = await listMigrations();
  return database.transaction(async (inside) => {
    await inside.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const table = 'migration (name text primary key, done_at timestamptz not null default now())';
    await inside.query(`create table if not exists ${table}`);
    const { rows } = await inside.query<{ name: string }>('select name from migration order by name');
    const done = rows.map(({ name }) => name);
    refuseTooNewSchema(done, names);
    const missing = names.filter((name) => !done.includes(name));
    for (const name of missing) {
      await inside.query(await readFile(new URL(name, MIGRATIONS), 'utf8'));
      await inside.query('insert into migration (name) values ($1)', [name]);
    }
    if (done.length === 0) await seedLocations(inside);
    return missing;
  });
}

/** Adds states and districts, only to a new database: what staff delete later must not come back. */
async function seedLocations(inside: Queryable): Promise<void> {
  const addKey = (name: string) => ({ name, name_key: makeNameKey(name) });
  const states = seed.states.map(({ name, districts, ...more }) => {
    return { ...more, ...addKey(name), districts: districts.map(addKey) };
  });
  await inside.query(
    `with seed as (
       select * from jsonb_to_recordset($1::jsonb) as seed (name text, name_key text, kind text, districts jsonb)
     ), added as (
       insert into state (name, name_key, kind) select name, name_key, kind from seed returning id, name_key
     )
     insert into district (state_id, name, name_key)
     select added.id, district.name, district.name_key from seed join added using (name_key),
       jsonb_to_recordset(seed.districts) as district (name text, name_key text)`,
    [JSON.stringify(states)],
  );
}

async function openLockedPglite(dataFolder: string, log: Log): Promise<Database> {
  await protectFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    const { folder } = await endRestore(dataFolder);
    await createPglite(folder);
    const database = await openPglite(folder);
    const stopMaintenance = startMaintenance(database, log);
    const close = async (): Promise<void> => {
      await stopMaintenance();
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

const MAKER = fileURLToPath(new URL('./make-database.mjs', import.meta.url));

/** Creates an embedded database, or nothing at all. Only the end of the child process frees the 900 MB used. */
export async function createPglite(folder: string, archive?: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    // Keep other users out, because PGlite gives its files mode 666.
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await promisify(execFile)(process.execPath, [MAKER, unfinished, ...(archive ? [archive] : [])]);
    const files = await readdir(unfinished, { recursive: true });
    await syncFiles([unfinished, ...files.map((file) => join(unfinished, file))]);
    await rename(unfinished, folder);
    await syncFiles([dirname(folder)]);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Completes an interrupted restore. @returns the folder of the embedded database, and that of one being restored */
export async function endRestore(dataFolder: string): Promise<{ folder: string; restored: string }> {
  const [folder, restored] = [resolve(dataFolder, 'database'), resolve(dataFolder, 'database.restored')];
  await rm(`${restored}.new`, { recursive: true, force: true });
  if (existsSync(folder)) await rm(restored, { recursive: true, force: true });
  else if (existsSync(restored)) await rename(restored, folder);
  return { folder, restored };
}

/** Syncs files and folders to the disk. Windows cannot open folders for this, and does not need it. */
async function syncFiles(paths: readonly string[]): Promise<void> {
  for (const path of process.platform === 'win32' ? [] : paths) {
    const file = await open(path, 'r');
    await file.sync().finally(() => file.close());
  }
}

const MAINTENANCE_MS = 60 * 60_000;

/** Frees disk space every hour, because PGlite does not: even calls to /healthz would fill the disk. */
export function startMaintenance(database: Queryable, log: Log): () => Promise<void> {
  // Run two queries: statements in one query form a transaction, which must not contain `vacuum`.
  const tidy = () => database.query('vacuum').then(() => database.query('checkpoint'));
  // A round fails if the disk is full, which /healthz reports.
  return repeat(log, MAINTENANCE_MS, 'database maintenance failed', tidy).stop;
}
