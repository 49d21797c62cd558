import { scryptSync } from 'node:crypto';
import { deriveKey, hashPassword, makeDecoyHash, verifyPassword } from './passwords';

const OWASP = { N: 2 ** 15, r: 8, p: 3 };

describe('a password hash', () => {
  it('is scrypt at the cost that OWASP recommends, with a new salt each time', async () => {
    const [one, other] = [await hashPassword('monsoon-2026'), await hashPassword('monsoon-2026')];
    expect(one).not.toBe(other);
    const [scheme, N, r, p, salt = '', key] = one.split('$');
    expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3']);
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    const options = { ...OWASP, maxmem: 2 ** 27 };
    const expected = scryptSync('monsoon-2026', Buffer.from(salt, 'base64url'), 32, options);
    expect(key).toBe(expected.toString('base64url'));
  });

  it('fits its own password, in either encoding of an accented letter, and no other', async () => {
    const hash = await hashPassword('Caf\u00e9-monsoon');
    expect(await verifyPassword('Cafe\u0301-monsoon', hash)).toBe(true);
    expect(await verifyPassword('Cafe-monsoon', hash)).toBe(false);
  });

  it('that nobody has costs as much as a real one', () => {
    expect(makeDecoyHash()).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('in an unknown format is an error, not a wrong password', async () => {
    await expect(verifyPassword('x', 'md5$abc')).rejects.toThrow('not in the expected form');
  });
});

describe('the key derivation', () => {
  it('rejects what scrypt refuses, and goes on', async () => {
    const salt = Buffer.from('salt');
    await expect(deriveKey('x', salt, { N: 3, r: 1, p: 1 })).rejects.toThrow('scrypt');
    const key = await deriveKey('x', salt, { N: 16, r: 1, p: 1 });
    expect(key).toEqual(scryptSync('x', salt, 32, { N: 16, r: 1, p: 1 }));
  });
});
