import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MARK = 'uses-postgresql';

/** Notes in the data folder which kind of database the server uses; the address with its password is not kept. */
export async function markDatabase(dataFolder: string, databaseUrl: string | undefined): Promise<void> {
  const file = path.join(dataFolder, MARK);
  if (databaseUrl) await writeFile(file, 'The server uses the database in DATABASE_URL.\n', { mode: 0o600 });
  else await rm(file, { force: true });
}

/**
 * Makes sure that the embedded database is the one that was meant.
 * @throws Error when the server has used another one, or there is none in this folder
 */
export async function findDatabase(dataFolder: string): Promise<void> {
  if (existsSync(path.join(dataFolder, MARK))) {
    throw new Error(
      `The server with the data folder ${dataFolder} uses a PostgreSQL server. Set DATABASE_URL as for the server, then try again.`,
    );
  }
  if (!existsSync(path.join(dataFolder, 'database'))) {
    throw new Error(
      `There is no database in ${dataFolder}. If the server uses PostgreSQL, set DATABASE_URL; if its data is elsewhere, set DATA_DIR. (Before a server has ever run, npm run user -- add NAME --new-database makes one.)`,
    );
  }
}
