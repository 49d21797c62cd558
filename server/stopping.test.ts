import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from './engines';
import { readErrorCode } from './process';
import { createCaller } from './testing/processes/keep-calling';
import { startProgram } from './testing/processes/start-program';
import { PATIENT, startPostgres } from './testing/start-postgres';

/**
 * When a server stops listening, connections that wait in the kernel are reset, unless systemd holds the socket. Treats
 * that as a refused connection.
 */
const readFailure = (error: unknown): string | undefined =>
  Object(error).isFresh && readErrorCode(error) === 'ECONNRESET' ? 'ECONNREFUSED' : readErrorCode(error);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a stop under load fails no read and no write, and loses none that was acknowledged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stopping-'));
  const api = await startProgram('api', { DATABASE_URL: postgres.url, DATA_DIR: folder });
  const [, password = ''] =
    /password (\S+)/.exec(readFileSync(path.join(folder, 'first-password'), 'utf8')) ?? [];
  const credentials = { loginName: 'office', password };
  const signIn = await createCaller(api.url).call('POST', '/api/User/ValidateUser', credentials);
  const { token } = JSON.parse(signIn.body);

  const answers: unknown[] = [];
  /** Writes and reads in turn until the server stops listening. @returns how many writes were acknowledged */
  const keepCalling = async (name: string): Promise<number> => {
    const caller = createCaller(api.url, token);
    const send = async (...call: Parameters<typeof caller.call>) => {
      const answer = await caller.call(...call).then(({ status }) => status, readFailure);
      if (answer !== 'ECONNREFUSED') answers.push(answer);
      return answer;
    };
    for (let written = 0; ; written += 1) {
      const district = { stateId: 1, districtName: `Test ${name} ${written}` };
      if ((await send('POST', '/api/District/AddDistrict', district)) === 'ECONNREFUSED') return written;
      if ((await send('GET', '/api/State/GetState')) === 'ECONNREFUSED') return written + 1;
    }
  };
  const callers = ['a', 'b', 'c', 'd', 'e', 'f'].map(keepCalling);
  while (answers.length < 200) await pause(20);
  api.kill('SIGTERM');
  const written = (await Promise.all(callers)).reduce((sum, one) => sum + one, 0);
  expect(await api.ended).toBe(0);
  expect(new Set(answers)).toEqual(new Set([200, 201]));
  expect(api.readOutput()).not.toContain('"level":"error"');

  const database = await openPostgres(postgres.url, () => {}, PATIENT);
  const { rows } = await database.query(`select 1 from district where name like 'Test %'`);
  expect(rows).toHaveLength(written);
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a hanging database is reported by /healthz, fails calls with an error, and does not keep the server from stopping', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frozen-'));
  const api = await startProgram('api', { DATABASE_URL: postgres.url, DATA_DIR: folder });
  const health = async () => (await fetch(`${api.url}/healthz`)).json();
  // On a busy machine, the first answer may take longer than a health check waits.
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
  // Two faults make one log line, without a stack trace.
  expect(api.readOutput().match(/"level":"error".*/g)).toEqual([
    expect.stringMatching(/^(?!.*"stack").*"event":"database outage"/),
  ]);
  api.kill('SIGTERM');
  expect([0, 1]).toContain(await api.ended);

  postgres.freeze(false);
  rmSync(folder, { recursive: true });
});
