import { createHmac, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from './pinned-claims';

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
