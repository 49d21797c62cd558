import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Audit } from './audit';
import type { Queryable } from './engines';
import type { Settings } from './process';
import { isId, Refusal, type ApiContext, type ApiEnv, type SignedInUser } from './request';

/** Who issues the tokens and for what: a token made for something else with the same secret is refused. */
const ISSUER = 'school-staff-api';
const STAFF_AREA = 'school-staff-area';
const BROWSER = 'school-staff-browser';
/** Pinned when a token is read, so that neither `none` nor another algorithm is ever tried. */
const ALGORITHM = 'HS256';

/** What signing and reading tokens needs. */
export interface TokenParts extends Pick<Settings, 'tokenMinutes'> {
  jwtSecret: Uint8Array;
  now: () => Date;
}

/** A signed token for a user, with an id by which signing out ends it. The staff area shows its name, role and exp. */
export function issueToken(user: SignedInUser, parts: TokenParts): Promise<string> {
  const claims = { sub: String(user.userId), name: user.fullName, role: user.role, ver: user.tokenVersion };
  return sign(claims, STAFF_AREA, parts.tokenMinutes * 60, parts);
}

/** Whose token it is, or `null` when it is forged, expired, malformed, or meant for something else. */
export async function verifyToken(token: string, parts: TokenParts) {
  const claims = await verify(token, STAFF_AREA, ['sub', 'iat', 'exp', 'jti'], parts);
  const [userId, tokenVersion] = [Number(claims?.sub), Number(claims?.['ver'])];
  if (!claims || !isId(userId) || !isId(tokenVersion)) return null;
  const expiresAt = new Date(Number(claims.exp) * 1000);
  return { userId, tokenVersion, tokenId: String(claims.jti), expiresAt };
}

function sign(claims: JWTPayload, aud: string, seconds: number, parts: TokenParts): Promise<string> {
  const iat = Math.floor(parts.now().getTime() / 1000);
  return new SignJWT({ jti: randomUUID(), ...claims, iss: ISSUER, aud, iat, exp: iat + seconds })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .sign(parts.jwtSecret);
}

async function verify(token: string, audience: string, requiredClaims: string[], parts: TokenParts) {
  const expected = { algorithms: [ALGORITHM], issuer: ISSUER, audience, requiredClaims };
  try {
    return (await jwtVerify(token, parts.jwtSecret, { ...expected, currentDate: parts.now() })).payload;
  } catch (error) {
    // Every refusal of jose is one of these; anything else is a fault of ours and must be seen.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Refuses a token from now on; forgets those that have expired by themselves. */
export async function endToken(database: Queryable, token: ApiEnv['Variables']['session'], now: Date) {
  await database.query(
    `with expired as (delete from ended_token where expires_at <= $3)
     insert into ended_token (token_id, expires_at) values ($1, $2) on conflict do nothing`,
    [token.tokenId, token.expiresAt.toISOString(), now.toISOString()],
  );
}

/** Marks a browser in which staff have signed in. It does not sign anyone in: it only has sign-in limits of its own. */
const BROWSER_COOKIE = 'staff-browser';
const BROWSER_SECONDS = 180 * 24 * 60 * 60;
/** A shared computer remembers so many names. */
const MOST_NAMES = 20;

/**
 * Reads the browser's cookie; `null` when there is none or it is forged or too old. `names` are keyed hashes, since the
 * cookie must not show who has used the browser; `knows` takes a name as `makeNameKey` makes it.
 */
export async function readBrowser(context: ApiContext, parts: TokenParts) {
  const token = getCookie(context, BROWSER_COOKIE);
  const claims = token ? await verify(token, BROWSER, ['jti', 'exp'], parts) : null;
  if (!claims) return null;
  const names: string[] = Array.isArray(claims['names']) ? claims['names'].map(String) : [];
  const knows = (name: string): boolean => names.includes(hashName(name, parts.jwtSecret));
  return { id: String(claims.jti), names, knows };
}

/** Whether cookies have one of ours, by its signature alone: a flood is asked this, so it must be cheap. */
export function bringsSignedCookie(cookies: string, secret: Uint8Array): boolean {
  const [, signed = '', signature] = /(?:^|;\s*)staff-browser=([\w-]+\.[\w-]+)\.([\w-]+)/.exec(cookies) ?? [];
  if (signature === undefined) return false;
  return isSame(createHmac('sha256', secret).update(signed).digest('base64url'), signature);
}

type Browser = Awaited<ReturnType<typeof readBrowser>>;

/** Marks the browser in which `name` has just signed in; it keeps the id and names that it had. */
export async function rememberBrowser(context: ApiContext, name: string, before: Browser, parts: TokenParts) {
  const names = new Set([hashName(name, parts.jwtSecret), ...(before?.names ?? [])]);
  const claims = { ...(before && { jti: before.id }), names: [...names].slice(0, MOST_NAMES) };
  setCookie(context, BROWSER_COOKIE, await sign(claims, BROWSER, BROWSER_SECONDS, parts), {
    path: '/api/User',
    httpOnly: true,
    sameSite: 'Strict',
    secure: context.get('isHttps'),
    maxAge: BROWSER_SECONDS,
  });
}

const hashName = (name: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(`browser ${name}`).digest('base64url').slice(0, 16);

/** The names that the staff area uses (specification, section 7; lib/staff/client.ts). */
export const FORGERY_COOKIE = 'XSRF-TOKEN';
const FORGERY_HEADER = 'X-XSRF-TOKEN';

/**
 * Double submit: a call other than GET that comes with the cookie must repeat it in the header, which only a page of
 * the same origin can read and set. With a call without the cookie nothing of a browser's own goes along.
 */
export function checkForgery(audit: Audit): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const cookie = getCookie(context, FORGERY_COOKIE);
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    const header = context.req.header(FORGERY_HEADER);
    // An empty cookie is brought, too, and a header that is not there must not equal it.
    if (!isReading && cookie !== undefined && !(header && isSame(cookie, header))) {
      await audit.recordRepeated(context, 'forged request refused');
      const refusal = 'This call did not come from a page of this site. Reload the page, then try again.';
      throw new Refusal(403, refusal);
    }
    await next();
  };
}

/** Gives the browser the cookie for the session that begins. */
export function startForgeryCheck(context: ApiContext, tokenMinutes: number): void {
  setCookie(context, FORGERY_COOKIE, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'Strict',
    secure: context.get('isHttps'),
    maxAge: tokenMinutes * 60,
  });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
