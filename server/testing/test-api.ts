import { setTimeout as pause } from 'node:timers/promises';
import { type ApiOptions, createApi } from '../api';
import type { Database } from '../engines';
import { createUser } from '../accounts';
import { createAttemptBudgets, SIGN_IN_LIMITS } from '../limits';
import { PASSWORD_COST } from '../passwords';
import { expectContract } from './read-contract';

/** Makes hashing fast; far too low for real passwords. */
Object.assign(PASSWORD_COST, { N: 16, r: 1, p: 1 });
export const TEST_SECRET = new TextEncoder().encode('a secret for tests that is long enough');
export const CLERK = { loginName: 'Clerk', password: 'right-password' };

interface CallOptions {
  /** The body, sent as JSON unless it is a string or bytes. */
  body?: object | string | undefined;
  token?: string | undefined;
  from?: string;
  headers?: Record<string, string>;
}

/** An API with a database for one test, a clock that the test sets, and a log that it reads. */
export function createTestApi(database: Database, changes: Partial<ApiOptions> = {}) {
  const clock = { now: new Date('2026-04-01T09:00:00Z') };
  const lines: Record<string, unknown>[] = [];
  const api = createApi({
    database,
    jwtSecret: TEST_SECRET,
    now: () => clock.now,
    log: (level, fields) => lines.push({ level, ...fields }),
    tokenMinutes: 60,
    allowedOrigins: [],
    trustedProxies: 0,
    ownNetworks: [],
    budgets: createAttemptBudgets(database, () => clock.now.getTime()),
    ...changes,
  });

  /** Makes a call, and compares the response with the contract. */
  async function call(method: string, path: string, { body, token, from, headers = {} }: CallOptions = {}) {
    const isRaw = typeof body === 'string' || body instanceof Blob;
    const init = {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    };
    const socket = { remoteAddress: from ?? '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' };
    const response = await api.request(path, init, { incoming: { socket } });
    await expectContract(method, path, response);
    const json = await response.json();
    return { status: response.status, headers: response.headers, json };
  }

  /** Gets a token for the clerk, whose account must exist. */
  async function signIn(credentials = CLERK): Promise<string> {
    const { json } = await call('POST', '/api/User/ValidateUser', { body: credentials, from: '192.0.2.77' });
    return json.token;
  }

  /** Signs the clerk in. Returns the name and value of each cookie that a browser would keep. */
  async function signInForCookies(from = '192.0.2.77', credentials = CLERK): Promise<Record<string, string>> {
    const { headers } = await call('POST', '/api/User/ValidateUser', { body: credentials, from });
    const pairs = headers.getSetCookie().map((cookie) => (cookie.split(';')[0] ?? '').split('=', 2));
    return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
  }

  /** Advances the clock, and moves the times in the database back by as much. */
  async function pass(ms: number): Promise<void> {
    clock.now = new Date(clock.now.getTime() + ms);
    await database.query('update sign_in_budget set full_at = full_at - $1::bigint', [ms]);
  }

  return { api, call, signIn, signInForCookies, clock, pass, lines };
}

/** Pauses each transaction after a matching statement, so that other work runs before the next statement. */
export function pauseAfter(database: Database, statement: RegExp): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((inside) => {
        let isDue = false;
        return work({
          query: async (text, params) => {
            if (isDue) await pause(1000);
            isDue = statement.test(text);
            return inside.query(text, params);
          },
        });
      }),
  };
}

/** Deletes all accounts and sign-ins, and adds the clerk's account. */
export async function addClerk(database: Database): Promise<void> {
  await database.query('delete from app_user; delete from sign_in_budget; delete from ended_token');
  await createUser(database, { ...CLERK, fullName: 'Asha Rao', role: 'clerk' });
}

export const SIGN_IN = '/api/User/ValidateUser';
export const WRONG = { ...CLERK, password: 'wrong' };

type TestApi = ReturnType<typeof createTestApi>;

/** Allows one attempt, so that a second one shows whether the first was counted. */
export const ONE = { burst: 1, everySeconds: 60 };

export function allowOne(): void {
  for (const limit of ['perName', 'perNameAtKnown', 'perAddress', 'perOwnNetwork'] as const)
    jest.replaceProperty(SIGN_IN_LIMITS, limit, ONE);
}

export async function attempt(
  { call }: TestApi,
  from: string,
  body: object = CLERK,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await call('POST', SIGN_IN, { body, from, headers })).status;
}

export async function countChecked(attempts: Promise<number>[]): Promise<number> {
  return (await Promise.all(attempts)).filter((status) => status === 200).length;
}

/** Tries a wrong password for the clerk from 30 addresses. Returns how many attempts reached the password check. */
export function attackName(api: TestApi): Promise<number> {
  return countChecked(Array.from({ length: 30 }, (_, n) => attempt(api, `198.51.100.${n}`, WRONG)));
}

/** A header with only the cookie that marks the browser, because the anti-forgery cookie would need another header. */
export function browserOf(cookies: Record<string, string>): Record<string, string> {
  return { Cookie: `staff-browser=${cookies['staff-browser']}` };
}
