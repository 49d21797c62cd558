import { join } from 'node:path';
import type { Log } from '../process/log';
import type { Database } from './database';
import { lockFolder } from './lock-folder';
import { migrate } from './migrate';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';
import { seedLocations } from './seed-locations';

/**
 * Opens PostgreSQL when there is a connection string, otherwise the embedded one below `dataFolder`, and
 * brings its tables and lists up to date.
 * @throws when another process has the embedded database open, or the server cannot be reached.
 */
export async function openDatabase(
  place: { databaseUrl?: string | undefined; dataFolder: string },
  log: Log,
): Promise<Database> {
  const database = place.databaseUrl
    ? await openPostgres(place.databaseUrl, log)
    : await openLockedPglite(place.dataFolder);
  try {
    await migrate(database);
    await seedLocations(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openLockedPglite(dataFolder: string): Promise<Database> {
  const unlock = await lockFolder(dataFolder);
  try {
    const database = await openPglite(join(dataFolder, 'database'));
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
