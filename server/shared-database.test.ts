import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi } from './api';
import { openPostgres, type Database } from './engines';
import { readSettings } from './process';
import { PATIENT, startPostgres } from './testing/start-postgres';

describe('a server that starts on a database which others use', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let folder: string;
  const secret = 'a secret that all servers of this school share';

  /** What a server says at its start. */
  async function start(changes: { secret?: string; url?: string; minutesAhead?: number } = {}) {
    const said: string[] = [];
    const env = { DATA_DIR: folder, JWT_SECRET: changes.secret ?? secret };
    const settings = readSettings({ ...env, DATABASE_URL: changes.url ?? postgres.url });
    const now = () => new Date(Date.now() + (changes.minutesAhead ?? 0) * 60_000);
    const api = await openApi(settings, { log: () => {}, now, say: (text) => said.push(text) });
    await api.close();
    return said;
  }

  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
    await start();
    database = await openPostgres(postgres.url, () => {}, PATIENT);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('says nothing where all is well', async () => {
    expect(await start()).toEqual([]);
  });

  it('says that another server signs with another secret, and does not keep the secret', async () => {
    const other = 'a secret that only one server of this school has';
    expect(await start({ secret: other })).toEqual([
      expect.stringMatching(/^The server that started last on this database signs with another secret/),
    ]);
    const { rows } = await database.query('select * from signing_secret');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(other);
    expect(await start()).toHaveLength(1);
    expect(await start()).toEqual([]);
  });

  it('says by how much its clock differs from the clock of the database', async () => {
    expect(await start({ minutesAhead: 5 })).toEqual([
      expect.stringMatching(/^The clock of this server is \d+ seconds ahead of the database's/),
    ]);
    expect(await start({ minutesAhead: -5 })).toEqual([expect.stringContaining('seconds behind the data')]);
  });

  it('goes on with a schema that a newer version added to, and says so', async () => {
    await database.query(`insert into migration (name) values ('900-new.sql')`);
    expect(await start()).toEqual([
      'A newer version has changed this database (900-new.sql). This one goes on with it; bring it up to date too.',
    ]);
    await database.query(`delete from migration where name = '900-new.sql'`);
  });

  it('refuses a schema from which a newer version took away what this one uses', async () => {
    const removal = '901-second-step-of-900-names.sql';
    await database.query('insert into migration (name) values ($1)', [removal]);
    await expect(start()).rejects.toThrow(`This version is too old for its database`);
    await database.query('delete from migration where name = $1', [removal]);
    const ofKnown = '901-second-step-of-001-names.sql';
    await database.query('insert into migration (name) values ($1)', [ofKnown]);
    expect(await start()).toEqual([expect.stringContaining(ofKnown)]);
    await database.query('delete from migration where name = $1', [ofKnown]);
  });

  it('says that its database is read-only, as a replica is', async () => {
    const url = `${postgres.url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    await expect(start({ url })).rejects.toThrow(
      'The database in DATABASE_URL is read-only, as a replica is. Write the address of the primary there, then start again.',
    );
  });
});
