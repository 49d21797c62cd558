import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { lockFolder } from '../data-folder/lock-folder';
import { protectFolder } from '../data-folder/protect-folder';
import { dumpPglite } from '../database/dump-pglite';
import { runPostgresProgram } from './run-postgres-program';

export interface Place {
  databaseUrl?: string | undefined;
  dataFolder: string;
}

/**
 * Writes a whole copy of the database to a new file that only its owner can read.
 * PostgreSQL: `pg_dump`, also while the server runs. The embedded database: an archive of its files, while no server
 * has them open.
 * @returns the sentence to print
 * @throws when the file is there already, or the embedded database is in use
 */
export async function backUp(place: Place, file: string): Promise<string> {
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
    if (place.databaseUrl) {
      await runPostgresProgram('pg_dump', ['--format=custom', `--file=${target}`], place.databaseUrl);
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
