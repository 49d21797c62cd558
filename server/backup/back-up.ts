import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findDatabase } from '../accounts/find-database';
import { lockFolder } from '../data-folder/lock-folder';
import { protectFolder } from '../data-folder/protect-folder';
import { dumpPglite } from '../database/dump-pglite';
import { readPostgresEnvironment } from './postgres-address';
import { startPostgresProgram } from './run-postgres-program';

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
