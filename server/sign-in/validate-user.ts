import type { Database } from '../database/database';
import type { ApiContext } from '../http/api-env';
import { makeAddressKey, readClientAddress } from '../http/client-address';
import { readJsonObject } from '../http/read-json-object';
import { makeNameKey } from '../text/name-key';
import { issueToken } from '../tokens/issue-token';
import { findUserByName } from '../users/find-user';
import { makeDecoyHash, verifyPassword, type ScryptCost } from '../users/hash-password';
import { readCredentials } from './read-credentials';
import { createSignInLimiter, type SignInLimits } from './sign-in-limiter';

/** What signing in needs from outside. */
export interface SignInOptions {
  database: Database;
  jwtSecret: Uint8Array;
  now: () => Date;
  /** How long a token is good for, 15 to 480 minutes. */
  tokenMinutes: number;
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes the socket only. */
  trustedProxies: number;
  signInLimits?: SignInLimits;
  passwordCost?: ScryptCost;
}

/** The one answer to an unknown name, a wrong password and an account that is switched off. */
const REFUSAL = 'The user name or the password is not right. Please try again.';

/**
 * POST /api/User/ValidateUser: a token for the right name and password, otherwise 200 with no token and the
 * sentence to show (specification, section 4).
 */
export function createValidateUser(options: SignInOptions) {
  const limiter = createSignInLimiter(options.signInLimits);
  const decoy = makeDecoyHash(options.passwordCost);

  return async (context: ApiContext): Promise<Response> => {
    const { loginName, password } = readCredentials(await readJsonObject(context.req.raw));
    const address = makeAddressKey(readClientAddress(context, options.trustedProxies));
    const name = makeNameKey(loginName);
    const wait = limiter.take(address, name, options.now());
    if (wait > 0) return answerTooMany(context, wait);

    const user = await findUserByName(options.database, loginName);
    const right = await verifyPassword(password, user?.passwordHash ?? decoy);
    if (!user || !user.active || !right) return context.json({ token: null, errorMessage: REFUSAL });

    limiter.giveBack(address, name);
    context.set('user', user);
    const { jwtSecret, tokenMinutes } = options;
    const token = await issueToken(user, { jwtSecret, now: options.now(), minutes: tokenMinutes });
    return context.json({ token, errorMessage: null });
  };
}

function answerTooMany(context: ApiContext, seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const errorMessage = `Too many failed attempts to sign in. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
  return context.json({ token: null, errorMessage }, 429, { 'Retry-After': String(seconds) });
}
