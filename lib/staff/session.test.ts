/** @jest-environment jsdom */
import { makeToken } from './testing/make-token';
import {
  hasExpired,
  readClaims,
  timeLeft,
  createSessionStore,
  loginAddress,
  readReason,
  StorageError,
  TOKEN_KEY,
} from './session';

const END = 1_800_000_000;

describe('the claims of a token', () => {
  it('the claims of a token are read, in any writing system', () => {
    const token = makeToken({ name: 'आशा राव', role: 'clerk', iat: END - 60, exp: END });
    expect(readClaims(token)).toEqual({
      name: 'आशा राव',
      role: 'clerk',
      issuedAt: new Date((END - 60) * 1000),
      expiresAt: new Date(END * 1000),
    });
  });

  it.each([[{}], [{ name: 5, role: ' ', iat: 'x', exp: null }], [{ exp: 1e300 }]])(
    'claims are left out if they are missing or of the wrong type: %j',
    (claims) => {
      expect(Object.values(readClaims(makeToken(claims)) ?? {}).filter(Boolean)).toEqual([]);
    },
  );

  const [header, payload, signature] = makeToken({ name: 'Asha Rao', exp: END }).split('.');

  it.each([
    ['not JSON', 'bm90IEpTT04'],
    ['null', 'bnVsbA'],
    ['an object without an algorithm', 'e30'],
    ['an object with a numeric algorithm', 'eyJhbGciOjF9'],
    ['missing', ''],
  ])('claims are not read if the header is %s', (_, other) => {
    expect(readClaims([header, payload, signature].join('.'))).not.toBeNull();
    const token = [other, payload, signature].join('.');
    expect(readClaims(token)).toBeNull();
    expect(hasExpired(token, new Date('2100-01-01'))).toBe(false);
  });

  it.each(['', 'opaque', 'a.b.c', 'e30.bnVsbA.x', '<script>'])('claims cannot be read from %j', (token) => {
    expect(readClaims(token)).toBeNull();
  });
});

describe('a token', () => {
  it('a token has expired at its time of expiry, and not a millisecond before', () => {
    const token = makeToken({ exp: END });
    expect(hasExpired(token, new Date(END * 1000 - 1))).toBe(false);
    expect(hasExpired(token, new Date(END * 1000))).toBe(true);
  });

  it('a token without a time of expiry never expires', () => {
    expect(hasExpired(makeToken({}), new Date('2100-01-01'))).toBe(false);
  });
});

const NOW = new Date('2026-04-01T09:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('the time left is in whole hours and minutes, and never below zero', () => {
  expect(timeLeft(after(125.9), NOW)).toEqual({ hours: 2, minutes: 5 });
  expect(timeLeft(after(0.5), NOW)).toEqual({ hours: 0, minutes: 0 });
  expect(timeLeft(after(-90), NOW)).toEqual({ hours: 0, minutes: 0 });
});

const token = makeToken({ exp: NOW.getTime() / 1000 + 60 });
const another = makeToken({ name: 'Asha' });
const ended = makeToken({ exp: NOW.getTime() / 1000 - 1 });
const open = () => createSessionStore(() => NOW);

