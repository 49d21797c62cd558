import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Pool } from 'pg';
import { messageOf, readErrorCode, withTimeLimit, type Log } from './process';

/** Pass values as parameters (`$1`) only, never in the text. */
export interface Queryable {
  /** Without parameters, the text may contain several statements; ignore the rows that are then returned. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the writer of the SQL knows its rows
  query<Row extends object>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Database extends Queryable {
  /** Runs the work in one transaction. Rolls back if the work throws. */
  transaction<Result>(work: (inside: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** PostgreSQL's error codes (manual, appendix A). */
export const SQL_STATE = {
  foreignKeyViolation: '23503',
  /** The code for "on delete restrict" since PostgreSQL 18; earlier versions report a foreign key violation. */
  restrictViolation: '23001',
  uniqueViolation: '23505',
  readOnly: '25006',
  noSuchDatabase: '3D000',
} as const;

/** In milliseconds. The database itself enforces `statement`; `answer` is for a connected database that hangs. */
const TIME_LIMITS = { connect: 3000, statement: 5000, answer: 6000 };
export type TimeLimits = typeof TIME_LIMITS;

/** Opens a connection pool. @throws Error whose message contains neither address nor password */
export async function openPostgres(address: string, log: Log, limits = TIME_LIMITS): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    // Keep one connection open, so that a restore notices a running server (drop-all.sql).
    min: 1,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    application_name: 'school-staff-api',
  });
  // The pool replaces a connection that breaks while idle, but without a listener, the error would end the process.
  pool.on('error', (error) => log('error', { event: 'database connection lost', error: error.message }));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const code = readErrorCode(error);
    // If the database is missing, the message contains only its name; with other codes, it can contain user or address.
    const reason = code === undefined || code === SQL_STATE.noSuchDatabase ? messageOf(error) : code;
    const sentence = `The database in DATABASE_URL cannot be reached (${reason}). Check that it is running, and that its address, name, user and password are right.`;
    throw new Error(sentence, { cause: error });
  }
  return {
    query: (text, params) => pool.query(text, params),
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function runTransaction<Result>(pool: Pool, work: (inside: Queryable) => Promise<Result>) {
  const client = await pool.connect();
  let broken = false;
  // The pool handles only the errors of idle connections, but this connection is in use.
  const noticeEnd = (): void => {
    broken = true;
  };
  client.on('error', noticeEnd);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // If the rollback fails, PostgreSQL rolls back by itself when the connection ends, and the pool drops it.
    await withTimeLimit(client.query('rollback'), 1000, 'Rolling back').catch(noticeEnd);
    throw error;
  } finally {
    client.release(broken);
    client.off('error', noticeEnd);
  }
}

/** Adapts PGlite, whose own `query` takes only one statement. */
const ofPglite = (client: Pick<PGlite, 'query' | 'exec'>): Queryable => ({
  query: async <Row extends object>(text: string, params?: unknown[]) =>
    params
      ? client.query<Row>(text, params)
      : ((await client.exec(text)).at(-1) as unknown as { rows: Row[] }),
});

/** The part of Emscripten's module that is used here. `nfd` is Node's file descriptor. */
interface Module {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** Adds the `fsync` that PGlite's file layer lacks. Without it, a power cut loses acknowledged writes. */
class SyncedFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown): void => {
      (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

// Why: docs/decisions/servers.md
/** `fsync` instead of the default, `fdatasync`, which `SyncedFiles` lacks. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
/** Less than the default of 128 MB, all of which this process would hold: a school's tables need less. */
const SMALL = ['-c', 'shared_buffers=8MB'];

/** Opens the embedded PostgreSQL in a folder, which two processes must never do at once. `dump` makes a .tar.gz. */
export async function openPglite(folder: string): Promise<Database & { dump(): Promise<Uint8Array> }> {
  // Leave out `-F`, which disables fsync.
  const startParams = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), ...DURABLE, ...SMALL];
  const pglite = new PGlite({ fs: new SyncedFiles(folder), startParams });
  await pglite.waitReady;
  return {
    ...ofPglite(pglite),
    transaction: (work) => pglite.transaction((inside) => work(ofPglite(inside))),
    close: () => pglite.close(),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  };
}
