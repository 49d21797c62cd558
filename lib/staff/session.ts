import { jwtDecode } from 'jwt-decode';
import { LOGIN_PATH } from './pages';

/** The browser does not let the site keep the token: storage is switched off, full, or blocked. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Where the token is kept in local storage (specification, section 9). */
export const TOKEN_KEY = 'authToken';

/** The stored token; null when there is none, what is stored cannot be one, or the browser refuses access. */
export function readToken(): string | null {
  try {
    const stored = window.localStorage.getItem(TOKEN_KEY);
    return stored !== null && readClaims(stored) ? stored : null;
  } catch {
    // Where reading fails, saving fails too, and sign-in reports it.
    return null;
  }
}

/** Keeps a token, or with `null` removes the one that is kept. @throws StorageError when the browser refuses or does not keep it */
function storeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(TOKEN_KEY);
    else window.localStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    throw new StorageError('the token could not be changed', { cause: error });
  }
  if (readToken() !== token) throw new StorageError('the token was not kept');
}

/**
 * What a token says of itself, or null for a text that is not one: its header or its payload cannot be decoded
 * (specification, section 4). Nothing of it is verified: the server alone decides whether a token is good.
 */
export function readClaims(token: string) {
  try {
    const { alg } = jwtDecode<{ alg?: unknown }>(token, { header: true });
    const claims = jwtDecode<Record<string, unknown>>(token);
    if (typeof alg !== 'string' || typeof claims !== 'object') return null;
    const { name, role, iat, exp } = claims;
    return { name: readText(name), role: readText(role), issuedAt: readTime(iat), expiresAt: readTime(exp) };
  } catch {
    // `jwtDecode` throws for a text that is not a JWT.
    return null;
  }
}

/** Whether the token says that it has ended; one that says nothing has not. */
export function hasExpired(token: string, now: Date): boolean {
  const end = readClaims(token)?.expiresAt;
  return end !== undefined && end <= now;
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Seconds since 1970 (RFC 7519, "NumericDate"), as far as a Date can hold them. */
function readTime(value: unknown): Date | undefined {
  const time = new Date(typeof value === 'number' ? value * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Whole hours and minutes until `end`; never below zero. */
export function timeLeft(end: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const REASONS = ['expired', 'refused', 'unauthorized', 'elsewhere', 'loggedOut'] as const;

/**
 * Why the session ended; the login page says it. `unauthorized` is a refusal of a POST, which has a message
 * of its own (specification, section 8).
 */
export type SignedOutReason = (typeof REASONS)[number];

/** The login page, and in its query the reason that it is to say. */
export const loginAddress = (reason?: SignedOutReason): string =>
  reason === undefined ? LOGIN_PATH : `${LOGIN_PATH}?ended=${reason}`;

/** The reason that an address gives; a text of somebody else's is none. */
export function readReason(search: string): SignedOutReason | undefined {
  const ended = new URLSearchParams(search).get('ended');
  return REASONS.find((reason) => reason === ended);
}

/** Signed in means that a stored token exists (specification, section 4). */
export type Session =
  { status: 'signed-in'; token: string } | { status: 'signed-out'; reason?: SignedOutReason };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * One for each document; local storage and its `storage` event join the tabs. @param now judges a token when it is first read
 * @param before why the session of the document before has ended
 */
export function createSessionStore(now: () => Date, before?: SignedOutReason) {
  const listeners = new Set<() => void>();
  let session: Session | undefined;

  const change = (next: Session): void => {
    session = next;
    listeners.forEach((listener) => listener());
  };
  /** The same object until something changes, as `useSyncExternalStore` asks. */
  const getSession = (): Session => (session ??= judge(readToken(), now(), before));
  // Never while a page is drawn: React may throw a drawing away and begin again, and the reason would be lost.
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
    // The key is null when everything was cleared.
    if (key === null || key === TOKEN_KEY) readAgain('elsewhere');
  };
  // A page that comes back from the browser's own cache has slept through the events: where it ended, nobody knows.
  const onPageShow = (): void => readAgain();
  /** Ends the session in every tab. With `onlyToken`, nothing happens when another token has taken its place. */
  const signOut = (reason: SignedOutReason, onlyToken?: string): void => {
    if (onlyToken !== undefined && readToken() !== onlyToken) return;
    // This tab signs out even where the browser does not let the token be removed; it then throws.
    change({ status: 'signed-out', reason });
    storeToken(null);
  };
  return {
    getSession,
    /** @returns a function that ends the subscription */
    subscribe: (listener: () => void): (() => void) => {
      // Read before anything can change, so that a change is seen as one.
      getSession();
      removeEnded();
      // A second time, this adds nothing.
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
    /** @throws StorageError when the browser does not keep the token; then no one is signed in */
    signIn: (token: string): void => {
      storeToken(token);
      change({ status: 'signed-in', token });
    },
    signOut,
    /** Drops the token when it says that it has ended. */
    dropExpired: (moment: Date): void => {
      const known = getSession();
      if (known.status === 'signed-in' && hasExpired(known.token, moment)) signOut('expired', known.token);
    },
  };
}

/** A token that has ended counts as none from the first look, so that nothing is shown with it. */
function judge(token: string | null, now: Date, reason?: SignedOutReason): Session {
  if (token === null) return { status: 'signed-out', reason };
  return hasExpired(token, now)
    ? { status: 'signed-out', reason: 'expired' }
    : { status: 'signed-in', token };
}
