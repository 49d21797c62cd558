/** @jest-environment ./server/testing/pglite-environment.mjs */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDatabase, markDatabase } from './data-folder';
import { sendCommand } from './user-command';
import { openApi } from './open-api';
import { placePglite } from './testing/pglite-template';
import { startServer } from './start-server';
import { readSettings } from './process';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));

describe('openApi', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function open(said: string[], siteFolder?: string) {
    const settings = readSettings({ DATA_DIR: folder });
    const say = (text: string) => void said.push(text);
    return openApi(settings, { log: () => {}, now: () => new Date(), say, siteFolder });
  }

  it('the API keeps the first password in a file and out of the log, keeps all data after a restart, and refuses a second process', async () => {
    await placePglite(folder);
    const said: string[] = [];
    const repeat = jest.spyOn(globalThis, 'setInterval');
    const first = await open(said);
    // The hourly maintenance must run: otherwise the embedded database would never stop growing.
    expect(repeat).toHaveBeenCalledWith(expect.any(Function), 3_600_000);
    const server = await startServer({ api: first.api, host: '127.0.0.1', port: 0 });
    const file = join(folder, 'first-password');
    expect(said.join()).toContain(`Its password is in ${file}`);
    const [, password = ''] = /password (\S+)/.exec(await readFile(file, 'utf8')) ?? [];
    expect(password).toHaveLength(19);
    expect(said.join()).not.toContain(password);
    expect(await sendCommand(folder, { action: 'list' })).toContain(
      'office  School office  administrator  active',
    );
    await expect(sendCommand(folder, { action: 'remove', name: 'office' })).rejects.toThrow('last active');
    const owned = ['control.sock', 'first-password', 'in-use-by', 'jwt-secret'];
    for (const name of owned)
      expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const signIn = await fetch(`${server.url}/api/User/ValidateUser`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ loginName: 'office', password }),
    });
    const { token } = await signIn.json();
    const headers = { Authorization: `Bearer ${token}` };
    const remove = `${server.url}/api/District/DeleteDistrict?Id=1`;
    expect((await fetch(remove, { method: 'POST', headers })).status).toBe(200);

    await expect(open([])).rejects.toThrow(`The data in ${folder} is in use by another process`);
    await server.stop();
    await first.close();
    expect(await sendCommand(folder, { action: 'list' })).toBeNull();

    // A killed restore leaves this file.
    await writeFile(join(folder, 'restore.sql'), 'every password hash');
    const again: string[] = [];
    const second = await open(again);
    expect(again).toEqual([]);
    await expect(stat(join(folder, 'restore.sql'))).rejects.toThrow('ENOENT');
    const response = await second.api.request('/api/District/GetDistrictList?StateId=1', { headers });
    expect([response.status, (await response.json()).length]).toEqual([200, 25]);
    await second.close();
  });

  it.each([
    [
      'with a login form',
      '<div data-island="StaffLogin"></div>',
      /^  The first account is office\. .*: sign in, then/,
    ],
    [
      'without one',
      '<p>The staff of this school do not sign in on this website.</p>',
      /^  Staff sign-in is off: .* write staffLogin: true in content\/school\.yaml, .*\n  The first account is office\. Its password is in .*first-password\.\n$/,
    ],
  ])('the API says how to sign in with the first account on a site %s', async (_, login, message) => {
    await placePglite(folder);
    const site = join(folder, 'out');
    await mkdir(site);
    await writeFile(join(site, 'login.html'), login);
    const said: string[] = [];
    const opened = await open(said, site);
    expect(said.map((text) => text.slice(1))).toEqual([expect.stringMatching(message)]);
    await opened.close();
  });

  it('the API notices that DATABASE_URL or DATA_DIR was forgotten', async () => {
    await expect(findDatabase(folder)).rejects.toThrow(`There is no database in ${folder}.`);
    await markDatabase(folder, 'postgres://user:secret@db.example/school');
    await expect(findDatabase(folder)).rejects.toThrow('uses PostgreSQL. Set the same DATABASE_URL');
    expect(await readFile(join(folder, 'uses-postgresql'), 'utf8')).not.toContain('secret');
  });

  it('the API does not start with an empty database if DATABASE_URL was forgotten, until the mark is deleted', async () => {
    await placePglite(folder);
    const mark = join(folder, 'uses-postgresql');
    await markDatabase(folder, 'postgres://user:secret@db.example/school');
    await expect(open([])).rejects.toThrow(
      `DATABASE_URL is not set, but this server has used PostgreSQL so far. Set DATABASE_URL, and check the spelling of its name, then start again. To use the embedded database from now on, first delete ${mark}.`,
    );
    await expect(stat(join(folder, 'first-password'))).rejects.toThrow('ENOENT');
    await rm(mark);
    await (await open([])).close();
  });
});
