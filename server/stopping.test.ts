import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from './testing/processes/start-program';
import { startPostgres } from './testing/start-postgres';

jest.setTimeout(300_000);

test('a database that hangs is told by /healthz, ends calls with an error, and does not keep the server from stopping', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frozen-'));
  const postgres = await startPostgres();
  const api = await startProgram('api', { DATABASE_URL: postgres.url, DATA_DIR: folder });
  const health = async () => (await fetch(`${api.url}/healthz`)).json();
  // A busy machine may take longer for the first answer than a check of health waits.
  while ((await health()).status !== 'ok') await pause(500);

  postgres.freeze(true);
  const credentials = { loginName: 'asha', password: 'some password' };
  const signIn = await fetch(`${api.url}/api/User/ValidateUser`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect([signIn.status, signIn.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await health()).toEqual({ status: 'the database does not answer' });
  // Two faults, one line of the log without a trace.
  expect(api.readOutput().match(/"level":"error".*/g)).toEqual([
    expect.stringMatching(/^(?!.*"stack").*"event":"database outage"/),
  ]);
  api.kill('SIGTERM');
  expect([0, 1]).toContain(await api.ended);

  postgres.freeze(false);
  await postgres.stop();
  rmSync(folder, { recursive: true });
});
