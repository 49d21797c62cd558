import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addressBudget, Counts, type AttemptBudgets } from './limits';
import { createThrottle, type Log, type Settings } from './process';
import { API_HEADERS, LARGEST_SIGN_IN, makeAddressKey, readClientAddress } from './request';
import { hasSignedCookie, hasSignedToken, type TokenParts } from './tokens';

/** The most sign-ins in a queue: two being checked, and 40 waiting (about four seconds of work). */
const MAX_SIGN_INS = 42;
/** The most sign-ins per address whose body has not arrived. Honest clients send headers and body together. */
const MAX_UNREAD_BODIES = 10;
/**
 * The most other simultaneous calls per address: more than a staff room needs. Calls with a token are counted
 * separately, so that unfinished calls without one do not block the staff. nginx limits both too.
 */
const MAX_CALLS = 50;

/** The response to a call that is rejected before its body is read. */
export interface Rejection {
  /** The name of the log entry that counts these rejections. */
  event: string;
  status: 429 | 503;
  /** The value of `Retry-After`. */
  seconds: number;
  errorMessage: string;
}

export function tooManyAttempts(waitMs: number): Rejection {
  const seconds = Math.ceil(waitMs / 1000);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`;
  const errorMessage = `Too many failed attempts to sign in. Wait ${wait}, then try again.`;
  return { ...BUSY, status: 429, seconds, errorMessage };
}

/** The response if the queue of sign-ins is full. A full queue takes about as long as `seconds`. */
export const BUSY: Rejection = {
  event: 'sign-ins turned away',
  status: 503,
  seconds: 5,
  errorMessage: 'Too many sign-ins at the moment. Wait 5 seconds, then try again.',
};

const FLOOD: Rejection = {
  event: 'calls turned away',
  status: 429,
  seconds: 10,
  errorMessage: 'Too many requests from this address. Wait 10 seconds, then try again.',
};

interface AdmissionOptions
  extends Pick<Settings, 'allowedOrigins' | 'trustedProxies'>, Pick<TokenParts, 'jwtSecret' | 'now'> {
  log: Log;
  budgets: Pick<AttemptBudgets, 'refusedFor'>;
  maxSignIns?: number;
}

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Admission control for the API. Rejects a sign-in if its address has no attempts left or its queue is full, and any
 * call from an address with too many in progress. A flood costs little, because the body of a rejected call is not
 * read and one line a minute is logged. Admits one call per turn of the event loop, to serve pages in between.
 * @returns a function that passes an admitted request to `handle`, and answers a rejected one itself
 */
export function createAdmission(options: AdmissionOptions) {
  const { jwtSecret, now, log, trustedProxies, allowedOrigins, budgets, maxSignIns = MAX_SIGN_INS } = options;
  /** The numbers of requests in progress: API calls by client address, sign-ins by queue. */
  const underWay = new Counts<string>();
  let turn = Promise.resolve();
  const throttle = createThrottle(now);

  const reject = (request: IncomingMessage, response: ServerResponse, rejection: Rejection): void => {
    const { event, status, seconds, errorMessage } = rejection;
    const suppressed = throttle(event);
    if (suppressed !== undefined) log('info', { event, count: suppressed + 1 });
    const { origin = '', 'content-length': length } = request.headers;
    // To keep the connection, the server would have to read the rest of the body, which is too much work if it is
    // large.
    if (!(Number(length ?? 0) <= 10_000)) response.shouldKeepAlive = false;
    const body = JSON.stringify({ ...(rejection !== FLOOD && { token: null }), errorMessage });
    response.writeHead(status, {
      ...API_HEADERS,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': String(seconds),
      ...(allowedOrigins.includes(origin) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Retry-After',
        Vary: 'Origin',
      }),
    });
    response.end(body);
  };
  const handleInTurn = (handle: () => Promise<void>): Promise<void> => {
    turn = turn.then(() => nextTurn());
    return turn.then(handle);
  };

  return async (request: IncomingMessage, response: ServerResponse, handle: () => Promise<void>) => {
    const { 'x-forwarded-for': forwarded, cookie, authorization = '' } = request.headers;
    const socket = request.socket.remoteAddress;
    const address = makeAddressKey(readClientAddress(socket, forwarded?.toString(), trustedProxies));
    if (request.method !== 'POST' || !isSignIn(request.url)) {
      const calls = hasSignedToken(authorization, jwtSecret) ? `staff ${address}` : address;
      if (underWay.of(calls) >= MAX_CALLS) return reject(request, response, FLOOD);
      return underWay.during(calls, () => handleInTurn(handle));
    }
    const hasCookie = cookie !== undefined && hasSignedCookie(cookie, jwtSecret);
    // A known browser has a budget of its own for each name, which is in the body: do not check it here.
    const waitMs = hasCookie ? 0 : budgets.refusedFor(addressBudget(address));
    if (waitMs > 0) return reject(request, response, tooManyAttempts(waitMs));
    const queue = hasCookie ? 'known browsers' : 'others';
    const isFull = () => underWay.of(queue) >= maxSignIns;
    const unread = `unread ${queue} ${address}`;
    if (isFull() || underWay.of(unread) >= MAX_UNREAD_BODIES) return reject(request, response, BUSY);
    const isRead = await underWay.during(unread, () => readBody(request));
    if (!isRead) return;
    if (isFull()) return reject(request, response, BUSY);
    return underWay.during(queue, () => handleInTurn(handle));
  };
}

/** Reads a sign-in's body into `rawBody`, for the API's adapter. @returns false if the client disconnected */
async function readBody(request: IncomingMessage & { rawBody?: Buffer }): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_SIGN_IN) return true;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size > LARGEST_SIGN_IN) break;
    }
  } catch {
    return false;
  }
  request.rawBody = Buffer.concat(parts);
  return true;
}

/** Resolves the path as the API's router does: `%55` for `U`, or `/../`, must not bypass the limits. */
function isSignIn(url = ''): boolean {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(address) && unescape(new URL(address).pathname) === '/api/User/ValidateUser';
}
