import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { recordRepeated, type AuditParts } from '../audit/record-event';
import { refuse } from '../text/refuse';
import type { ApiContext, ApiEnv } from '../http/api-env';
import { isHttps } from '../http/is-https';

/** The names that the staff area uses (specification, section 7; lib/staff/client.ts). */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/**
 * Double submit: a call other than GET that comes with the cookie must repeat it in the header, which only a page of
 * the same origin can read and set. A call without the cookie, from a program or from a site on another host, is not
 * concerned: nothing of a browser's own goes along with it.
 */
export function checkForgery(parts: AuditParts): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const cookie = getCookie(context, COOKIE);
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (!isReading && cookie !== undefined && !isSame(cookie, context.req.header(HEADER) ?? '')) {
      await recordRepeated(context, parts, 'forged request refused');
      throw refuse(403, 'This call did not come from a page of this site. Reload the page, then try again.');
    }
    await next();
  };
}

/** Gives the browser the cookie for the session that begins. */
export function startForgeryCheck(
  context: ApiContext,
  options: { trustedProxies: number; tokenMinutes: number },
): void {
  setCookie(context, COOKIE, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'Strict',
    secure: isHttps(context, options.trustedProxies),
    maxAge: options.tokenMinutes * 60,
  });
}

/** Takes the cookie away with the session. */
export function endForgeryCheck(context: ApiContext): void {
  deleteCookie(context, COOKIE, { path: '/' });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
