/** @jest-environment ./server/testing/pglite-environment.mjs */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from './database';
import { createPglite } from './create-pglite';
import { openPglite } from './open-pglite';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));
jest.setTimeout(180_000);

/**
 * From now on copies each file of one folder to another when `fsync` is called for it: what the disk is sure to have
 * after a power cut. Returns the number of calls.
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

describe('the embedded database on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'pglite-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
  });

  it('has every acknowledged write on the disk itself: a power cut loses none', async () => {
    const [alive, onDisk] = [path.join(folder, 'alive'), path.join(folder, 'on-disk')];
    await createPglite(alive);
    const database = await openPglite(alive);
    await database.runScript('create table note (text text)');
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

  it('is created whole or not at all', async () => {
    const place = path.join(folder, 'database');
    fs.mkdirSync(`${place}.new`);
    fs.writeFileSync(path.join(`${place}.new`, 'PG_VERSION'), 'left by a power cut');
    await createPglite(place);
    expect(fs.readdirSync(folder)).toEqual(['database']);
    await (await openPglite(place)).close();
  });
});
