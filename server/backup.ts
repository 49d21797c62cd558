import { Client } from 'pg';
import { readErrorCode } from './process';
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { mkdir, rm, writeFile, readFile, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findDatabase, lockFolder, protectFolder } from './data-folder';
import { dumpPglite, createPglite } from './database';
import { existsSync } from 'node:fs';

/**
 * The environment in which PostgreSQL's own programs reach the database that the server reaches by this address. A
 * command line, and with it a password, could be seen by every user of the machine.
 * @throws a sentence, which does not repeat the address
 */
export function readPostgresEnvironment(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = readAddress(databaseUrl);
  // What only libpq understands; `pg` reads the certificates' names as files.
  const [, sslMode] = /[?&]sslmode=([^&]*)/.exec(databaseUrl) ?? [];
  const [, rootCertificate] = /[?&]sslrootcert=([^&]*)/.exec(databaseUrl) ?? [];
  const variables = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslMode,
    PGSSLROOTCERT: rootCertificate && decodeURIComponent(rootCertificate),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function readAddress(databaseUrl: string): Client {
  try {
    return new Client({ connectionString: databaseUrl });
  } catch (error) {
    throw new Error(
      `DATABASE_URL cannot be read (${readErrorCode(error) ?? 'malformed'}). Write for example postgres://user:password@host:5432/database, with %23 for # in the password, and so on.`,
      { cause: error },
    );
  }
}

/** A program of PostgreSQL that runs. */
export interface PostgresProgram {
  input: Writable;
  output: Readable;
  /** @throws a sentence with what the program said, when it fails or is not installed */
  done: Promise<void>;
}

/** Starts `pg_dump` or its like. What it says on standard error is kept for the sentence. */
function startPostgresProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): PostgresProgram {
  const child = spawn(program, args, { env: { ...process.env, ...environment } });
  const said = text(child.stderr);
  const done = new Promise<void>((succeed, reject) => {
    const fail = (reason: string, cause?: unknown): void =>
      reject(
        new Error(`${program} could not do it, and the database is as it was. ${reason}`.trim(), { cause }),
      );
    child.once('error', (error) => {
      const isMissing = readErrorCode(error) === 'ENOENT';
      fail(
        isMissing ? 'It is not installed (Debian: apt-get install postgresql-client).' : error.message,
        error,
      );
    });
    child.once('close', async (code) => {
      if (code === 0) succeed();
      else fail((await said).trim());
    });
  });
  return { input: child.stdin, output: child.stdout, done };
}

export interface Place {
  databaseUrl?: string | undefined;
  dataFolder: string;
}

/**
 * Writes a whole copy of the database to a new file that only its owner can read.
 * PostgreSQL: `pg_dump`, also while the server runs. The embedded database: an archive of its files, while no server
 * has them open.
 * @returns the sentence to print
 * @throws when the file is there already, the embedded database is in use, or there is none where it is looked for
 */
