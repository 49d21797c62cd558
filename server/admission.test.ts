import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIME_LIMIT_MS } from '@/lib/staff/client';
import { createAdmission, tooManyAttempts } from './admission';
import { startServer } from './start-server';
import { DEADLINE_MS } from './sign-in';
import { issueToken } from './tokens';
import { expectContract } from './testing/read-contract';
import { createCaller } from './testing/processes/keep-calling';
import { TEST_SECRET } from './testing/test-api';

const SIGN_IN = '/api/User/ValidateUser';
const SITE = 'https://www.school.example';
const SIGNED = `staff-browser=a.b.${createHmac('sha256', TEST_SECRET).update('a.b').digest('base64url')}`;

/** Starts a server that holds admitted requests until `letOut` is called. `admitted` lists their query strings. */
async function startWithAdmission(
  refusedFor: Record<string, number> = {},
  maxSignIns = 2,
  requestMs = 60_000,
) {
  const lines: unknown[] = [];
  const options = {
    jwtSecret: TEST_SECRET,
    now: () => new Date('2026-04-01T09:00:00Z'),
    log: (_: string, fields: object) => lines.push(fields),
    trustedProxies: 1,
    allowedOrigins: [SITE],
    budgets: { refusedFor: (key: string) => refusedFor[key] ?? 0 },
    maxSignIns,
  };
  const admitted: string[] = [];
  const waiting: (() => void)[] = [];
  const fetchSlowly = async (request: Request) => {
    const who = new URL(request.url).search.slice(1);
    admitted.push(who);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('ok');
  };
  const server = await startServer({
    api: { fetch: fetchSlowly },
    admission: createAdmission(options),
    requestMs,
    host: '127.0.0.1',
    port: 0,
  });
  const signIn = (who = '', headers: Record<string, string> = {}, path = SIGN_IN, body = '{}') =>
    fetch(`${server.url}${path}?${who}`, { method: 'POST', headers, body });
  return {
    ...server,
    signIn,
    admitted,
    lines,
    /** Waits until this many requests have been admitted. */
    until: async (count: number) => {
      while (admitted.length < count) await nextTurn();
    },
    letOut: () => waiting.splice(0).forEach((end) => end()),
  };
}

const makeRequest = (method: string) =>
  Object.assign(Readable.from([Buffer.from('{}')]), {
    method,
    url: SIGN_IN,
    headers: {},
    socket: {},
  }) as unknown as IncomingMessage;

/** The status of a request for this path, sent exactly as written: `fetch` would normalize it. */
function statusOf(url: string, path: string, forwarded = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = send(url, { method: 'POST', path, headers: { 'x-forwarded-for': forwarded } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end('{}');
  });
}

