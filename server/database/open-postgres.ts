import { Pool, type PoolClient } from 'pg';
import type { Log } from '../log';
import type { Database, Queryable } from './database';

/**
 * Opens a pool of connections to a PostgreSQL server. A connection that breaks while idle is logged and
 * replaced; without a listener it would end the process.
 */
export function openPostgres(connectionString: string, log: Log): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    application_name: 'school-staff-api',
  });
  pool.on('error', (error) => log('error', { event: 'database connection lost', error: error.message }));
  return {
    ...wrapPostgres(pool),
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function runTransaction<Result>(pool: Pool, work: (inside: Queryable) => Promise<Result>) {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(wrapPostgres(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      // The connection itself is gone: the server rolls back by itself, and the pool must not lend it again.
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
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