export async function backUp(place: Place, file: string): Promise<string> {
  const environment = place.databaseUrl && readPostgresEnvironment(place.databaseUrl);
  // Or a backup of an empty database, which looking for one would make, would seem to be one of the school's.
  if (!environment) await findDatabase(place.dataFolder);
  const target = resolve(file);
  await mkdir(dirname(target), { recursive: true });
  try {
    // Made first: it must be new, and closed to others before anything is in it.
    await writeFile(target, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Error(
      `${file} cannot be made. Choose a file that does not exist yet, in a folder you may write in.`,
      {
        cause: error,
      },
    );
  }
  try {
    if (environment) {
      await startPostgresProgram('pg_dump', ['--format=custom', `--file=${target}`], environment).done;
    } else await writeFile(target, await readEmbedded(place.dataFolder), { mode: 0o600, flush: true });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return `The backup is in ${file}. It holds password hashes: keep it where only the office can read it.`;
}

async function readEmbedded(dataFolder: string): Promise<Uint8Array> {
  await protectFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    return await dumpPglite(resolve(dataFolder, 'database'));
  } finally {
    unlock();
  }
}

/**
 * Drops every table and routine of the schema, but for those of extensions: `pg_restore --clean` knows only what is in
 * the backup, and a table that a later version has added would keep that version from being installed again.
 */
const DROP_ALL = `do $$
declare
  one record;
begin
  for one in
    select format('drop table if exists %s cascade', oid::regclass) as command
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists
      (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace and not exists
      (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop
    execute one.command;
  end loop;
end
$$;`;

/**
 * Makes the schema `public` of a PostgreSQL database what a backup says, in one transaction.
 * @throws a sentence, with everything as it was
 */
async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const environment = readPostgresEnvironment(databaseUrl);
  const dump = startPostgresProgram('pg_restore', ['--clean', '--if-exists', '--no-owner', '--file=-', file]);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const psql = startPostgresProgram('psql', [...quiet, '--file=-'], environment);
  // When psql has ended the pipe breaks; why, psql says itself.
  psql.input.on('error', () => dump.output.destroy());
  psql.input.write(`begin;\n${DROP_ALL}\n`);
  dump.output.pipe(psql.input, { end: false });
  const whole = dump.done.then(
    // Only what was read to its end is kept: without this line the end of the script undoes it all.
    () => psql.input.end('commit;\n'),
    (error: unknown) => {
      psql.input.end();
      throw error;
    },
  );
  const [restored, read] = await Promise.allSettled([psql.done, whole]);
  if (restored.status === 'rejected') throw restored.reason;
  if (read.status === 'rejected') throw read.reason;
}

/** How a custom-format dump of `pg_dump` begins; an archive of the embedded database is compressed by gzip. */
const POSTGRES_DUMP = 'PGDMP';
const GZIP = '\x1f\x8b';

/**
 * Puts a backup in the place of the database. What was there is kept beside it (embedded), or dropped in the one
 * transaction that restores (PostgreSQL). The server must be stopped.
 * @param now for the name of what is kept
 * @returns the sentence to print
 * @throws with everything as it was when the file is no such backup
 */
export async function restore(place: Place, file: string, now: Date): Promise<string> {
  const start = await readStart(file);
  const wanted = place.databaseUrl ? POSTGRES_DUMP : GZIP;
  if (!start.startsWith(wanted)) {
    throw new Error(
      place.databaseUrl
        ? `${file} is no backup of a PostgreSQL server. (A backup of the embedded database is restored without DATABASE_URL.)`
        : `${file} is no backup of the embedded database. (A backup of a PostgreSQL server is restored with DATABASE_URL set.)`,
    );
  }
  if (place.databaseUrl) {
    await restorePostgres(resolve(file), place.databaseUrl);
    return 'The backup is restored. Start the server.';
  }
  return restoreEmbedded(place.dataFolder, resolve(file), now);
}

async function restoreEmbedded(dataFolder: string, file: string, now: Date): Promise<string> {
  await protectFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    const [folder, restored] = [resolve(dataFolder, 'database'), resolve(dataFolder, 'database.restored')];
    await createFrom(file, restored);
    const kept = `${folder}.before-${now.toISOString().replace(/\W/g, '-')}`;
    const hadOne = existsSync(folder);
    if (hadOne) await rename(folder, kept);
    await rename(restored, folder);
    return `The backup is restored. Start the server.${hadOne ? ` What was there is in ${kept}: delete it when all is well.` : ''}`;
  } finally {
    unlock();
  }
}

async function createFrom(file: string, folder: string): Promise<void> {
  try {
    await createPglite(folder, file);
  } catch (error) {
    throw new Error(`${file} is damaged, or the disk has no room for it. The data is as it was.`, {
      cause: error,
    });
  }
}

async function readStart(file: string): Promise<string> {
  try {
    return (await readFile(file)).toString('latin1', 0, 5);
  } catch (error) {
    throw new Error(`${file} cannot be read. Check the name of the backup.`, { cause: error });
  }
}
