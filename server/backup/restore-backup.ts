import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { lockFolder } from '../data-folder/lock-folder';
import { protectFolder } from '../data-folder/protect-folder';
import { createPglite } from '../database/create-pglite';
import type { Place } from './back-up';
import { restorePostgres } from './restore-postgres';

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
