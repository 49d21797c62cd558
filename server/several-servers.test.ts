import { once } from 'node:events';
import { createServer, type ClientRequest } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { runNginx } from '../e2e/run-nginx';
import { createCaller } from './testing/processes/keep-calling';
import { startOnSocket } from './testing/processes/start-on-socket';
import { keepCalling, startTwoServers } from './testing/processes/start-servers';

const SIGN_IN = '/api/User/ValidateUser';

describe('behind nginx, on one PostgreSQL server', () => {
  let school: Awaited<ReturnType<typeof startTwoServers>>;
  let nginx: Awaited<ReturnType<typeof runNginx>>;
  beforeAll(async () => {
    school = await startTwoServers();
    // Raise the rate limit in nginx.conf, which would reject clients that never pause.
    nginx = await runNginx(urls(), (file) => file.replace('rate=50r/s', 'rate=50000r/s'));
  });
  afterAll(async () => {
    await nginx.stop();
    await school.stop();
  });

  const urls = (): string[] => school.servers.map(({ url }) => url);

  /** Ends and restarts servers in turn, while six clients write and read. */
  async function restartInTurn(signal: 'SIGTERM' | 'SIGKILL', prefix: string, count = 2) {
    const calls = keepCalling(nginx.url, school.token, prefix);
    const untilWritten = async () => {
      const enough = calls.acknowledged.length + 50;
      while (calls.acknowledged.length < enough) await pause(20);
    };
    await untilWritten();
    for (const [index, server] of school.servers.slice(0, count).entries()) {
      server.kill(signal);
      await server.ended;
      school.servers[index] = await server.again();
      await untilWritten();
    }
    await calls.end();
    const { rows } = await school.database.query<{ name: string }>('select name from district');
    const names = new Set(rows.map(({ name }) => name));
    return { ...calls, lost: calls.acknowledged.filter((name) => !names.has(name)) };
  }

  it('two servers can be restarted one by one under load: no read fails, no write is lost, and almost none is refused', async () => {
    const { answers, reads, lost } = await restartInTurn('SIGTERM', 'Orderly');
    expect(new Set(reads)).toEqual(new Set([200]));
    expect(lost).toEqual([]);
    // A write can fail: when a server stops listening, the kernel resets queued connections. nginx repeats no write.
    const refused = answers.filter((answer) => answer !== 200 && answer !== 201);
    expect(refused.length).toBeLessThanOrEqual(school.servers.length);
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? [503] : []));
  });

  it('two servers lose no acknowledged write if one is killed under load, and reads fail only briefly', async () => {
    const { answers, lost } = await restartInTurn('SIGKILL', 'Killed', 1);
    expect(lost).toEqual([]);
    // Only requests that were in progress when a server was killed have failed.
    const failed = answers.filter((answer) => answer !== 200 && answer !== 201);
    expect(failed.length).toBeLessThanOrEqual(6);
    expect(new Set(failed)).toEqual(new Set(failed.length > 0 ? [503] : []));
  });

  /** Makes `atOnce` calls at a time until one gets 429, and returns this response. Earlier sign-ins get 400. */
  async function refusedOf(atOnce: number, address: string, body: string) {
    const answers: { status: number | undefined; retryAfter: string | undefined; body: string }[] = [];
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 };
    const options = { method: 'POST', headers, rejectUnauthorized: false, agent: false } as const;
    const open: ClientRequest[] = [];
    const send = () =>
      new Promise<void>((resolve, reject) => {
        const sent = request(nginx.url + address, options, (response) => {
          const { statusCode: status, headers: found } = response;
          text(response)
            .then((said) => answers.push({ status, retryAfter: found['retry-after'], body: said }))
            .then(() => resolve(), reject);
        });
        open.push(sent.once('error', reject));
        if (body) sent.end(body);
        else sent.flushHeaders();
      });
    while (!answers.some(({ status }) => status === 429)) {
      const batch = Array.from({ length: atOnce }, send);
      // Without a body, only rejected calls are answered, because the server waits for the bodies.
      if (body) await Promise.all(batch);
      else await Promise.any(batch);
      for (const each of batch) each.catch(() => {});
    }
    for (const each of open) each.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(body ? [400, 429] : [429]));
    return answers.find(({ status }) => status === 429)!;
  }

  it('two servers are protected by nginx, which answers a flood of requests with an explanation', async () => {
    const { body } = await refusedOf(30, SIGN_IN, '{}');
    expect(JSON.parse(body)).toEqual({
      token: null,
      errorMessage: 'Too many requests from this address. Wait 10 seconds, then try again.',
    });
    // Send more requests than an address may have in progress. Their bodies never arrive.
    expect(await refusedOf(60, '/api/District/AddDistrict', '')).toMatchObject({ retryAfter: '10' });
    // Calls with a token are still answered.
    const caller = createCaller(nginx.url, school.token);
    expect((await caller.call('GET', '/api/State/GetState')).status).toBe(200);
    caller.end();
  });

  it('two servers still answer reads while one hangs, and a write that fails gets an explanation', async () => {
    const hung = Number(school.servers[0]?.pid);
    process.kill(hung, 'SIGSTOP');
    const ask = async (method: string, path: string, body?: object) => {
      const caller = createCaller(nginx.url, school.token);
      return caller.call(method, path, body).finally(caller.end);
    };
    const reads = Array.from({ length: 4 }, () => ask('GET', '/api/State/GetState'));
    const writes = Array.from({ length: 4 }, (_, n) =>
      ask('POST', '/api/District/AddDistrict', { stateId: 1, districtName: `Hung ${n}` }),
    );
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const { status, body, retryAfter } of await Promise.all(writes)) {
      expect([201, 503]).toContain(status);
      if (status === 201) continue;
      expect(retryAfter).toBe('10');
      expect(JSON.parse(body).errorMessage).toContain('The server does not answer at the moment.');
    }
    process.kill(hung, 'SIGCONT');
  });

  it('two servers are protected from large bodies and every kind of flood, with an explanation', async () => {
    const caller = createCaller(nginx.url, school.token);
    const large = await caller.call('POST', '/api/District/AddDistrict', {
      districtName: 'x'.repeat(2 ** 21),
    });
    expect([large.status, JSON.parse(large.body).errorMessage]).toEqual([
      413,
      'The request is larger than 1 MB. Send less data.',
    ]);
    // Photos and PDFs of the editor may be larger. If nginx lets one pass, the API answers 401.
    const photo = (bytes: number) =>
      createCaller(nginx.url).call('POST', '/api/Content/Picture?name=a.jpg', { data: 'x'.repeat(bytes) });
    const [fits, tooLarge] = [await photo(2 ** 21), await photo(2 ** 23)];
    expect([fits.status, tooLarge.status]).toEqual([401, 413]);
    expect(JSON.parse(tooLarge.body).errorMessage).toContain('larger than 8 MB');
    caller.end();
    // With a low rate, even calls from a busy machine are soon too many.
    const strict = await runNginx(urls(), (file) => file.replace('rate=50r/s', 'rate=1r/s'));
    const callers = Array.from({ length: 20 }, () => createCaller(strict.url, school.token));
    const answers: { status: number; body: string }[] = [];
    while (!answers.some(({ status }) => status === 429))
      answers.push(...(await Promise.all(callers.map((each) => each.call('GET', '/api/x')))));
    for (const { end } of callers) end();
    await strict.stop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect(JSON.parse(answers.find(({ status }) => status === 429)?.body ?? '').errorMessage).toContain(
      'Too many requests',
    );
  });

  it('two servers leave all editor calls, including writes, to the server that edits the website', async () => {
    const answered: string[] = [];
    const serve = (status: number, name: string) =>
      createServer((_, response) => {
        answered.push(name);
        response.writeHead(status).end('{}');
      }).listen(0, '127.0.0.1');
    const own = [serve(503, 'other'), serve(200, 'keeper')];
    await Promise.all(own.map((each) => once(each, 'listening')));
    const between = await runNginx(
      own.map((each) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`),
    );
    const caller = createCaller(between.url);
    for (let count = 0; count < 4; count += 1)
      expect((await caller.call('POST', '/api/Content/Save', {})).status).toBe(200);
    expect(answered.filter((name) => name === 'keeper')).toHaveLength(4);
    expect(answered).toContain('other');
    caller.end();
    await between.stop();
    for (const each of own) each.close();
  });

  it('two servers lose no request while one restarts, if systemd holds its socket', async () => {
    const { url, restart, stop } = await startOnSocket(school.settings('3'));
    const calls = keepCalling(url, school.token, 'Socket');
    while (calls.answers.length < 100) await pause(20);
    await restart();
    const before = calls.answers.length;
    while (calls.answers.length < before + 100) await pause(20);
    await calls.end();
    await stop();
    expect(new Set(calls.answers)).toEqual(new Set([200, 201]));
  });
});
