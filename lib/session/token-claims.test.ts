import { makeToken } from './testing/make-token';
import { hasExpired, readClaims } from './token-claims';

const END = 1_800_000_000;

describe('the claims of a token', () => {
  it('are read, in any script', () => {
    const token = makeToken({ name: 'आशा राव', role: 'clerk', iat: END - 60, exp: END });
    expect(readClaims(token)).toEqual({
      name: 'आशा राव',
      role: 'clerk',
      issuedAt: new Date((END - 60) * 1000),
      expiresAt: new Date(END * 1000),
    });
  });

  it.each([[{}], [{ name: 5, role: ' ', iat: 'x', exp: null }], [{ exp: 1e300 }]])(
    'are left out where they are missing or of another kind: %j',
    (claims) => {
      expect(Object.values(readClaims(makeToken(claims)) ?? {}).filter(Boolean)).toEqual([]);
    },
  );

  it.each(['', 'opaque', 'a.b.c', 'e30.bnVsbA.x', '<script>'])('cannot be read from %j', (token) => {
    expect(readClaims(token)).toBeNull();
  });
});

describe('a token', () => {
  it('has ended at its very second', () => {
    const token = makeToken({ exp: END });
    expect(hasExpired(token, new Date(END * 1000 - 1))).toBe(false);
    expect(hasExpired(token, new Date(END * 1000))).toBe(true);
  });

  it.each([makeToken({}), 'opaque'])('that does not say when it ends has not ended: %s', (token) => {
    expect(hasExpired(token, new Date('2100-01-01'))).toBe(false);
  });
});
