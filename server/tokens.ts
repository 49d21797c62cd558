import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Audit } from './audit';
import type { Queryable } from './engines';
import type { Settings } from './process';
import { isId, Refusal, type ApiContext, type ApiEnv, type SignedInUser } from './request';

/** The issuer and the audience, by which tokens made for another purpose with the same secret are rejected. */
const ISSUER = 'school-staff-api';
const STAFF_AREA = 'school-staff-area';
const BROWSER = 'school-staff-browser';
/** The only algorithm that verification accepts. */
const ALGORITHM = 'HS256';

export interface TokenParts extends Pick<Settings, 'tokenMinutes'> {
  jwtSecret: Uint8Array;
  now: () => Date;
}

/** Makes a signed token, with an id for revoking it. The staff area reads the name, role and expiry from it. */
export function issueToken(user: SignedInUser, parts: TokenParts): Promise<string> {
  const claims = { sub: String(user.userId), name: user.fullName, role: user.role, ver: user.tokenVersion };
  return sign(claims, STAFF_AREA, parts.tokenMinutes * 60, parts);
}

/** @returns the token's user id and other facts; `null` if it is forged, expired, malformed, or for another audience */
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
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Revokes a token. Also forgets revoked tokens that have expired by now. */
export async function endToken(database: Queryable, token: ApiEnv['Variables']['session'], now: Date) {
  await database.query(
    `with expired as (delete from ended_token where expires_at <= $3)
     insert into ended_token (token_id, expires_at) values ($1, $2) on conflict do nothing`,
    [token.tokenId, token.expiresAt.toISOString(), now.toISOString()],
  );
}

/** Marks a browser in which staff have signed in. It signs nobody in, but gives the browser its own limits. */
const BROWSER_COOKIE = 'staff-browser';
const BROWSER_SECONDS = 180 * 24 * 60 * 60;
/** The maximum number of names that the cookie remembers on a shared computer. */
const MAX_NAMES = 20;

/** Reads the browser's cookie; `null` if missing, forged or expired. `names` are hashes, which reveal nobody. */
export async function readBrowser(context: ApiContext, parts: TokenParts) {
  const token = getCookie(context, BROWSER_COOKIE);
  const claims = token ? await verify(token, BROWSER, ['jti', 'exp'], parts) : null;
  if (!claims) return null;
  const names: string[] = Array.isArray(claims['names']) ? claims['names'].map(String) : [];
  const knows = (name: string): boolean => names.includes(hashName(name, parts.jwtSecret));
  return { id: String(claims.jti), names, knows };
}

/** True if the cookies include the mark of a known browser. Checks only its signature, to be cheap in a flood. */
export const hasSignedCookie = (cookies: string, secret: Uint8Array): boolean =>
  isSigned(/(?:^|;\s*)staff-browser=([\w-]+\.[\w-]+)\.([\w-]+)/.exec(cookies), secret);

/** True if this server signed the token in the header. Checks only the signature, so the token can have expired. */
export const hasSignedToken = (authorization: string, secret: Uint8Array): boolean =>
  isSigned(/^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/i.exec(authorization), secret);

function isSigned(found: RegExpExecArray | null, secret: Uint8Array): boolean {
  const [, signed = '', signature] = found ?? [];
  if (signature === undefined) return false;
  return isSame(createHmac('sha256', secret).update(signed).digest('base64url'), signature);
}

type Browser = Awaited<ReturnType<typeof readBrowser>>;

/** Marks the browser in which `name` has just signed in. A browser that is marked already keeps its id and names. */
export async function rememberBrowser(context: ApiContext, name: string, before: Browser, parts: TokenParts) {
  const names = new Set([hashName(name, parts.jwtSecret), ...(before?.names ?? [])]);
  const claims = { ...(before && { jti: before.id }), names: [...names].slice(0, MAX_NAMES) };
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

/** Names of the cookie and header, which the staff area uses too (specification, section 7; lib/staff/client.ts). */
export const FORGERY_COOKIE = 'XSRF-TOKEN';
const FORGERY_HEADER = 'X-XSRF-TOKEN';
const FORGED = 'This request did not come from a page of this site. Reload the page, then try again.';

/**
 * Checks the double-submit cookie: any call with the cookie, except a GET, must repeat its value in the header, which
 * only a page of the same origin can do. A call without the cookie carries no browser credentials, so it needs no
 * check.
 */
export function checkForgery(audit: Audit): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const cookie = getCookie(context, FORGERY_COOKIE);
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    const header = context.req.header(FORGERY_HEADER);
    // An empty cookie counts as sent, but does not match a missing header.
    if (!isReading && cookie !== undefined && !(header && isSame(cookie, header))) {
      await audit.recordRepeated(context, 'forged request refused');
      throw new Refusal(403, FORGED);
    }
    await next();
  };
}

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
