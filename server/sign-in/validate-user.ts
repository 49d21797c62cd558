import { getCookie, setCookie } from 'hono/cookie';
import type { SignInParts } from './sign-in-options';
import { recordEvent } from '../audit/record-event';
import type { ApiContext } from '../http/api-env';
import { startForgeryCheck } from '../forgery/forgery-check';
import { isHttps } from '../http/is-https';
import { readJsonObject } from '../http/read-json-object';
import { makeDecoyHash, verifyPassword } from '../passwords/hash-password';
import { makeNameKey } from '../text/name-key';
import { BROWSER_COOKIE, BROWSER_DAYS, issueBrowserToken, readBrowserToken } from '../tokens/browser-token';
import { issueToken } from '../tokens/issue-token';
import { findUserByName } from '../users/find-user';
import type { UserWithPassword } from '../users/staff-user';
import { answerBusy, answerTooMany } from './answer-later';
import { createAttemptBudgets } from './attempt-budgets';
import { readNetworks, recogniseClient } from './client';
import { createKnownAddresses } from './known-addresses';
import { readCredentials } from './read-credentials';
import { createSignInQueue } from './sign-in-queue';
import { listCharges, SIGN_IN_LIMITS } from './sign-in-limits';

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
