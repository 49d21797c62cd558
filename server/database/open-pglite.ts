import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database';

/**
 * Opens the embedded PostgreSQL with its files in a folder, or in memory when none is given.
 * The caller makes sure that no other process has the folder open: two would destroy it.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const pglite = new PGlite(folder);
  await pglite.waitReady;
  return {
    ...wrapPglite(pglite),
    transaction: (work) => pglite.transaction((inside) => work(wrapPglite(inside))),
    close: () => pglite.close(),
  };
}

function wrapPglite(pglite: PGlite | Transaction): Queryable {
  return {
    query: (text, params) => pglite.query(text, params),
    runScript: async (text) => {
      await pglite.exec(text);
    },
  };
}
