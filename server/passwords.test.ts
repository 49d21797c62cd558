import { scryptSync } from 'node:crypto';
import { deriveKey, hashPassword, makeDecoyHash, verifyPassword } from './passwords';
import { Hono } from 'hono';
import type { ApiEnv } from './request';
import { issueToken, readBrowser, rememberBrowser, verifyToken } from './tokens';
import { createSignInQueue } from './sign-in';
import type { Database } from './engines';
import { Counts, createAttemptBudgets } from './limits';

const OWASP = { N: 2 ** 15, r: 8, p: 3 };

describe('password hashes', () => {
  it('a password hash is scrypt at the cost that OWASP recommends, with a new salt each time', async () => {
    const [one, other] = [await hashPassword('monsoon-2026'), await hashPassword('monsoon-2026')];
    expect(one).not.toBe(other);
    const [scheme, N, r, p, salt = '', key] = one.split('$');
    expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3']);
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    const options = { ...OWASP, maxmem: 2 ** 27 };
    const expected = scryptSync('monsoon-2026', Buffer.from(salt, 'base64url'), 32, options);
    expect(key).toBe(expected.toString('base64url'));
  });

  it('a password hash matches its own password, in either encoding of an accented letter, and no other', async () => {
    const hash = await hashPassword('Caf\u00e9-monsoon');
    expect(await verifyPassword('Cafe\u0301-monsoon', hash)).toBe(true);
    expect(await verifyPassword('Cafe-monsoon', hash)).toBe(false);
  });

  it('the password hash of an unknown name takes as long to check as a real one', () => {
    expect(makeDecoyHash()).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('a password hash in an unknown format causes an error, and does not count as a wrong password', async () => {
    await expect(verifyPassword('x', 'md5$abc')).rejects.toThrow('not in the expected form');
  });
});

describe('keys', () => {
  it('the key derivation rejects input that scrypt refuses, and then works with other input', async () => {
    const salt = Buffer.from('salt');
    await expect(deriveKey('x', salt, { N: 3, r: 1, p: 1 })).rejects.toThrow('scrypt');
    const key = await deriveKey('x', salt, { N: 16, r: 1, p: 1 });
    expect(key).toEqual(scryptSync('x', salt, 32, { N: 16, r: 1, p: 1 }));
  });
});

const PARTS = {
  now: () => new Date('2026-04-01T09:00:00Z'),
  jwtSecret: new TextEncoder().encode('a secret of at least thirty-two characters'),
  tokenMinutes: 60,
};

/** Signs in with each of `names` in turn. Returns the names in `asked` that are then in the browser's cookie. */
async function knownAfter(names: readonly string[], asked: readonly string[]): Promise<string[]> {
  const api = new Hono<ApiEnv>();
  api.post('/:name', async (context) => {
    await rememberBrowser(context, context.req.param('name'), await readBrowser(context, PARTS), PARTS);
    return context.body(null);
  });
  api.get('/', async (context) => {
    const browser = await readBrowser(context, PARTS);
    return context.json(asked.filter((name) => browser?.knows(name)));
  });
  let cookie = '';
  for (const name of names) {
    const answer = await api.request(`/${name}`, { method: 'POST', headers: { cookie } });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  return (await (await api.request('/', { headers: { cookie } })).json()) as string[];
}

describe('shared browsers', () => {
  it('a shared browser remembers a name however often somebody else signs in there later', async () => {
    expect(await knownAfter(['asha', ...Array<string>(25).fill('ravi')], ['asha', 'ravi', 'usha'])).toEqual([
      'asha',
      'ravi',
    ]);
  });

  it('a shared browser remembers the last twenty names: a cookie has no room for more', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `user-${index}`);
    expect(await knownAfter(names, names)).toEqual(names.slice(1));
  });
});

it('checking a token throws if the check itself fails, but not if the token is forged', async () => {
  const user = {
    userId: 1,
    loginName: 'asha',
    fullName: 'Asha Rao',
    role: 'clerk',
    tokenVersion: 1,
    active: true,
  };
  const token = await issueToken(user, PARTS);
  expect(await verifyToken(`${token}x`, PARTS)).toBeNull();
  await expect(verifyToken(token, { ...PARTS, jwtSecret: new Uint8Array() })).rejects.toThrow('length');
});

/** A password check that records its start, and ends on request. */
function createCheck(name: string, begun: string[]) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (): Promise<string> => {
    begun.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

const { signal: never } = new AbortController();

describe('sign-ins', () => {
  it('the queue of sign-ins checks two at once, known clients first', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'c', 'known'].map((name) => createCheck(name, begun));
    const wait = createSignInQueue();
    const answers = checks.map(({ run }, n) => wait(run, n === 3, never));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    checks[0]?.end();
    expect(await answers[0]).toBe('a');
    await settle();
    expect(begun).toEqual(['a', 'b', 'known']);
    for (const { end } of checks) end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'known']);
  });

  it('the queue of sign-ins continues after a check that fails', async () => {
    const wait = createSignInQueue();
    const failing = wait(() => Promise.reject(new Error('no database')), false, never);
    await expect(failing).rejects.toThrow('no database');
    expect(await wait(() => Promise.resolve(true), false, never)).toBe(true);
  });

  it('the queue of sign-ins skips cancelled attempts, and lets a check that has begun finish', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'left'].map((name) => createCheck(name, begun));
    const gone = new AbortController();
    const wait = createSignInQueue();
    const answers = checks.map(({ run }) => wait(run, false, gone.signal));
    await settle();
    gone.abort();
    // Two checks are in progress, so no other check may start.
    const late = createCheck('late', begun);
    const waits = wait(late.run, false, never);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    for (const { end } of [...checks, late]) end();
    expect(await Promise.all([...answers, waits])).toEqual(['a', 'b', null, 'late']);
    expect(begun).toEqual(['a', 'b', 'late']);
  });
});

test('counts of work in progress are deleted when the work ends: a flood from many addresses must not fill the memory', () => {
  const counts = new Counts<string>();
  for (const by of [1, 1, -1] as const) counts.change('203.0.113.7', by);
  expect(counts.of('203.0.113.7')).toBe(1);
  counts.change('203.0.113.7', -1);
  expect(counts.size).toBe(0);
});

test('a server forgets refused names before they fill its memory, and asks the database again', async () => {
  let queries = 0;
  const query = (sql: string) => {
    queries += 1;
    return Promise.resolve({ rows: sql.includes('waitMs') ? [{ waitMs: 60_000 }] : [] });
  };
  const budgets = createAttemptBudgets({ query } as unknown as Database, () => 0);
  const take = (key: string) => budgets.take([{ key, budget: { burst: 1, everySeconds: 60 } }]);
  await take('first');
  const before = queries;
  await take('first');
  expect(queries).toBe(before);
  for (let other = 0; other < 10_001; other += 1) await take(`name ${other}`);
  expect(budgets.refusedFor('first')).toBe(0);
});
