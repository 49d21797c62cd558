import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Pool } from 'pg';
import { messageOf, readErrorCode, withTimeLimit, type Log } from './process';

/** What both databases answer to. Values always travel as parameters (`$1`), never inside the text. */
export interface Queryable {
  /** Without parameters also several statements at once, whose rows are not told. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the writer of the SQL knows its rows
  query<Row extends object>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Database extends Queryable {
  /** Runs the work in one transaction: all of it is kept, or, when it throws, none. */
  transaction<Result>(work: (inside: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The SQLSTATE codes (PostgreSQL manual, appendix A) that the API answers for, as `readErrorCode` reads them. */
export const SQL_STATE = {
  foreignKeyViolation: '23503',
  /** What PostgreSQL 18 (and PGlite) says for "on delete restrict"; before 18 it was a foreign key violation. */
  restrictViolation: '23001',
  uniqueViolation: '23505',
  /** A standby, or a database or user that was set to read only. */
  readOnly: '25006',
} as const;

/** How long a statement may take, as the server itself limits it; `answer` is for one that is connected and no longer runs. */
const TIME_LIMITS = { connect: 3000, statement: 5000, answer: 6000 };
export type TimeLimits = typeof TIME_LIMITS;

/** Opens a pool of connections. @throws a sentence, without the address and its password, when there is no connection */
export async function openPostgres(address: string, log: Log, limits = TIME_LIMITS): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    // A server that runs is always to be seen: a restore looks for it (drop-all.sql).
    min: 1,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    application_name: 'school-staff-api',
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', (error) => log('error', { event: 'database connection lost', error: error.message }));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = readErrorCode(error) ?? messageOf(error);
    const sentence = `The database in DATABASE_URL cannot be reached (${reason}). Check its address, user and password, and that it runs.`;
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
  // The pool itself listens to a connection only while it is idle.
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
    // When that fails the connection is gone or hangs: the server rolls back by itself, and the pool must not lend it again.
    await withTimeLimit(client.query('rollback'), 1000, 'Rolling back').catch(noticeEnd);
    throw error;
  } finally {
    client.release(broken);
    client.off('error', noticeEnd);
  }
}

/** Its own `query` takes a single statement. */
function ofPglite(client: Pick<PGlite, 'query' | 'exec'>): Queryable {
  return {
    query: async <Row extends object>(text: string, params?: unknown[]) =>
      params
        ? client.query<Row>(text, params)
        : ((await client.exec(text)).at(-1) as unknown as { rows: Row[] }),
  };
}

/** As much of Emscripten's module as is touched here; `nfd` is Node's number of the open file. */
interface Module {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's files on disk, with the one call that its own layer leaves out: `fsync`. Without it PostgreSQL's request to
 * wait for the disk ends in Emscripten, and a power cut loses what was acknowledged.
 */
class SyncedFiles extends NodeFS {
  override async init(pg: PGlite, given: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given);
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
/** `SyncedFiles` knows `fsync`, not `fdatasync`. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
/** The standard of 128 MB is far more than a school's tables, and all of it would be this process's memory. */
const SMALL = ['-c', 'shared_buffers=8MB'];

/**
 * Opens the embedded PostgreSQL in a folder, which no other process may have open (two would destroy it), or in memory.
 * @returns `dump` makes a compressed archive (tar, gzip) of the files, as they are after a clean stop
 */
export async function openPglite(folder?: string): Promise<Database & { dump(): Promise<Uint8Array> }> {
  // `-F` switches fsync off.
  const startParams = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), ...DURABLE, ...SMALL];
  const pglite = new PGlite(folder === undefined ? {} : { fs: new SyncedFiles(folder), startParams });
  await pglite.waitReady;
  return {
    ...ofPglite(pglite),
    transaction: (work) => pglite.transaction((inside) => work(ofPglite(inside))),
    close: () => pglite.close(),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  };
}
