import { Pool, type PoolClient } from 'pg';
import type { Log } from '../process/log';
import { readErrorCode } from '../process/error-code';
import { withTimeLimit } from '../process/time-limit';
import type { Database, Queryable } from './database';

export interface TimeLimits {
  /** Waiting for a connection, milliseconds. */
  connect: number;
  /** A statement, as the server itself limits it. */
  statement: number;
  /** A statement, for a server that no longer runs but is still connected: longer than its own limit. */
  answer: number;
}

const TIME_LIMITS: TimeLimits = { connect: 3000, statement: 5000, answer: 6000 };

/**
 * Opens a pool of connections to a PostgreSQL server. A connection that breaks while idle is logged and
 * replaced; without a listener it would end the process.
 * @throws in a sentence, which does not repeat the address with its password, when there is no connection.
 */
export async function openPostgres(
  connectionString: string,
  log: Log,
  limits: TimeLimits = TIME_LIMITS,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    application_name: 'school-staff-api',
  });
  pool.on('error', (error) => log('error', { event: 'database connection lost', error: error.message }));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = readErrorCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new Error(
      `The database in DATABASE_URL cannot be reached (${reason}). Check its address, user and password, and that it runs.`,
      { cause: error },
    );
  }
  return {
    ...wrapPostgres(pool),
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function runTransaction<Result>(pool: Pool, work: (inside: Queryable) => Promise<Result>) {
  const client = await pool.connect();
  let broken = false;
  // The pool listens to a connection only while it is idle: without a listener its end would be the end of the process.
  const noticeEnd = (): void => {
    broken = true;
  };
  client.on('error', noticeEnd);
  try {
    await client.query('begin');
    const result = await work(wrapPostgres(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await withTimeLimit(client.query('rollback'), 1000, 'Rolling back').catch(() => {
      // The connection is gone or hangs: the server rolls back by itself, and the pool must not lend it again.
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
    client.off('error', noticeEnd);
  }
}

function wrapPostgres(client: Pool | PoolClient): Queryable {
  return {
    query: (text, params) => client.query(text, params),
    runScript: async (text) => {
      await client.query(text);
    },
  };
}
