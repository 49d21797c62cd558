import type { MiddlewareHandler } from 'hono';
import { deleteCookie } from 'hono/cookie';
import PQueue from 'p-queue';
import type { Role } from '@/lib/staff/roles';
import type { Audit } from './audit';
import type { Database, Queryable } from './engines';
import { BUSY, tooManyAttempts, type Rejection } from './admission';
import { listCharges, readNetworks, type AttemptBudgets } from './limits';
import { HASHES_AT_ONCE, LONGEST_PASSWORD, makeDecoyHash, verifyPassword } from './passwords';
import type { Settings } from './process';
import {
  makeAddressKey,
  makeNameKey,
  readJsonObject,
  readName,
  Refusal,
  type ApiContext,
  type ApiEnv,
  type SignedInUser,
} from './request';
import * as tokens from './tokens';

export interface SignInOptions extends tokens.TokenParts, Pick<Settings, 'ownNetworks'> {
  database: Database;
  budgets: AttemptBudgets;
}

/** The same sentence for an unknown name, a wrong password and a disabled account. */
const REFUSAL = 'The username or the password is not right. Please try again.';
/** The longest wait for a check. The wait and the check must take less than the sign-in page's `TIME_LIMIT_MS`. */
export const DEADLINE_MS = 10_000;

// Why: docs/decisions/sign-in.md
/** POST /api/User/ValidateUser: answers 200 with a token, or with a sentence to show (specification, section 4). */
export function createValidateUser(options: SignInOptions, audit: Audit) {
  const { database, budgets } = options;
  const enqueue = createSignInQueue();
  const isOwn = readNetworks(options.ownNetworks);
  const decoy = makeDecoyHash();

  return async (context: ApiContext): Promise<Response> => {
    // Cancel the check if the client disconnects, the deadline passes, or the server stops.
    const signals = [context.req.raw.signal, AbortSignal.timeout(DEADLINE_MS), context.env?.closing];
    const cancelled = AbortSignal.any(signals.filter((signal) => signal !== undefined));
    const { loginName, password } = readCredentials(await readJsonObject(context.req.raw));
    const name = makeNameKey(loginName);
    const browser = await tokens.readBrowser(context, options);
    const client = {
      address: makeAddressKey(context.get('address')),
      browserId: browser?.knows(name) ? browser.id : null,
      inOwnNetwork: isOwn(context.get('address')),
    };
    const { waitMs, isBusy, end } = await budgets.take(listCharges(client, name));
    if (isBusy) return answer(context, BUSY);
    if (!end) {
      await audit.recordRepeated(context, 'sign-in slowed down');
      return answer(context, tooManyAttempts(waitMs));
    }

    // The attempt is already counted, so that simultaneous attempts gain nothing. Only a wrong password stays counted.
    let isWrong = false;
    try {
      const user = await findUserByKey(database, name);
      const check = () => verifyPassword(password, user?.passwordHash ?? decoy);
      const isRight = await enqueue(check, client.browserId !== null, cancelled);
      if (isRight === null) return answer(context, BUSY);
      if (!user?.active || !isRight) {
        isWrong = true;
        await audit.record(context, 'sign-in refused', user ?? null);
        return context.json({ token: null, errorMessage: REFUSAL });
      }
      context.set('user', user);
      await audit.record(context, 'sign-in succeeded', user);
      tokens.startForgeryCheck(context, options.tokenMinutes);
      await tokens.rememberBrowser(context, name, browser, options);
      return context.json({ token: await tokens.issueToken(user, options), errorMessage: null });
    } finally {
      await end(isWrong);
    }
  };
}

const COLUMNS = `id as "userId", login_name as "loginName", full_name as "fullName", role,
  token_version as "tokenVersion", active`;

/** Finds a user, active or not. @param key from `makeNameKey` */
async function findUserByKey(database: Queryable, key: string) {
  const find = `select ${COLUMNS}, password_hash as "passwordHash" from app_user where login_key = $1`;
  return (await database.query<SignedInUser & { passwordHash: string }>(find, [key])).rows[0];
}

/** Finds a token's user, if active, who has neither changed the password nor signed out since the token was issued. */
async function findSignedInUser(
  database: Queryable,
  { userId, tokenVersion, tokenId }: { userId: number; tokenVersion: number; tokenId: string },
) {
  const find = `select ${COLUMNS} from app_user where id = $1 and active and token_version = $2
    and not exists (select 1 from ended_token where token_id = $3)`;
  return (await database.query<SignedInUser>(find, [userId, tokenVersion, tokenId])).rows[0];
}

/** Returns a queue of password checks, in which `isKnown` goes first. A check cancelled before it begins gives null. */
export function createSignInQueue() {
  const queue = new PQueue({ concurrency: HASHES_AT_ONCE });
  return <Result>(check: () => Promise<Result>, isKnown: boolean, cancelled: AbortSignal) =>
    queue.add(async () => (cancelled.aborted ? null : check()), { priority: Number(isKnown) });
}

function readCredentials(body: Record<string, unknown>): { loginName: string; password: string } {
  const loginName = readName(body['loginName'], 'loginName');
  const password = body['password'];
  if (typeof password !== 'string' || password === '')
    throw new Refusal(400, 'password is missing or not text. Send it as a JSON string.');
  if (password.length > LONGEST_PASSWORD)
    throw new Refusal(400, `password is longer than ${LONGEST_PASSWORD} characters. Check what was pasted.`);
  return { loginName, password };
}

const answer = (context: ApiContext, { status, seconds, errorMessage }: Rejection): Response =>
  context.json({ token: null, errorMessage }, status, { 'Retry-After': String(seconds) });

/** POST /api/User/SignOut: revokes the token and every copy of it. Does not read the body. */
export function createSignOut(options: SignInOptions, audit: Audit) {
  return async (context: ApiContext): Promise<Response> => {
    await tokens.endToken(options.database, context.get('session'), options.now());
    await audit.record(context, 'signed out', context.get('user'));
    deleteCookie(context, tokens.FORGERY_COOKIE, { path: '/' });
    return context.json({ signedOut: true });
  };
}

/** Requires a valid token of an active user (`findSignedInUser`). */
export function requireSignIn(parts: tokens.TokenParts & { database: Database }): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const claims = token === undefined ? null : await tokens.verifyToken(token, parts);
    const user = claims && (await findSignedInUser(parts.database, claims));
    const refusal = 'You are not signed in, or your session has ended. Sign in again.';
    if (!user) throw new Refusal(401, refusal, { 'WWW-Authenticate': 'Bearer' });
    context.set('user', user);
    context.set('session', claims);
    await next();
  };
}

export const hasRole = ({ role }: SignedInUser, roles: readonly Role[]): boolean =>
  roles.some((each) => each === role.toLowerCase());

/** Use it after `requireSignIn`, which reads the account at each call, so that a new role takes effect at once. */
export function requireRole(...roles: readonly Role[]): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const user = context.get('user');
    const refusal = `This needs the role ${roles.join(' or ')}. Your account has the role ${user.role}. Ask the person who manages the accounts.`;
    if (!hasRole(user, roles)) throw new Refusal(403, refusal);
    await next();
  };
}
