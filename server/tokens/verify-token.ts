import { errors, jwtVerify } from 'jose';
import { isId } from '../text/read-id';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './pinned-claims';

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
