import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey, type ScryptCost } from './derive-key';

/** One of OWASP's recommended settings for scrypt (Password Storage Cheat Sheet): 32 MB for a check. */
const PASSWORD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** A salted hash that carries its own cost, so that a later, higher cost still reads the old ones. */
export async function hashPassword(password: string, cost: ScryptCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(cost, salt, await derive(password, salt, cost));
}

/** Whether the password is the one the hash was made from; takes the same time either way. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') throw new Error('A password hash in the database is not in the expected form.');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), expected);
}

/** A hash that no password fits: checking against it costs what checking a real one does. */
export function makeDecoyHash(cost: ScryptCost = PASSWORD_COST): string {
  return formatHash(cost, randomBytes(16), randomBytes(KEY_BYTES));
}

function formatHash(cost: ScryptCost, salt: Buffer, key: Buffer): string {
  const encoded = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', cost.N, cost.r, cost.p, ...encoded].join('$');
}

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  // NFC: the same accented letter may arrive in two encodings from two keyboards.
  return deriveKey(password.normalize('NFC'), salt, KEY_BYTES, cost);
}
