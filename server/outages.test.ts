import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres, type Database } from './engines';
import { describesOutage, readErrorCode } from './process';
import { createCaller } from './testing/processes/keep-calling';
import { startProgram } from './testing/processes/start-program';
import { keepCalling } from './testing/processes/start-servers';
import { addressOf, PATIENT, startPostgres } from './testing/start-postgres';

/** How long the database is down. A restart can take 60 s (docs/performance.md), but this would make the test slow. */
const OUTAGE_SECONDS = Number(process.env['OUTAGE_SECONDS'] ?? 0);

describe('outages', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let api: Awaited<ReturnType<typeof startProgram>>;
  let token: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'outage-'));
    postgres = await startPostgres();
    lead(postgres.folder);
    const settings = {
      DATABASE_URL: addressOf(path.join(folder, 'address')),
      DATA_DIR: path.join(folder, 'data'),
    };
    api = await startProgram('api', settings);
    const file = readFileSync(path.join(folder, 'data/first-password'), 'utf8');
    const credentials = { loginName: 'office', password: /password (\S+)/.exec(file)?.[1] };
    const signIn = await createCaller(api.url).call('POST', '/api/User/ValidateUser', credentials);
    ({ token } = JSON.parse(signIn.body));
  });
  afterAll(async () => {
    api.kill('SIGKILL');
    await api.ended;
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  /** Points the API's database address at the socket in `place`. */
  function lead(place: string): void {
    symlinkSync(place, path.join(folder, 'new'));
    renameSync(path.join(folder, 'new'), path.join(folder, 'address'));
  }

  async function connect(url: string): Promise<Database> {
    return openPostgres(url, () => {}, PATIENT);
  }

  /** Waits until 20 more writes have been acknowledged. */
  async function untilWritten({ acknowledged }: ReturnType<typeof keepCalling>): Promise<void> {
    const enough = acknowledged.length + 20;
    while (acknowledged.length < enough) await pause(20);
  }

  async function expectOutage(): Promise<void> {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/State/GetState`, { headers });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  }

  /** The acknowledged writes that the database lacks. */
  async function findLost(calls: ReturnType<typeof keepCalling>, url: string): Promise<string[]> {
    await calls.end();
    const database = await connect(url);
    const { rows } = await database.query<{ name: string }>('select name from district');
    await database.close();
    const names = new Set(rows.map(({ name }) => name));
    return calls.acknowledged.filter((name) => !names.has(name));
  }

  it('a server without its database answers 503, and recovers by itself when the database is back', async () => {
    const calls = keepCalling(api.url, token, 'Restart');
    await untilWritten(calls);
    await postgres.halt();
    await expectOutage();
    await pause(OUTAGE_SECONDS * 1000);
    await expectOutage();
    await postgres.resume();
    await untilWritten(calls);
    expect(await findLost(calls, postgres.url)).toEqual([]);
    expect(new Set(calls.answers)).toEqual(new Set([200, 201, 503]));
  });

  it('a server without its database answers 503 while other clients hold every connection, and recovers when one is free', async () => {
    const held: Client[] = [];
    const takeAll = async (): Promise<void> => {
      const client = new Client({ connectionString: postgres.url });
      client.on('error', () => {});
      try {
        await client.connect();
      } catch {
        return;
      }
      held.push(client);
      await takeAll();
    };
    await takeAll();
    await held[0]?.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'school-staff-api'`,
    );
    await takeAll();
    expect(held.length).toBeGreaterThan(10);
    await expectOutage();
    await Promise.all(held.map((client) => client.end()));
    const headers = { Authorization: `Bearer ${token}` };
    const ask = async () => (await fetch(`${api.url}/api/State/GetState`, { headers })).status;
    while ((await ask()) !== 200) await pause(50);
  });

  it('a server without its database loses no acknowledged write when the primary crashes and a replica takes its place', async () => {
    const replica = await postgres.startReplica();
    const primary = await connect(postgres.url);
    // From now on, a write is acknowledged only when the replica has it too.
    await primary.query(`alter system set synchronous_standby_names = '*'`);
    await primary.query('select pg_reload_conf()');
    while (
      (await primary.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rows.length === 0
    ) {
      await pause(50);
    }
    await primary.close();
    const calls = keepCalling(api.url, token, 'Fail-over');
    await untilWritten(calls);
    await postgres.halt('SIGQUIT');
    await expectOutage();
    const promoted = await connect(replica.url);
    await promoted.query('select pg_promote()');
    await promoted.close();
    lead(replica.folder);
    await untilWritten(calls);
    expect(await findLost(calls, replica.url)).toEqual([]);
    expect(new Set(calls.answers)).toEqual(new Set([200, 201, 503]));
    await postgres.stop();
    postgres = replica;
  });

  it('a server without its database survives when an administrator terminates an idle transaction', async () => {
    const options = encodeURIComponent('-c idle_in_transaction_session_timeout=50ms');
    const database = await connect(`${postgres.url}&options=${options}`);
    const work = database.transaction(async (inside) => {
      await inside.query('select 1');
      await pause(500);
      await inside.query('select 1');
    });
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(describesOutage(readErrorCode(error), error instanceof Error ? error.message : error)).toBe(true);
    expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await database.close();
  });
});

describe('stopping', () => {
  /**
   * Treats a reset connection as a refused one: when a server stops listening, the kernel resets connections in its
   * queue, unless systemd holds the socket.
   */
  const readFailure = (error: unknown): string | undefined =>
    Object(error).isFresh && readErrorCode(error) === 'ECONNRESET' ? 'ECONNREFUSED' : readErrorCode(error);

  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a stopping server answers every read and write under load, and loses no acknowledged write', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stopping-'));
    const api = await startProgram('api', { DATABASE_URL: postgres.url, DATA_DIR: folder });
    const [, password = ''] =
      /password (\S+)/.exec(readFileSync(path.join(folder, 'first-password'), 'utf8')) ?? [];
    const credentials = { loginName: 'office', password };
    const signIn = await createCaller(api.url).call('POST', '/api/User/ValidateUser', credentials);
    const { token } = JSON.parse(signIn.body);

    const answers: unknown[] = [];
    /** Alternately writes and reads until the server stops listening. @returns how many writes were acknowledged */
    const keepReading = async (name: string): Promise<number> => {
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
    const callers = ['a', 'b', 'c', 'd', 'e', 'f'].map(keepReading);
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

  test('a stopping server reports a hanging database at /healthz, answers calls with an error, and still stops', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frozen-'));
    const api = await startProgram('api', { DATABASE_URL: postgres.url, DATA_DIR: folder });
    const health = async () => (await fetch(`${api.url}/healthz`)).json();
    // On a busy machine, the first response can take longer than a health check waits.
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
    // Both faults together make one log line, without a stack trace.
    expect(api.readOutput().match(/"level":"error".*/g)).toEqual([
      expect.stringMatching(/^(?!.*"stack").*"event":"database outage"/),
    ]);
    api.kill('SIGTERM');
    expect([0, 1]).toContain(await api.ended);

    postgres.freeze(false);
    rmSync(folder, { recursive: true });
  });
});
