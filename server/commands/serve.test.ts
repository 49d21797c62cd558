import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placePglite } from '../testing/pglite-template';
import { startProgram } from '../testing/processes/start-program';

describe('npm start', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startProgram>>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
    mkdirSync(path.join(folder, 'out'));
    writeFileSync(path.join(folder, 'out/index.html'), 'the site');
    await placePglite(path.join(folder, 'data'));
    server = await startProgram('serve', { DATA_DIR: path.join(folder, 'data') }, folder);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true });
  });

  it('the server hashes passwords in low-priority threads, at most two at once', async () => {
    const body = JSON.stringify({ loginName: 'asha', password: 'wrong' });
    const headers = { 'Content-Type': 'application/json' };
    const signIn = () => fetch(`${server.url}/api/User/ValidateUser`, { method: 'POST', headers, body });
    await Promise.all([signIn(), signIn(), signIn()]);
    const tasks = `/proc/${server.pid}/task`;
    if (!existsSync(tasks)) return;
    const niceOf = (task: string) =>
      readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16];
    expect(
      readdirSync(tasks)
        .map(niceOf)
        .filter((nice) => nice === '10'),
    ).toHaveLength(2);
  });

  it('the server cuts off the answer if a file cannot be read, logs why, and continues', async () => {
    // This file can be opened but not read, as on a bad disk.
    symlinkSync('/proc/self/mem', path.join(folder, 'out/bad.txt'));
    await expect(fetch(`${server.url}/bad.txt`)).rejects.toThrow('fetch failed');
    while (!/"unexpected error","path":"\/bad.txt","error":"Error: E/.test(server.readOutput()))
      await pause(50);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('the server continues without its log if the log’s reader has ended, and still stops cleanly', async () => {
    server.closeLog();
    for (const address of ['/', '/healthz', '/api/State/GetState', '/']) await fetch(server.url + address);
    expect(await (await fetch(server.url)).text()).toBe('the site');
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
