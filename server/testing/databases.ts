import { type Database, openPglite, openPostgres } from '../engines';
import { migrate, seedLocations } from '../database';
import { PATIENT, startPostgres } from './start-postgres';

/** Both databases the API runs on; every test of its behaviour runs on each. */
export const DATABASES: { name: string; open: () => Promise<Database> }[] = [
  { name: 'PGlite', open: async () => prepare(await openPglite()) },
  { name: 'PostgreSQL', open: openRealPostgres },
];

async function openRealPostgres(): Promise<Database> {
  const server = await startPostgres();
  const database = await prepare(await openPostgres(server.url, () => {}, PATIENT));
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

async function prepare(database: Database): Promise<Database> {
  await migrate(database);
  await seedLocations(database);
  return database;
}
