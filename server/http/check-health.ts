import type { Handler } from 'hono';
import type { Database } from '../database/database';
import type { Log } from '../process/log';
import { withTimeLimit } from '../process/time-limit';

const LIMIT_MS = 3000;
/** Anybody may ask, so the database is asked no more often than this. */
const KEEP_MS = 2000;

/** 120 KB into a table of its own: a full or read-only disk refuses them. Nothing of it is left. */
const WRITE = `create temporary table health_probe on commit drop as
  select repeat(md5(n::text), 60) as filling from generate_series(1, 64) as n`;

const STEPS = [
  {
    fault: 'the database does not answer',
    run: (database: Database) => database.query('select 1'),
  },
  {
    fault: 'the database cannot write',
    run: (database: Database) => database.transaction((inside) => inside.runScript(WRITE)),
  },
] as const;

/**
 * GET /healthz: 200 while the database answers and can write, 503 when it cannot or takes longer than 3 s. Says
 * nothing about why; the log does.
 */
export function checkHealth(database: Database, log: Log): Handler {
  let status: Promise<string> | undefined;
  let endsAt = 0;
  return async (context) => {
    if (!status || performance.now() > endsAt) {
      status = readStatus(database, log).finally(() => {
        endsAt = performance.now() + KEEP_MS;
      });
      endsAt = Infinity;
    }
    const answer = await status;
    return context.json({ status: answer }, answer === 'ok' ? 200 : 503);
  };
}

async function readStatus(database: Database, log: Log): Promise<string> {
  for (const { fault, run } of STEPS) {
    try {
      await withTimeLimit<unknown>(run(database), LIMIT_MS, 'The database');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log('error', { event: 'health check failed', status: fault, error: reason });
      return fault;
    }
  }
  return 'ok';
}
