import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database';
import { SyncedFiles } from './synced-files';

/** PGlite's own, without its `-F`, which switches fsync off; `SyncedFiles` knows `fsync`, not `fdatasync`. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** PostgreSQL's standard of 128 MB is far more than a school's tables, and all of it would be this process's memory. */
const SMALL = ['-c', 'shared_buffers=8MB'];

/**
 * Opens the embedded PostgreSQL with its files in a folder, or in memory when none is given.
 * The caller makes sure that no other process has the folder open: two would destroy it.
 * @param archive what `dumpPglite` made, for a folder that is new
 */
export async function openPglite(folder?: string, archive?: Blob): Promise<Database> {
  const pglite = await openPgliteItself(folder, archive);
  return {
    ...wrapPglite(pglite),
    transaction: (work) => pglite.transaction((inside) => work(wrapPglite(inside))),
    close: () => pglite.close(),
  };
}

/** The same with all that only PGlite can do. */
export async function openPgliteItself(folder?: string, archive?: Blob): Promise<PGlite> {
  const standard = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const pglite =
    folder === undefined
      ? new PGlite()
      : new PGlite({
          fs: new SyncedFiles(folder),
          startParams: [...standard, ...DURABLE, ...SMALL],
          ...(archive && { loadDataDir: archive }),
        });
  await pglite.waitReady;
  return pglite;
}

function wrapPglite(pglite: PGlite | Transaction): Queryable {
  return {
    query: (text, params) => pglite.query(text, params),
    runScript: async (text) => {
      await pglite.exec(text);
    },
  };
}
