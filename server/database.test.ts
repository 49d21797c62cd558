/** @jest-environment ./server/testing/pglite-environment.mjs */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openPglite, openPostgres } from './engines';
import { createPglite, startMaintenance } from './database';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASES } from './testing/databases';
import { placePglite } from './testing/pglite-template';
import { PATIENT, startPostgres } from './testing/start-postgres';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));

/**
 * Copies each file to another folder when `fsync` is called for it, so that the copy has only what survives a power
 * cut. Returns a function that counts the calls.
 */
function copySyncedFiles(from: string, to: string): () => number {
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
    const { ino } = fs.fstatSync(fd);
    const files = fs.readdirSync(from, { recursive: true, encoding: 'utf8' });
    const synced = files.find((file) => fs.statSync(path.join(from, file)).ino === ino);
    if (synced === undefined) throw new Error('A file outside of the database was synced.');
    fs.cpSync(path.join(from, synced), path.join(to, synced));
  });
  return () => sync.mock.calls.length;
}

async function count(database: Database): Promise<number | undefined> {
  return (await database.query<{ n: number }>('select count(*)::int as n from note')).rows[0]?.n;
}

describe('embedded databases', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'pglite-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
  });

  it('the embedded database syncs every acknowledged write to the disk, so that a power cut loses none', async () => {
    const [alive, onDisk] = [path.join(folder, 'database'), path.join(folder, 'on-disk')];
    await placePglite(folder);
    const database = await openPglite(alive);
    await database.query('create table note (text text)');
    fs.cpSync(alive, onDisk, { recursive: true });
    const countSyncs = copySyncedFiles(alive, onDisk);
    for (let n = 0; n < 20; n += 1) await database.query('insert into note values ($1)', [`note ${n}`]);
    expect(countSyncs()).toBeGreaterThanOrEqual(20);
    jest.restoreAllMocks();

    const after = await openPglite(onDisk);
    expect(await count(after)).toBe(20);
    await after.close();
    await database.close();
  });

  it('the embedded database is created completely or not at all', async () => {
    const place = path.join(folder, 'database');
    fs.mkdirSync(`${place}.new`);
    fs.writeFileSync(path.join(`${place}.new`, 'PG_VERSION'), 'left by a power cut');
    await createPglite(place);
    expect(fs.readdirSync(folder)).toEqual(['database']);
    expect(fs.statSync(place).mode & 0o777).toBe(0o700);
    await (await openPglite(place)).close();
  });
});

async function readOne(database: Database, expression: string): Promise<unknown> {
  const { rows } = await database.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('maintenance', () => {
  let database: Database;
  beforeAll(async () => {
    database = await DATABASES[0]!.open();
  });
  afterAll(() => database.close());

  /** Runs maintenance once, as its timer does. @returns what it logged */
  async function tidy(one: Database): Promise<unknown[]> {
    const repeat = jest.spyOn(globalThis, 'setInterval');
    const lines: unknown[] = [];
    const stop = startMaintenance(one, (...line) => lines.push(line));
    const [[round, every] = []] = repeat.mock.calls;
    repeat.mockRestore();
    expect(every).toBe(3_600_000);
    round?.();
    await stop();
    return lines;
  }

  it('maintenance of the embedded database frees the space of deleted rows and of old write-ahead logs', async () => {
    await database.query('create table note (text text)');
    await database.query('insert into note select md5(n::text) from generate_series(1, 5000) n');
    await database.query('delete from note');
    const end = await readOne(database, 'pg_current_wal_lsn()');
    expect(await tidy(database)).toEqual([]);
    expect(await readOne(database, `pg_relation_size('note')`)).toBe(0);
    expect(
      await readOne(database, `(select redo_lsn >= '${String(end)}' from pg_control_checkpoint())`),
    ).toBe(true);
  });

  it('maintenance of the embedded database logs a failure', async () => {
    const fails = { ...database, query: () => Promise.reject(new Error('no room')) };
    expect(await tidy(fails)).toEqual([
      ['error', { event: 'database maintenance failed', error: 'no room' }],
    ]);
  });
});

describe('pools', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('the pool of connections reports the name of a database that does not exist', async () => {
    const url = postgres.url.replace('/postgres?', '/schol?');
    await expect(openPostgres(url, () => undefined, PATIENT)).rejects.toThrow(
      'The database in DATABASE_URL cannot be reached (database "schol" does not exist).',
    );
  });

  it('the pool of connections rejects a transaction whose connection the database ends, and still answers later queries', async () => {
    const database = await openPostgres(postgres.url, () => undefined, PATIENT);
    const work = database.transaction(async (inside) => {
      const { rows } = await inside.query<{ pid: number }>('select pg_backend_pid() as pid');
      // Between two queries, only a listener notices that the connection has ended.
      await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await pause(200);
      await inside.query('select 1');
    });
    await expect(work).rejects.toThrow(/terminat|not queryable/i);
    await expect(database.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] });
    await database.close();
  });

  it('the pool of connections does not reuse connections that no longer answer', async () => {
    const database = await openPostgres(postgres.url, () => undefined, { ...PATIENT, answer: 2000 });
    const hangs = database.transaction((inside) => inside.query('select pg_sleep(20)'));
    await expect(hangs).rejects.toThrow('Query read timeout');
    const after = await Promise.allSettled([database.query('select 1 as n')]);
    await database.close();
    expect(after).toMatchObject([{ value: { rows: [{ n: 1 }] } }]);
  });
});
