import { errors, jwtVerify } from 'jose';
import { isId } from '../text/read-id';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './token-claims';

/** Whose token it is, or `null` when it is forged, expired, malformed, or meant for something else. */
export async function verifyToken(
  token: string,
  jwtSecret: Uint8Array,
  now: Date,
): Promise<{ userId: number; tokenVersion: number } | null> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    return isId(userId) ? { userId, tokenVersion: Number(payload['ver']) } : null;
  } catch (error) {
    // Every refusal of jose is one of these; anything else is a fault of ours and must be seen.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
