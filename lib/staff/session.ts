import { jwtDecode } from 'jwt-decode';
import { LOGIN_PATH } from './pages';

/** Thrown if the browser cannot store the token, because storage is disabled, full or blocked. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The name is given by the specification, section 9. */
export const TOKEN_KEY = 'authToken';

/** @returns null if there is no valid token or the browser denies access */
export function readToken(): string | null {
  try {
    const stored = window.localStorage.getItem(TOKEN_KEY);
    return stored !== null && readClaims(stored) ? stored : null;
  } catch {
    // Ignore this error: saving would fail too, and sign-in then reports it.
    return null;
  }
}

/** Stores a token. @param token null removes the stored one @throws StorageError */
function storeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(TOKEN_KEY);
    else window.localStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    throw new StorageError('the token could not be changed', { cause: error });
  }
  if (readToken() !== token) throw new StorageError('the token was not kept');
}

/** Decodes a token, which only the server can verify. @returns null if it is invalid (specification, section 4) */
export function readClaims(token: string) {
  try {
    const { alg } = jwtDecode<{ alg?: unknown }>(token, { header: true });
    const claims = jwtDecode<Record<string, unknown>>(token);
    if (typeof alg !== 'string' || typeof claims !== 'object') return null;
    const { sub, name, role, iat, exp } = claims;
    return {
      id: readText(sub),
      name: readText(name),
      role: readText(role),
      issuedAt: readTime(iat),
      expiresAt: readTime(exp),
    };
  } catch {
    // `jwtDecode` throws for text that is not a JWT.
    return null;
  }
}

/** True after the token's expiry. False for a token without one. */
export function hasExpired(token: string, now: Date): boolean {
  const end = readClaims(token)?.expiresAt;
  return end !== undefined && end <= now;
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Reads a time in seconds since 1970 (RFC 7519, "NumericDate"). */
function readTime(value: unknown): Date | undefined {
  const time = new Date(typeof value === 'number' ? value * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The whole hours and minutes until `end`; zero if it has passed. */
export function timeLeft(end: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const REASONS = ['expired', 'refused', 'unauthorized', 'elsewhere', 'loggedOut'] as const;

/** The reasons for signing out. `unauthorized` is for a rejected POST (specification, section 8). */
export type SignedOutReason = (typeof REASONS)[number];

export const loginAddress = (reason?: SignedOutReason): string =>
  reason === undefined ? LOGIN_PATH : `${LOGIN_PATH}?ended=${reason}`;

/** The reason in the address; undefined if there is none, or if it is not one of `REASONS`. */
export function readReason(search: string): SignedOutReason | undefined {
  const ended = new URLSearchParams(search).get('ended');
  return REASONS.find((reason) => reason === ended);
}

/** A user is signed in if a token is stored (specification, section 4). */
export type Session =
  { status: 'signed-in'; token: string } | { status: 'signed-out'; reason?: SignedOutReason };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session in this document. `storage` events synchronise tabs. @param before why the last session ended */
export function createSessionStore(now: () => Date, before?: SignedOutReason) {
  const listeners = new Set<() => void>();
  let session: Session | undefined;

  const change = (next: Session): void => {
    session = next;
    listeners.forEach((listener) => listener());
  };
  /** Returns the same object until the session changes, as `useSyncExternalStore` requires. */
  const getSession = (): Session => (session ??= judge(readToken(), now(), before));
  // Never call this during rendering: React may render again, and the reason would be lost.
  const removeEnded = (): void => {
    const token = readToken();
    if (token !== null && hasExpired(token, now())) storeToken(null);
  };
  const readAgain = (reason?: SignedOutReason): void => {
    const token = readToken();
    const known = getSession();
    if (token === (known.status === 'signed-in' ? known.token : null)) return;
    const ended = known.status === 'signed-in' && hasExpired(known.token, now());
    change(judge(token, now(), ended ? 'expired' : reason));
    removeEnded();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    // The key is null if another tab called `clear()`.
    if (key === null || key === TOKEN_KEY) readAgain('elsewhere');
  };
  // A page from the back/forward cache has missed `storage` events, so the reason is unknown.
  const onPageShow = (): void => readAgain();
  /** Ends the session in every tab. @param onlyToken ends it only if this is still the stored token */
  const signOut = (reason: SignedOutReason, onlyToken?: string | null): void => {
    if (onlyToken !== undefined && readToken() !== onlyToken) return;
    // Do this first, because `storeToken` may throw: this tab must sign out in any case.
    change({ status: 'signed-out', reason });
    storeToken(null);
  };
  return {
    getSession,
    subscribe: (listener: () => void): (() => void) => {
      // Read the session now, so that later changes are noticed.
      getSession();
      removeEnded();
      // Add these for each subscriber: the browser ignores a listener that it already has.
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    /** @throws StorageError if the token cannot be stored; no one is signed in then */
    signIn: (token: string): void => {
      storeToken(token);
      change({ status: 'signed-in', token });
    },
    signOut,
    dropExpired: (moment: Date): void => {
      const known = getSession();
      if (known.status === 'signed-in' && hasExpired(known.token, moment)) signOut('expired', known.token);
    },
  };
}

/** Treats an expired token as signed out, so that the page shows nothing to its owner. */
function judge(token: string | null, now: Date, reason?: SignedOutReason): Session {
  if (token === null) return { status: 'signed-out', reason };
  return hasExpired(token, now)
    ? { status: 'signed-out', reason: 'expired' }
    : { status: 'signed-in', token };
}
