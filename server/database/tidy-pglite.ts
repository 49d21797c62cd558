import type { Log } from '../process/log';
import type { Queryable } from './database';

const EVERY_MS = 60 * 60_000;

/**
 * Does what processes in the background do for a PostgreSQL server, and nothing does for the embedded one: `vacuum`
 * gives room of deleted rows back to the table, `checkpoint` lets old files of the write-ahead log go.
 */
export async function tidyPglite(database: Queryable): Promise<void> {
  // Each by itself: several statements at once are a transaction, in which a vacuum is not allowed.
  await database.runScript('vacuum');
  await database.runScript('checkpoint');
}

/**
 * Tidies up every hour. Without it each answer of /healthz left rows of the catalog and log for ever, and whoever asked
 * again and again filled the disk.
 * @returns what ends it, and waits for the round under way
 */
export function keepTidy(database: Queryable, log: Log): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = tidyPglite(database).catch((error: unknown) => {
      // A full disk, for example: /healthz tells that, and the next round tries again.
      log('error', { event: 'tidying the database failed', error: String(error) });
    });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
