import { resolve } from 'node:path';
import { describeDiskError } from '../data-folder/describe-disk-error';
import { lockFolder } from '../data-folder/lock-folder';
import { protectFolder } from '../data-folder/protect-folder';
import type { Log } from '../process/log';
import type { Database } from './database';
import { createPglite } from './create-pglite';
import { migrate } from './migrate';
import { openPglite } from './open-pglite';
import { openPostgres, type TimeLimits } from './open-postgres';
import { seedLocations } from './seed-locations';
import { keepTidy } from './tidy-pglite';

/**
 * Opens PostgreSQL when there is a connection string, otherwise the embedded one below `dataFolder`, and
 * brings its tables and lists up to date.
 * @throws a sentence when another process has the embedded database open, its disk is full or closed to us, or the
 * server cannot be reached
 */
export async function openDatabase(
  place: { databaseUrl?: string | undefined; dataFolder: string },
  log: Log,
  limits?: TimeLimits,
): Promise<Database> {
  if (place.databaseUrl) return prepareDatabase(await openPostgres(place.databaseUrl, log, limits));
  try {
    return await prepareDatabase(await openLockedPglite(place.dataFolder, log));
  } catch (error) {
    throw describeDiskError(error, place.dataFolder);
  }
}

async function prepareDatabase(database: Database): Promise<Database> {
  try {
    await migrate(database);
    await seedLocations(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openLockedPglite(dataFolder: string, log: Log): Promise<Database> {
  await protectFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    const folder = resolve(dataFolder, 'database');
    await createPglite(folder);
    const database = await openPglite(folder);
    const stopTidying = keepTidy(database, log);
    return {
      ...database,
      close: async () => {
        await stopTidying();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
