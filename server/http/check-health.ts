import type { Handler } from 'hono';
import type { Database } from '../database/database';
import type { Log } from '../process/log';

/** GET /healthz: 200 while the database answers, 503 when it does not. Says nothing about why; the log does. */
export function checkHealth(database: Database, log: Log): Handler {
  return async (context) => {
    try {
      await database.query('select 1');
      return context.json({ status: 'ok' });
    } catch (error) {
      log('error', {
        event: 'health check failed',
        error: error instanceof Error ? error.message : String(error),
      });
      return context.json({ status: 'the database does not answer' }, 503);
    }
  };
}
