import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SignedInUser } from '../users/staff-user';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './pinned-claims';

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
