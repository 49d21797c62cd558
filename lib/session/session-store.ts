import { hasExpired } from './token-claims';
import { readToken, removeToken, saveToken, TOKEN_KEY } from './token-storage';

/**
 * Why the session ended; the login page says it. `unauthorized` is a refusal of a POST, which has a message
 * of its own (specification, section 8).
 */
export type SignedOutReason = 'expired' | 'refused' | 'unauthorized' | 'elsewhere' | 'loggedOut';

/** Signed in means that a stored token exists (specification, section 4). */
export type Session =
  { status: 'signed-in'; token: string } | { status: 'signed-out'; reason?: SignedOutReason };

export interface SessionStore {
  /** The same object until something changes, as `useSyncExternalStore` asks. */
  getSession: () => Session;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** @throws StorageError when the browser does not keep the token; then no one is signed in */
  signIn: (token: string) => void;
  /** Ends the session in every tab. With `onlyToken`, nothing happens when another token has taken its place. */
  signOut: (reason: SignedOutReason, onlyToken?: string) => void;
  /** Drops the token when it says that it has ended. */
  dropExpired: (moment: Date) => void;
}

/**
 * One for each tab; local storage and its `storage` event join the tabs.
 * @param now the clock by which a stored token is judged when it is first read
 */
export function createSessionStore(now: () => Date): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session | undefined;

  const change = (next: Session): void => {
    session = next;
    listeners.forEach((listener) => listener());
  };
  const current = (): Session => (session ??= judge(readToken(), now()));
  // Never while a page is drawn: React may throw a drawing away and begin again, and the reason would be lost.
  const removeEnded = (): void => {
    const token = readToken();
    if (token !== null && hasExpired(token, now())) removeToken();
  };
  const readAgain = (): void => {
    const token = readToken();
    const before = current();
    if (token === (before.status === 'signed-in' ? before.token : null)) return;
    const ended = before.status === 'signed-in' && hasExpired(before.token, now());
    change(judge(token, now(), ended ? 'expired' : 'elsewhere'));
    removeEnded();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    // The key is null when everything was cleared.
    if (key === null || key === TOKEN_KEY) readAgain();
  };

  const store: SessionStore = {
    getSession: current,
    subscribe(listener) {
      // Read before anything can change, so that a change is seen as one.
      current();
      removeEnded();
      if (!listeners.size) {
        window.addEventListener('storage', onStorage);
        // A page that comes back from the browser's own cache has slept through the events.
        window.addEventListener('pageshow', readAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', readAgain);
      };
    },
    signIn(token) {
      saveToken(token);
      change({ status: 'signed-in', token });
    },
    signOut(reason, onlyToken) {
      if (onlyToken !== undefined && readToken() !== onlyToken) return;
      // This tab signs out even where the browser does not let the token be removed; it then throws.
      change({ status: 'signed-out', reason });
      removeToken();
    },
    dropExpired(moment) {
      const before = current();
      if (before.status === 'signed-in' && hasExpired(before.token, moment))
        store.signOut('expired', before.token);
    },
  };
  return store;
}

/** A token that has ended counts as none from the first look, so that nothing is shown with it. */
function judge(token: string | null, now: Date, reason?: SignedOutReason): Session {
  if (token === null) return { status: 'signed-out', reason };
  return hasExpired(token, now)
    ? { status: 'signed-out', reason: 'expired' }
    : { status: 'signed-in', token };
}