/** Fires the event that a browser fires when another tab has changed the token. */
function changeElsewhere(value: string | null, key: string | null = TOKEN_KEY): void {
  if (value === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

describe('a user', () => {
  it('a user is signed in if a token is stored, and keeps the same session object', () => {
    expect(open().getSession()).toEqual({ status: 'signed-out', reason: undefined });
    localStorage.setItem(TOKEN_KEY, token);
    const store = open();
    expect(store.getSession()).toEqual({ status: 'signed-in', token });
    expect(store.getSession()).toBe(store.getSession());
  });

  it.each(['', 'opaque', 'a.b.c', 'null'])('nobody is signed in with %j, which is not a token', (stored) => {
    localStorage.setItem(TOKEN_KEY, stored);
    expect(open().getSession()).toEqual({ status: 'signed-out', reason: undefined });
  });

  it('nobody is signed in with an expired token, which is removed', () => {
    localStorage.setItem(TOKEN_KEY, ended);
    const store = open();
    const stop = store.subscribe(() => {});
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    stop();
  });

  it('a user sees why the session ended, even if the page rendered twice before it committed', () => {
    localStorage.setItem(TOKEN_KEY, ended);
    expect(open().getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(open().getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
  });
});

describe('a session', () => {
  it('a session begins and ends, and notifies its subscribers', () => {
    const store = open();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.signIn(token);
    expect(localStorage.getItem('authToken')).toBe(token);
    store.signOut('loggedOut');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'loggedOut' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('a session ends when its token expires', () => {
    const store = open();
    store.signIn(token);
    store.dropExpired(NOW);
    expect(store.getSession().status).toBe('signed-in');
    store.dropExpired(new Date(NOW.getTime() + 60_000));
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
  });

  it('the rejection of an older token does not end the session', () => {
    const store = open();
    store.signIn(token);
    store.signOut('refused', 'the token before');
    expect(store.getSession().status).toBe('signed-in');
    store.signOut('refused', token);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'refused' });
  });
});

describe('the reason for signing out', () => {
  it.each(['expired', 'refused', 'unauthorized', 'elsewhere', 'loggedOut'] as const)(
    'the reason for signing out is passed to the next document: %s',
    (reason) => {
      const { pathname, search } = new URL(loginAddress(reason), 'https://www.school.example');
      expect(pathname).toBe('/login');
      expect(createSessionStore(() => NOW, readReason(search)).getSession()).toEqual({
        status: 'signed-out',
        reason,
      });
    },
  );

  it('an unknown reason adds no query to the address', () => {
    expect(loginAddress()).toBe('/login');
    expect(readReason('')).toBeUndefined();
  });

  it.each(['?ended=', '?ended=Call+this+number', '?ended=toString', '?reason=expired'])(
    'a link cannot forge a reason: %s',
    (search) => {
      expect(readReason(search)).toBeUndefined();
    },
  );

  it('the reason in an address does not end a session that began later', () => {
    localStorage.setItem(TOKEN_KEY, token);
    expect(createSessionStore(() => NOW, 'refused').getSession()).toEqual({ status: 'signed-in', token });
  });
});

describe('another tab', () => {
  it('if another tab signs out or in, this tab does the same', () => {
    localStorage.setItem(TOKEN_KEY, token);
    const store = open();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    changeElsewhere(null);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'elsewhere' });
    changeElsewhere(another);
    expect(store.getSession()).toEqual({ status: 'signed-in', token: another });
    changeElsewhere(null, null);
    expect(store.getSession().status).toBe('signed-out');
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    changeElsewhere(token);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('if another tab removes an expired token, this session ends as expired, not as signed out elsewhere', () => {
    let now = NOW;
    localStorage.setItem(TOKEN_KEY, token);
    const store = createSessionStore(() => now);
    const stop = store.subscribe(() => {});
    now = new Date(NOW.getTime() + 60_000);
    changeElsewhere(null);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
    stop();
  });

  it('if another tab stores an expired token, this tab does not sign in', () => {
    const store = open();
    const stop = store.subscribe(() => {});
    changeElsewhere(ended);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    stop();
  });

  it('if another tab stores something else, nothing changes here', () => {
    const store = open();
    const listener = jest.fn();
    store.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('if another tab changed the session, this page notices when it returns from the back/forward cache', () => {
    localStorage.setItem(TOKEN_KEY, token);
    const store = open();
    store.subscribe(() => {});
    expect(store.getSession().status).toBe('signed-in');
    localStorage.removeItem(TOKEN_KEY);
    window.dispatchEvent(new Event('pageshow'));
    // The reason is unknown: perhaps the user went on to another page in this tab, and signed out there.
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: undefined });
  });

  it('without subscribers, changes in other tabs are not noticed', () => {
    const store = open();
    const stop = store.subscribe(() => {});
    stop();
    localStorage.setItem(TOKEN_KEY, token);
    window.dispatchEvent(new Event('pageshow'));
    expect(store.getSession().status).toBe('signed-out');
  });
});

describe('a browser that stores nothing', () => {
  const refuse = (method: 'getItem' | 'setItem' | 'removeItem', name = 'SecurityError') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', name);
    });

  it('nobody is signed in if the storage cannot be read', () => {
    refuse('getItem');
    expect(open().getSession().status).toBe('signed-out');
  });

  it('a full storage is reported', () => {
    refuse('setItem', 'QuotaExceededError');
    const store = open();
    expect(() => store.signIn(token)).toThrow(StorageError);
    expect(store.getSession().status).toBe('signed-out');
  });

  it('a browser that does not keep the token is reported', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    expect(() => open().signIn(token)).toThrow(StorageError);
  });

  it('a browser that does not remove the token is reported, but this tab still signs out', () => {
    const store = open();
    store.signIn(token);
    refuse('removeItem');
    expect(() => store.signOut('loggedOut')).toThrow(StorageError);
    expect(store.getSession().status).toBe('signed-out');
  });
});
