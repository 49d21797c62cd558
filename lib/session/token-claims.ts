import { jwtDecode } from 'jwt-decode';

/** What a token says of itself. Nothing here is verified: the server alone decides whether a token is good. */
export interface TokenClaims {
  name?: string;
  role?: string;
  issuedAt?: Date;
  expiresAt?: Date;
}

/** The claims of a token, or null when it cannot be decoded; it still counts as signed in (section 4). */
export function readClaims(token: string): TokenClaims | null {
  try {
    const claims: unknown = jwtDecode(token);
    if (typeof claims !== 'object' || claims === null) return null;
    return {
      name: readText(claims, 'name'),
      role: readText(claims, 'role'),
      issuedAt: readTime(claims, 'iat'),
      expiresAt: readTime(claims, 'exp'),
    };
  } catch {
    // The specification does not show the token's payload, so a school's own server may send any text.
    return null;
  }
}

/** Whether the token says that it has ended; one that says nothing has not. */
export function hasExpired(token: string, now: Date): boolean {
  const end = readClaims(token)?.expiresAt;
  return end !== undefined && end <= now;
}

function readText(claims: object, name: string): string | undefined {
  const value: unknown = Reflect.get(claims, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Seconds since 1970 (RFC 7519, "NumericDate"), as far as a Date can hold them. */
function readTime(claims: object, name: string): Date | undefined {
  const value: unknown = Reflect.get(claims, name);
  if (typeof value !== 'number') return undefined;
  const time = new Date(value * 1000);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
