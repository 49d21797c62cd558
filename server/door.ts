import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addressBudget, Counts, type AttemptBudgets } from './limits';
import { createRepeats, type Log, type Settings } from './process';
import { API_HEADERS, LARGEST_BODY, makeAddressKey, readClientAddress } from './request';
import { bringsSignedCookie, type TokenParts } from './tokens';

/** Sign-ins in each lane: two that are checked, and 40 that wait, about four seconds of work. */
const MOST_INSIDE = 42;
/** Sign-ins of one address whose bodies are still on their way. The body of an honest one comes with its headers. */
const MOST_UNREAD = 10;

/** The answer to a call that is not looked at. */
export interface TurnedAway {
  /** What the line in the log counts. */
  event: string;
  status: 429 | 503;
  /** For `Retry-After`. */
  seconds: number;
  errorMessage: string;
}

export function tooMany(waitMs: number): TurnedAway {
  const seconds = Math.ceil(waitMs / 1000);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`;
  const errorMessage = `Too many failed attempts to sign in. Wait ${wait}, then try again.`;
  return { ...BUSY, status: 429, seconds, errorMessage };
}

/** More sign-ins are waiting than the server can check soon: about how long a full queue takes. */
export const BUSY: TurnedAway = {
  event: 'sign-ins turned away',
  status: 503,
  seconds: 5,
  errorMessage: 'Too many sign-ins at this moment. Wait 5 seconds, then try again.',
};

const FLOOD: TurnedAway = {
  event: 'calls turned away',
  status: 429,
  seconds: 10,
  errorMessage: 'Too many calls from this address. Wait 10 seconds, then try again.',
};
/** Calls of one address that may be under way, sign-ins apart: more than a whole staff room asks for. nginx has the same number. */
const MOST_CALLS = 50;

interface DoorOptions
  extends Pick<Settings, 'allowedOrigins' | 'trustedProxies'>, Pick<TokenParts, 'jwtSecret' | 'now'> {
  log: Log;
  budgets: Pick<AttemptBudgets, 'refusedFor'>;
  mostInside?: number;
}

export type Door = ReturnType<typeof createDoor>;

/**
 * The door before the API. What would be refused anyway is, before its body is read and without a line in the log (one a
 * minute says how many), because a flood is answered as often as it asks: a sign-in whose address has no attempts left or
 * whose lane is full, and any call of an address that has too many under way. Of those that may enter, one does in each
 * turn of the event loop: pages are served in between.
 * @returns what handles a request, or turns it away without calling `enter`
 */
export function createDoor(options: DoorOptions) {
  const { jwtSecret, now, log, trustedProxies, allowedOrigins, budgets, mostInside = MOST_INSIDE } = options;
  /** Calls under way by address, sign-ins by lane. */
  const inside = new Counts<string>();
  let turn = Promise.resolve();
  const repeats = createRepeats(now);

  const turnAway = (request: IncomingMessage, response: ServerResponse, answer: TurnedAway): void => {
    const { event, status, seconds, errorMessage } = answer;
    const untold = repeats(event);
    if (untold !== undefined) log('info', { event, count: untold + 1 });
    const { origin = '', 'content-length': length } = request.headers;
    // The body of a larger request is not waited for.
    if (!(Number(length ?? 0) <= 10_000)) response.shouldKeepAlive = false;
    const body = JSON.stringify({ ...(answer !== FLOOD && { token: null }), errorMessage });
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
  const enterInTurn = (enter: () => Promise<void>): Promise<void> => {
    turn = turn.then(() => nextTurn());
    return turn.then(enter);
  };

  return async (request: IncomingMessage, response: ServerResponse, enter: () => Promise<void>) => {
    const { 'x-forwarded-for': forwarded, cookie } = request.headers;
    const socket = request.socket.remoteAddress;
    const address = makeAddressKey(readClientAddress(socket, forwarded?.toString(), trustedProxies));
    if (request.method !== 'POST' || !isSignIn(request.url)) {
      if (inside.of(address) >= MOST_CALLS) return turnAway(request, response, FLOOD);
      inside.change(address, 1);
      return enterInTurn(enter).finally(() => inside.change(address, -1));
    }
    const hasCookie = cookie !== undefined && bringsSignedCookie(cookie, jwtSecret);
    // A known browser has a count of its own, which only the name in the body tells.
    const waitMs = hasCookie ? 0 : budgets.refusedFor(addressBudget(address));
    if (waitMs > 0) return turnAway(request, response, tooMany(waitMs));
    const lane = hasCookie ? 'known browsers' : 'others';
    const isFull = () => inside.of(lane) >= mostInside;
    const unread = `unread ${lane} ${address}`;
    if (isFull() || inside.of(unread) >= MOST_UNREAD) return turnAway(request, response, BUSY);
    inside.change(unread, 1);
    const isRead = await readBody(request).finally(() => inside.change(unread, -1));
    if (!isRead) return;
    if (isFull()) return turnAway(request, response, BUSY);
    inside.change(lane, 1);
    return enterInTurn(enter).finally(() => inside.change(lane, -1));
  };
}

/**
 * Reads a body into `rawBody`, where the API's adapter finds it, as far as the API would: whoever sends slowly must not
 * hold a place in the lane. @returns false when the caller went away
 */
async function readBody(request: IncomingMessage & { rawBody?: Buffer }): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return true;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size > LARGEST_BODY) break;
    }
  } catch {
    return false;
  }
  request.rawBody = Buffer.concat(parts);
  return true;
}

/** Whether it is the address of the call, as the API reads it: also with `%55` for a `U`, and by way of `/..`. */
function isSignIn(url = ''): boolean {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(address) && unescape(new URL(address).pathname) === '/api/User/ValidateUser';
}
