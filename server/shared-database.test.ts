import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { createUser } from './accounts';
import { openApi } from './open-api';
import { openPostgres, type Database } from './engines';
import { readSettings } from './process';
import { PATIENT, startPostgres } from './testing/start-postgres';

describe('a server that starts on a shared database', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let folder: string;
  const secret = 'a secret that all servers of this school share';

  async function open(
    changes: { secret?: string; url?: string; minutesAhead?: number; folder?: string } = {},
    said: string[] = [],
  ) {
    const env = { DATA_DIR: changes.folder ?? folder, JWT_SECRET: changes.secret ?? secret };
    const settings = readSettings({ ...env, DATABASE_URL: changes.url ?? postgres.url });
    const now = () => new Date(Date.now() + (changes.minutesAhead ?? 0) * 60_000);
    return openApi(settings, { log: () => {}, now, say: (text) => said.push(text) });
  }

  /** The warnings that a server prints when it starts. */
  async function start(changes: Parameters<typeof open>[0] = {}) {
    const said: string[] = [];
    await (await open(changes, said)).close();
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

  it('warns of nothing if all is well', async () => {
    expect(await start()).toEqual([]);
  });

  it('warns that another server uses a different secret, and does not store the secret', async () => {
    const other = 'a secret that only one server of this school has';
    expect(await start({ secret: other })).toEqual([
      expect.stringMatching(/^The server that started last on this database uses a different secret/),
    ]);
    const { rows } = await database.query('select * from signing_secret');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(other);
    expect(await start()).toHaveLength(1);
    expect(await start()).toEqual([]);
  });

  it('still rejects tokens that were revoked elsewhere, even if its clock is two hours ahead', async () => {
    await createUser(database, { loginName: 'asha', password: 'a long enough password' });
    const servers = [await open(), await open({ minutesAhead: 120, folder: path.join(folder, 'other') })];
    const call = async (server: number, route: string, body: object | null, token?: string) => {
      const answer = await servers[server]?.api.request(`/api/${route}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: body && JSON.stringify(body),
      });
      return { status: answer?.status, json: (await answer?.json().catch(() => null)) as { token?: string } };
    };
    const signIn = async (server: number) =>
      (await call(server, 'User/ValidateUser', { loginName: 'asha', password: 'a long enough password' }))
        .json.token;
    const [ended, other] = [await signIn(0), await signIn(0)];
    expect((await call(0, 'User/SignOut', {}, ended)).status).toBe(200);
    expect((await call(1, 'State/GetState', null, other)).status).toBe(200);
    expect((await call(1, 'User/SignOut', {}, other)).status).toBe(200);
    expect((await call(0, 'State/GetState', null, ended)).status).toBe(401);
    // Nor do its own tokens last longer because its clock is ahead.
    const { exp = 0 } = decodeJwt((await signIn(1)) ?? '');
    expect(exp * 1000).toBeLessThan(Date.now() + 9 * 3_600_000);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('works with a schema that a newer version has extended, and prints a warning', async () => {
    await database.query(`insert into migration (name) values ('900-new.sql')`);
    expect(await start()).toEqual([
      'A newer version has changed this database (900-new.sql). This version still works with it; update it too.',
    ]);
    await database.query(`delete from migration where name = '900-new.sql'`);
  });

  it('refuses a schema from which a newer version has removed something that this version uses', async () => {
    const removal = '901-second-step-of-900-names.sql';
    await database.query('insert into migration (name) values ($1)', [removal]);
    await expect(start()).rejects.toThrow(`This version is too old for its database`);
    await database.query('delete from migration where name = $1', [removal]);
    const ofKnown = '901-second-step-of-001-names.sql';
    await database.query('insert into migration (name) values ($1)', [ofKnown]);
    expect(await start()).toEqual([expect.stringContaining(ofKnown)]);
    await database.query('delete from migration where name = $1', [ofKnown]);
  });

  it('explains that its database is read-only, so it may be a replica', async () => {
    const url = `${postgres.url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    await expect(start({ url })).rejects.toThrow(
      'The database in DATABASE_URL is read-only, so it may be a replica. Use the address of the primary, then start again.',
    );
  });
});