describe('admission', () => {
  it.each([
    '/api/./User/ValidateUser',
    '/api/x/../User/ValidateUser',
    '/api/%2e/User/ValidateUser',
    '/api/x/%2E%2e/%55ser/ValidateUser?a',
    'http://school.example/api/User/ValidateUser',
  ])('admission control recognises the sign-in in the spelling %s', async (path) => {
    const { stop, url, admitted } = await startWithAdmission({ 'address 203.0.113.7': 5000 });
    try {
      expect(await statusOf(url, path, '203.0.113.7')).toBe(429);
      expect(admitted).toEqual([]);
    } finally {
      await stop();
    }
  });

  it('admission control answers 400 to an address that contains a name and a password', async () => {
    const { stop, url } = await startWithAdmission();
    try {
      expect(await statusOf(url, 'http://a:b@school.example/api/User/ValidateUser')).toBe(400);
    } finally {
      await stop();
    }
  });

  it('admission control rejects an address with no attempts left, in any spelling, before reading the body and with one log line a minute', async () => {
    const { signIn, admitted, lines, stop } = await startWithAdmission({ 'address 203.0.113.5': 61_000 });
    for (const from of ['203.0.113.5', '::ffff:cb00:7105', '203.0.113.5:6000'])
      for (const path of [SIGN_IN, SIGN_IN.replace('U', '%55')]) {
        const answer = await signIn('', { 'X-Forwarded-For': from, Origin: SITE }, path);
        expect([
          answer.status,
          answer.headers.get('Retry-After'),
          answer.headers.get('Access-Control-Allow-Origin'),
        ]).toEqual([429, '61', SITE]);
        await expectContract('POST', SIGN_IN, answer);
        expect(await answer.json()).toMatchObject({
          errorMessage: 'Too many failed attempts to sign in. Wait 2 minutes, then try again.',
        });
      }
    expect([admitted, lines]).toEqual([[], [{ event: 'sign-ins turned away', count: 1 }]]);
    await stop();
  });

  it('admission control admits a browser with a cookie that this server signed, even if its address has no attempts left', async () => {
    const { signIn, until, letOut, stop } = await startWithAdmission({ 'address 203.0.113.5': 61_000 });
    const from = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await signIn('', { ...from, Cookie: `${SIGNED}x` })).status).toBe(429);
    const calls = signIn('', { ...from, Cookie: `x=y; ${SIGNED}` });
    await until(1);
    letOut();
    expect((await calls).status).toBe(200);
    await stop();
  });

  it('admission control admits as many sign-ins as the queue holds, with a separate queue for known browsers, and more as places become free', async () => {
    const { signIn, admitted, until, letOut, stop } = await startWithAdmission({}, 3);
    const known = { Cookie: SIGNED };
    const calls = ['a', 'b', 'c'].map((who) => signIn(who));
    await until(3);
    const busy = await signIn('d');
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '5']);
    await expectContract('POST', SIGN_IN, busy);
    calls.push(signIn('e', known), signIn('f', known), signIn('g', known));
    await until(6);
    expect((await signIn('h', known)).status).toBe(503);
    letOut();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    calls.push(signIn('i'));
    await until(7);
    letOut();
    await calls.at(-1);
    expect(admitted.toSorted()).toEqual(['a', 'b', 'c', 'e', 'f', 'g', 'i']);
    await stop();
  });

  it('admission control queues a sign-in only after its body has arrived, and limits how many unfinished requests one address may have', async () => {
    const { url, signIn, admitted, until, letOut, stop } = await startWithAdmission();
    const slow = Array.from({ length: 12 }, () => {
      const headers = { 'x-forwarded-for': '203.0.113.5', 'content-length': 2 };
      const asked = send(url, { method: 'POST', path: `${SIGN_IN}?slow`, headers });
      asked.flushHeaders();
      return asked;
    });
    const statuses = slow.map(async (asked) => {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    });
    // At most ten may be unread, so two of the twelve are rejected at once.
    expect(await Promise.any(statuses)).toBe(503);
    const fresh = signIn('fresh');
    await until(1);
    expect(admitted).toEqual(['fresh']);
    slow.forEach((asked) => asked.end('{}'));
    await until(2);
    const releasing = setInterval(letOut, 10);
    expect((await fresh).status).toBe(200);
    const ended = await Promise.all(statuses);
    clearInterval(releasing);
    expect(ended.filter((status) => status === 503).length).toBeGreaterThan(1);
    expect(admitted.slice(1)).toEqual(ended.filter((status) => status === 200).map(() => 'slow'));
    await stop();
  });

  it('admission control closes the connection after a large unread body, and keeps it open after a small one', async () => {
    const { url, stop } = await startWithAdmission({ 'address 127.0.0.1': 1000 });
    const caller = createCaller(url);
    expect(await caller.call('POST', SIGN_IN, {})).toMatchObject({ status: 429, connection: 'keep-alive' });
    const large = { password: 'x'.repeat(20_000) };
    expect(await caller.call('POST', SIGN_IN, large)).toMatchObject({ status: 429, connection: 'close' });
    caller.end();
    await stop();
  });

  it('admission control admits one request per turn of the event loop, so that pages are served in between', async () => {
    const admit = createAdmission({
      jwtSecret: TEST_SECRET,
      now: () => new Date(),
      log: () => {},
      trustedProxies: 0,
      allowedOrigins: [],
      budgets: { refusedFor: () => 0 },
    });
    const inTurn: number[] = [];
    let turn = 0;
    const all = Promise.all(
      Array.from({ length: 5 }, () =>
        admit(makeRequest('POST'), {} as ServerResponse, async () => {
          inTurn.push(turn);
        }),
      ),
    );
    for (; turn < 10; turn += 1) await nextTurn();
    await all;
    expect(new Set(inTurn).size).toBe(5);
  });

  it.each(['POST', 'GET'])(
    'admission control frees the place of a %s request that failed',
    async (method) => {
      const admit = createAdmission({
        jwtSecret: TEST_SECRET,
        now: () => new Date(),
        log: () => {},
        trustedProxies: 0,
        allowedOrigins: [],
        budgets: { refusedFor: () => 0 },
        maxSignIns: 1,
      });
      const fail = () => Promise.reject(new Error('broken'));
      for (let n = 0; n < 51; n += 1)
        await expect(admit(makeRequest(method), {} as ServerResponse, fail)).rejects.toThrow('broken');
    },
  );

  it('admission control limits the simultaneous calls from one address, but not from others', async () => {
    const { url, admitted, lines, until, letOut, stop } = await startWithAdmission();
    const call = (from: string) =>
      fetch(`${url}/api/State/GetState`, { headers: { 'X-Forwarded-For': from, Origin: SITE } });
    const calls = Array.from({ length: 50 }, () => call('203.0.113.5'));
    await until(50);
    for (const _ of [1, 2]) {
      const flood = await call('::ffff:203.0.113.5');
      expect([flood.status, flood.headers.get('Retry-After'), flood.headers.get('Connection')]).toEqual([
        429,
        '10',
        'keep-alive',
      ]);
      await expectContract('GET', '/api/State/GetState', flood);
    }
    calls.push(call('203.0.113.6'));
    await until(51);
    letOut();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(51).fill(200));
    calls.push(call('203.0.113.5'));
    await until(52);
    letOut();
    expect((await calls.at(-1))?.status).toBe(200);
    expect([admitted.length, lines]).toEqual([52, [{ event: 'calls turned away', count: 1 }]]);
    await stop();
  });

  it('admission control counts calls with a token separately, so that unfinished calls without one do not block staff at the same address', async () => {
    const { url, until, letOut, stop } = await startWithAdmission();
    const user = { userId: 1, loginName: '', fullName: '', role: 'editor', tokenVersion: 1, active: true };
    const token = await issueToken(user, { jwtSecret: TEST_SECRET, tokenMinutes: 60, now: () => new Date() });
    const call = (headers: Record<string, string> = {}) => fetch(`${url}/api/State/GetState`, { headers });
    const calls = Array.from({ length: 50 }, () => call());
    await until(50);
    expect((await call({ Authorization: `Bearer ${token}x` })).status).toBe(429);
    calls.push(...Array.from({ length: 50 }, () => call({ Authorization: `Bearer ${token}` })));
    await until(100);
    expect((await call({ Authorization: `Bearer ${token}` })).status).toBe(429);
    letOut();
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    await stop();
  });

  it('admission control cuts off sign-ins whose bodies arrive too slowly, and then admits others', async () => {
    const { url, signIn, admitted, until, letOut, stop } = await startWithAdmission({}, 42, 300);
    const headers = { 'Content-Length': 100 };
    const slow = Array.from({ length: 11 }, () => {
      const asked = send(url, { method: 'POST', path: `${SIGN_IN}?slow`, headers });
      asked.write('{');
      return new Promise<number | undefined>((resolve) =>
        asked.once('response', ({ statusCode }) => resolve(statusCode)),
      );
    });
    expect((await Promise.all(slow)).map(Number).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(408),
      503,
    ]);
    const calls = signIn('c');
    await until(1);
    expect(admitted).toEqual(['c']);
    letOut();
    expect((await calls).status).toBe(200);
    await stop();
  });

  it('admission control gives up before the sign-in page does', () => {
    expect(DEADLINE_MS).toBeLessThan(TIME_LIMIT_MS);
  });
});

test.each([
  [900, '1 second,'],
  [59_000, '59 seconds,'],
  [60_000, '1 minute,'],
  [60_001, '2 minutes,'],
])('says how long to wait, rounded up: %d ms', (ms, words) => {
  expect(tooManyAttempts(ms).errorMessage).toContain(`Wait ${words} then`);
});
