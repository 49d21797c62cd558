import { randomUUID, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { type SignedInUser, isId, refuse, type ApiContext, type ApiEnv, isHttps } from './request';
import type { Queryable } from './engines';
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { recordRepeated, type AuditParts } from './audit';

/** Who issues the tokens and for what: a token made for something else with the same secret is refused. */
const TOKEN_ISSUER = 'school-staff-api';
const TOKEN_AUDIENCE = 'school-staff-area';
/** Pinned when a token is read, so that neither `none` nor another algorithm is ever tried. */
const TOKEN_ALGORITHM = 'HS256';

/**
 * A signed token for a user, good for so many minutes from `now`, with an id of its own by which signing out ends it.
 * The staff area shows its name, role and exp.
 */
export function issueToken(
  user: SignedInUser,
  parts: { jwtSecret: Uint8Array; now: Date; minutes: number },
): Promise<string> {
  const issuedAt = Math.floor(parts.now.getTime() / 1000);
  return new SignJWT({ name: user.fullName, role: user.role, ver: user.tokenVersion })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT' })
    .setJti(randomUUID())
    .setSubject(String(user.userId))
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + parts.minutes * 60)
    .sign(parts.jwtSecret);
}

export interface VerifiedToken {
  userId: number;
  tokenVersion: number;
  /** The token's own id, `jti`. */
  tokenId: string;
  expiresAt: Date;
}

/** Whose token it is, or `null` when it is forged, expired, malformed, or meant for something else. */
export async function verifyToken(
  token: string,
  jwtSecret: Uint8Array,
  now: Date,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'iat', 'exp', 'jti'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    if (!isId(userId)) return null;
    return {
      userId,
      tokenVersion: Number(payload['ver']),
      tokenId: String(payload.jti),
      expiresAt: new Date(Number(payload.exp) * 1000),
    };
  } catch (error) {
    // Every refusal of jose is one of these; anything else is a fault of ours and must be seen.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Whether the owner of the token has signed out. */
export async function hasEnded(database: Queryable, tokenId: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from ended_token where token_id = $1', [tokenId]);
  return rows.length > 0;
}

/** Refuses a token from now on; forgets those that have expired by themselves. */
export async function endToken(
  database: Queryable,
  { tokenId, expiresAt }: { tokenId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.query('delete from ended_token where expires_at <= $1', [now.toISOString()]);
  await database.query(
    'insert into ended_token (token_id, expires_at) values ($1, $2) on conflict do nothing',
    [tokenId, expiresAt.toISOString()],
  );
}

/** Marks a browser in which staff have signed in. It does not sign anyone in: it only has sign-in limits of its own. */
export const BROWSER_COOKIE = 'staff-browser';
export const BROWSER_DAYS = 180;

const AUDIENCE = 'school-staff-browser';
/** A shared computer remembers so many names. */
const MOST_NAMES = 20;

export interface KnownBrowser {
  id: string;
  /** Keyed hashes: the cookie does not show who has used the browser. */
  names: string[];
  /** Whether this name (as `makeNameKey` makes it) has signed in here. */
  knows: (name: string) => boolean;
}

/** Reads the cookie; `null` when there is none or it is forged or too old. */
export async function readBrowserToken(
  token: string | undefined,
  secret: Uint8Array,
  now: Date,
): Promise<KnownBrowser | null> {
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['jti', 'exp'],
      currentDate: now,
    });
    const listed: unknown = payload['names'];
    const names = Array.isArray(listed) ? listed.map(String) : [];
    return { id: String(payload.jti), names, knows: (name) => names.includes(hashName(name, secret)) };
  } catch (error) {
    // Every refusal of jose is one of these; anything else is a fault of ours and must be seen.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The cookie of a browser in which `name` has just signed in; it keeps the id and names that the browser had. */
export function issueBrowserToken(
  name: string,
  before: KnownBrowser | null,
  secret: Uint8Array,
  now: Date,
): Promise<string> {
  const hash = hashName(name, secret);
  const others = (before?.names ?? []).filter((each) => each !== hash);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ names: [hash, ...others].slice(0, MOST_NAMES) })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT' })
    .setJti(before?.id ?? randomUUID())
    .setIssuer(TOKEN_ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(issuedAt + BROWSER_DAYS * 24 * 60 * 60)
    .sign(secret);
}

function hashName(name: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`browser ${name}`).digest('base64url').slice(0, 16);
}

/** The names that the staff area uses (specification, section 7; lib/api/forgery-header.ts). */
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
