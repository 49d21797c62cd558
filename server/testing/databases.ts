import { prepareDatabase } from '../database';
import { openPglite, openPostgres, type Database } from '../engines';
import { PATIENT, startPostgres } from './start-postgres';

/** Both databases the API runs on; every test of its behaviour runs on each. */
export const DATABASES: { name: string; open: () => Promise<Database> }[] = [
  { name: 'PGlite', open: async () => prepareDatabase(await openPglite()) },
  { name: 'PostgreSQL', open: openRealPostgres },
];

async function openRealPostgres(): Promise<Database> {
  const server = await startPostgres();
  const database = await prepareDatabase(await openPostgres(server.url, () => {}, PATIENT));
  const close = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}
