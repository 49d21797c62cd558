/** @jest-environment ./server/testing/pglite-environment.mjs */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from './engines';
import { openDatabase } from './database';
import { placePglite } from './testing/pglite-template';
import { PATIENT, startPostgres } from './testing/start-postgres';
import { backUp, restore, splitPassword } from './backup';
import type { Place } from './process';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));

const NOW = new Date('2026-04-01T09:00:00Z');
const open = (place: Place): Promise<Database> => openDatabase(place, () => {}, PATIENT);

async function countNames(database: Database, name: string): Promise<number> {
  return (await database.query('select 1 from district where name = $1', [name])).rows.length;
}

const addName = (database: Database, name: string) =>
  database.query('insert into district (state_id, name, name_key) values (1, $1, $1)', [name]);

describe('backups', () => {
  let folder: string;
  let place: Place;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'backup-'));
    place = { dataFolder: path.join(folder, 'data') };
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('a backup of the embedded database brings everything back after its files are destroyed', async () => {
    const file = path.join(folder, 'one.backup');
    await placePglite(place.dataFolder);
    const first = await open(place);
    await addName(first, 'kept');
    await expect(backUp(place, file)).rejects.toThrow('is in use by another process');
    expect(fs.existsSync(file)).toBe(false);
    await first.close();

    await backUp(place, file);
    expect((fs.statSync(file).mode & 0o777).toString(8)).toBe('600');
    await expect(backUp(place, file)).rejects.toThrow('Choose a file that does not exist yet');

    fs.truncateSync(path.join(place.dataFolder, 'database/global/pg_control'), 100);
    await expect(open(place)).rejects.toThrow('cannot be used');
    // An interrupted restore leaves these files.
    for (const left of ['database.restored', 'database.restored.new'])
      fs.mkdirSync(path.join(place.dataFolder, left));
    expect(await restore(place, file, NOW)).toContain('database.before-2026-04-01T09-00-00-000Z');
    const restored = await open(place);
    expect(await countNames(restored, 'kept')).toBe(1);
    await restored.close();
    const kept = fs.readdirSync(place.dataFolder).filter((name) => name.startsWith('database'));
    expect(kept.toSorted()).toEqual(['database', 'database.before-2026-04-01T09-00-00-000Z']);

    // Imitate a restore that was interrupted between its two renames, and expect the next start to complete it.
    fs.renameSync(path.join(place.dataFolder, 'database'), path.join(place.dataFolder, 'database.restored'));
    const ended = await open(place);
    expect(await countNames(ended, 'kept')).toBe(1);
    await addName(ended, 'later');
    await ended.close();
  });

  it('a backup of PostgreSQL can be made while the server runs, and restores dropped tables', async () => {
    const server = { ...place, databaseUrl: postgres.url };
    const file = path.join(folder, 'one.backup');
    const database = await open(server);
    await addName(database, 'kept');
    await backUp(server, file);
    await addName(database, 'later');
    // Let idle connections close. The pool keeps one, which tells a restore that a server is running.
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    await database.query('drop table district cascade');
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();

    await expect(restore(server, file, NOW)).rejects.toThrow('Stop every server, then restore again.');
    await database.close();
    const modes = new Set<string>();
    const watcher = setInterval(() => {
      for (const name of fs.readdirSync(server.dataFolder)) {
        const found = fs.statSync(path.join(server.dataFolder, name), { throwIfNoEntry: false });
        if (found) modes.add(`${name} ${(found.mode & 0o777).toString(8)}`);
      }
    }, 1);
    expect(await restore(server, file, NOW)).toBe('The backup is restored. Start the server.');
    clearInterval(watcher);
    // Only the owner can read the script.
    expect([...modes]).toEqual(['restore.sql 600']);
    expect(fs.readdirSync(server.dataFolder)).toEqual([]);
    const restored = await open(server);
    expect([await countNames(restored, 'kept'), await countNames(restored, 'later')]).toEqual([1, 0]);
    await expect(restore(place, file, NOW)).rejects.toThrow('is not a backup of the embedded database');
    await restored.close();
  });

  it('a backup of PostgreSQL that was made before an upgrade undoes that upgrade, which can then be repeated', async () => {
    const server = { ...place, databaseUrl: postgres.url };
    const file = path.join(folder, 'one.backup');
    /** Migrates the database as a later version would when it starts. */
    const upgrade = async (): Promise<void> => {
      const database = await open(server);
      await database.query(
        'create table added (n int); create function added() returns int language sql as $$select 1$$',
      );
      await database.close();
    };
    await (await open(server)).close();
    await backUp(server, file);
    await upgrade();
    await restore(server, file, NOW);
    await upgrade();

    // A backup that is cut off near its end or its beginning changes nothing.
    const part = path.join(folder, 'part.backup');
    for (const end of [-2000, 20]) {
      fs.writeFileSync(part, fs.readFileSync(file).subarray(0, end));
      await expect(restore(server, part, NOW)).rejects.toThrow(
        /the database has not changed\. pg_restore: error/,
      );
    }
    const database = await open(server);
    expect(await countNames(database, 'Agra')).toBe(1);
    await database.query('select added() from added');
    await database.close();
  });

  it('the command says that no backup was made if pg_dump fails', async () => {
    const server = { ...place, databaseUrl: postgres.url.replace('/postgres?', '/schol?') };
    const file = path.join(folder, 'one.backup');
    await expect(backUp(server, file)).rejects.toThrow(
      /^pg_dump failed, and no backup was made\. .*"schol"/s,
    );
    expect(fs.existsSync(file)).toBe(false);
  });

  it('a backup is not made, and no empty database is created, if DATA_DIR or DATABASE_URL was forgotten', async () => {
    const file = path.join(folder, 'one.backup');
    await expect(backUp(place, file)).rejects.toThrow(`There is no database in ${place.dataFolder}.`);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('a backup that is damaged changes nothing', async () => {
    const file = path.join(folder, 'torn.backup');
    await placePglite(place.dataFolder);
    const database = await open(place);
    await addName(database, 'kept');
    await database.close();
    fs.writeFileSync(file, Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]));
    await expect(restore(place, file, NOW)).rejects.toThrow(`${file} is damaged`);
    await expect(restore(place, path.join(folder, 'none'), NOW)).rejects.toThrow('cannot be read');
    const again = await open(place);
    expect(await countNames(again, 'kept')).toBe(1);
    await again.close();
  });
});

test.each([
  [
    'postgres://asha:p%23s@db.example:6000/x?sslmode=require',
    'postgres://asha@db.example:6000/x?sslmode=require',
    'p#s',
  ],
  ['postgres://asha:a:b@[::1]/school', 'postgres://asha@[::1]/school', 'a:b'],
  ['postgres://asha:p@ss@db.example/x', 'postgres://asha@db.example/x', 'p@ss'],
  ['postgres://asha@/x?password=p%26s&host=/run', 'postgres://asha@/x?host=/run', 'p&s'],
  ['postgres://asha:old@db.example/x?host=a&password=p', 'postgres://asha@db.example/x?host=a&', 'p'],
  ['postgres://asha@/school?host=/run/a:b@c', 'postgres://asha@/school?host=/run/a:b@c', ''],
  ['postgres://db.example:6000/school', 'postgres://db.example:6000/school', ''],
])('no command line contains the password of %s', (databaseUrl, address, password) => {
  expect(splitPassword(databaseUrl)).toEqual({ address, password });
});
