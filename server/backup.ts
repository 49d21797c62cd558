import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findDatabase, protectFolder, RESTORE_SCRIPT, whileLocked } from './data-folder';
import { createPglite, endRestore } from './database';
import { openPglite } from './engines';
import { readErrorCode, type Place } from './process';

/**
 * Writes a complete copy of the database to a new file that only its owner can read. With PostgreSQL it runs `pg_dump`,
 * even while the server runs. Otherwise it archives the embedded database, which must not be in use.
 * @returns the sentence to print @throws Error if the file exists, or the embedded database is in use or missing
 */
export async function backUp(place: Place, file: string): Promise<string> {
  // Check this first: opening a missing database would create an empty one.
  if (!place.databaseUrl) await findDatabase(place.dataFolder);
  const target = resolve(file);
  await mkdir(dirname(target), { recursive: true });
  // Create the file first: it must be new, and readable by the owner only, before it has content.
  await writeFile(target, '', { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    const advice = 'Choose a file that does not exist yet, in a folder that you can write to.';
    throw new Error(`${file} cannot be created. ${advice}`, { cause });
  });
  try {
    if (place.databaseUrl) {
      await runPostgresProgram('pg_dump', ['--format=custom', `--file=${target}`], place.databaseUrl);
    } else {
      const archive = await whileLocked(place.dataFolder, async () => {
        const database = await openPglite(resolve(place.dataFolder, 'database'));
        return database.dump().finally(() => database.close());
      });
      await writeFile(target, archive, { mode: 0o600, flush: true });
    }
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return `The backup is in ${file}. It contains password hashes, so keep it where only the office can read it.`;
}

/**
 * Replaces the database with a backup while the server is stopped. Keeps an old embedded database beside the new one.
 * In PostgreSQL, drops and restores everything in one transaction. @param now the time for the name of the kept copy
 * @returns the sentence to print @throws Error if the file is not a backup of this kind; nothing has then changed
 */
export async function restore({ dataFolder, databaseUrl }: Place, file: string, now: Date): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} cannot be read. Check the name of the backup.`);
  const restored = 'The backup is restored. Start the server.';
  if (databaseUrl) return restorePostgres(resolve(file), databaseUrl, dataFolder).then(() => restored);
  const kept = await restoreEmbedded(dataFolder, resolve(file), now);
  return kept ? `${restored} The old data is in ${kept}: delete it when all is well.` : restored;
}

/** Restores an embedded database. @returns the folder of the old one, if there was one */
function restoreEmbedded(dataFolder: string, file: string, now: Date) {
  return whileLocked(dataFolder, async () => {
    const { folder, restored } = await endRestore(dataFolder);
    const damaged = `${file} is damaged or is not a backup of the embedded database, or the disk is full. The data has not changed. To restore a backup of a PostgreSQL server, set DATABASE_URL.`;
    await createPglite(restored, file).catch((cause: unknown) => {
      throw new Error(damaged, { cause });
    });
    const kept = existsSync(folder) ? `${folder}.before-${now.toISOString().replace(/\W/g, '-')}` : undefined;
    if (kept) await rename(folder, kept);
    await rename(restored, folder);
    return kept;
  });
}

/** SQL that drops all objects, including those that an older backup does not contain. */
const DROP_ALL = fileURLToPath(new URL('./drop-all.sql', import.meta.url));

/** Restores the schema `public` in one transaction. @param dataFolder for a script that only the owner can read */
async function restorePostgres(file: string, databaseUrl: string, dataFolder: string): Promise<void> {
  await protectFolder(dataFolder);
  const script = resolve(dataFolder, RESTORE_SCRIPT);
  try {
    await rm(script, { force: true });
    await writeFile(script, '', { mode: 0o600 });
    // Write the SQL to a file first, so that nothing runs unless the whole backup can be read.
    const parts = ['--clean', '--if-exists', '--no-owner', `--file=${script}`, file];
    await runPostgresProgram('pg_restore', parts);
    const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
    const scripts = ['--single-transaction', `--file=${DROP_ALL}`, `--file=${script}`];
    await runPostgresProgram('psql', [...quiet, ...scripts], databaseUrl);
  } finally {
    await rm(script, { force: true });
  }
}

/** Runs a program. @throws Error with the program's message if it fails, or if it is not installed */
async function runPostgresProgram(program: string, args: string[], databaseUrl = ''): Promise<void> {
  const { address, password } = splitPassword(databaseUrl);
  const all = address ? [...args, `--dbname=${address}`] : args;
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, all, { env });
  } catch (error) {
    const output = String(Reflect.get(Object(error), 'stderr') || error).trim();
    const missing = 'It is not installed (Debian: apt-get install postgresql-client).';
    const reason = readErrorCode(error) === 'ENOENT' ? missing : output;
    const result = program === 'pg_dump' ? 'no backup was made' : 'the database has not changed';
    throw new Error(`${program} failed, and ${result}. ${reason}`, { cause: error });
  }
}

/** Separates the password from the address, because every user of the machine can read all command lines. */
export function splitPassword(databaseUrl: string): { address: string; password: string } {
  const found = [...databaseUrl.matchAll(PASSWORD)].map(([, before, inQuery]) => before ?? inQuery);
  return { address: databaseUrl.replace(PASSWORD, ''), password: decodeURIComponent(found.at(-1) ?? '') };
}

/** Matches the password before the last `@` (as in PostgreSQL, the password may contain an `@`), or in the query. */
const PASSWORD = /(?<=^\w+:\/\/[^:@/]*):([^/?]*)(?=@)|(?<=[?&])password=([^&]*)&?/g;
