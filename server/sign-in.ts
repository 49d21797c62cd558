import { type AuditParts, recordRepeated, recordEvent } from './audit';
import type { Database } from './engines';
import { type ScryptCost, LONGEST_PASSWORD, makeDecoyHash, verifyPassword } from './passwords';
import {
  type SignInLimits,
  createAttemptBudgets,
  readNetworks,
  recogniseClient,
  createKnownAddresses,
  createSignInQueue,
  listCharges,
  SIGN_IN_LIMITS,
} from './limits';
import {
  type ApiContext,
  refuse,
  readName,
  isHttps,
  readJsonObject,
  makeNameKey,
  type UserWithPassword,
  type ApiEnv,
} from './request';
import { getCookie, setCookie } from 'hono/cookie';
import {
  startForgeryCheck,
  BROWSER_COOKIE,
  BROWSER_DAYS,
  issueBrowserToken,
  readBrowserToken,
  issueToken,
  endForgeryCheck,
  endToken,
  verifyToken,
  hasEnded,
} from './tokens';
import { findUserByName, findUserById } from './accounts';
import type { MiddlewareHandler } from 'hono';

/** What signing in needs from outside. */
export interface SignInOptions {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
  /** How long a token is good for, 15 to 480 minutes. */
  tokenMinutes: number;
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes the socket only. */
  trustedProxies: number;
  /** The school's own networks, such as `203.0.113.0/24`: many people sign in from one address there. */
  ownNetworks: string[];
  signInLimits?: SignInLimits;
  /** Sign-ins that may wait for their turn. */
  mostWaiting?: number;
  passwordCost?: ScryptCost;
}

/** The options, and what the calls of one API share. */
type SignInParts = SignInOptions & AuditParts;

/** About how long a full queue takes. */
const BUSY_SECONDS = 5;

/** 429: the attempts of this address or name are used up for now. */
async function answerTooMany(context: ApiContext, options: SignInParts, waitMs: number): Promise<Response> {
  await recordRepeated(context, options, 'sign-in slowed down');
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  const errorMessage = `Too many failed attempts to sign in. Wait ${wait}, then try again.`;
  return context.json({ token: null, errorMessage }, 429, { 'Retry-After': String(seconds) });
}

/** 503: more sign-ins are waiting than the server can check soon. */
function answerBusy(context: ApiContext): Response {
  const errorMessage = `Too many sign-ins at this moment. Wait ${count(BUSY_SECONDS, 'second')}, then try again.`;
  return context.json({ token: null, errorMessage }, 503, { 'Retry-After': String(BUSY_SECONDS) });
}

function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** Reads what the sign-in form sends. @throws ApiError 400 for a missing field, a wrong type, or too long a text. */
function readCredentials(body: Record<string, unknown>): { loginName: string; password: string } {
  const loginName = readName(body['loginName'], 'loginName');
  const password = body['password'];
  if (typeof password !== 'string' || password === '') {
    throw refuse(400, 'password is missing or is not text. Send it as a JSON string.');
  }
  if (password.length > LONGEST_PASSWORD) {
    throw refuse(400, `password is longer than ${LONGEST_PASSWORD} characters. Check what was pasted.`);
  }
  return { loginName, password };
}

/** The one answer to an unknown name, a wrong password and an account that is disabled. */
const REFUSAL = 'The user name or the password is not right. Please try again.';

/**
 * POST /api/User/ValidateUser: a token for the right name and password, otherwise 200 with no token and the
 * sentence to show (specification, section 4).
 */
export function createValidateUser(options: SignInParts) {
  const { database, now, signInLimits = SIGN_IN_LIMITS } = options;
  const budgets = createAttemptBudgets(database);
  const queue = createSignInQueue(options.mostWaiting);
  const decoy = makeDecoyHash(options.passwordCost);
  const places = { known: createKnownAddresses(database), isOwn: readNetworks(options.ownNetworks) };

  return async (context: ApiContext): Promise<Response> => {
    const { loginName, password } = readCredentials(await readJsonObject(context.req.raw));
    const name = makeNameKey(loginName);
    const client = await recogniseClient(context, name, options, places);
    const isKnown = client.browserId !== null || client.addressIsKnown;
    if (queue.isFull(isKnown)) return answerBusy(context);
    const attempt = await budgets.take(listCharges(client, name, signInLimits), now());
    if (!attempt.giveBack) return answerTooMany(context, options, attempt.waitMs);

    // Counted before the check, so that a thousand at once gain nothing. Only a wrong password stays counted.
    let isWrong = false;
    try {
      const user = await findUserByName(database, loginName);
      const right = await queue.run(() => verifyPassword(password, user?.passwordHash ?? decoy), isKnown);
      if (right === null) return answerBusy(context);
      if (user?.active && right) {
        await places.known.remember(client.address, now());
        return await welcome(context, options, user, name);
      }
      isWrong = true;
      await recordEvent(context, options, 'sign-in refused', user ?? null);
      return context.json({ token: null, errorMessage: REFUSAL });
    } finally {
      if (!isWrong) await attempt.giveBack();
    }
  };
}

async function welcome(
  context: ApiContext,
  options: SignInParts,
  user: UserWithPassword,
  name: string,
): Promise<Response> {
  const { jwtSecret, now, tokenMinutes, trustedProxies } = options;
  context.set('user', user);
  await recordEvent(context, options, 'sign-in succeeded', user);
  startForgeryCheck(context, options);
  const before = await readBrowserToken(getCookie(context, BROWSER_COOKIE), jwtSecret, now());
  setCookie(context, BROWSER_COOKIE, await issueBrowserToken(name, before, jwtSecret, now()), {
    path: '/api/User',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps(context, trustedProxies),
    maxAge: BROWSER_DAYS * 24 * 60 * 60,
  });
  const token = await issueToken(user, { jwtSecret, now: now(), minutes: tokenMinutes });
  return context.json({ token, errorMessage: null });
}

/** POST /api/User/SignOut: ends the session of the token it comes with, and so of every copy. The body is not read. */
export function createSignOut(parts: SignInParts) {
  return async (context: ApiContext): Promise<Response> => {
    await endToken(parts.database, context.get('session'), parts.now());
    await recordEvent(context, parts, 'signed out', context.get('user'));
    endForgeryCheck(context);
    return context.json({ signedOut: true });
  };
}

/**
 * Lets a request through only with a valid bearer token of an active user. When the user is removed or disabled, gets
 * a new password or signs out, the token is refused from the next call on.
 */
export function requireSignIn(parts: {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
}): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const claims = token === undefined ? null : await verifyToken(token, parts.jwtSecret, parts.now());
    const user = claims && (await findUserById(parts.database, claims.userId));
    const isGood = user?.active && user.tokenVersion === claims?.tokenVersion;
    if (!user || !claims || !isGood || (await hasEnded(parts.database, claims.tokenId))) {
      throw refuse(401, 'You are not signed in, or your session has ended. Sign in again.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    context.set('user', user);
    context.set('session', claims);
    await next();
  };
}
