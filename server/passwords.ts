import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { makeNameKey } from './request';

/** scrypt settings that OWASP recommends (Password Storage Cheat Sheet): 32 MB per check. Tests use cheaper ones. */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** Hashes a password with a salt. The result includes the cost, so old hashes stay valid when the cost is raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(salt, await deriveKey(password, salt, PASSWORD_COST));
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') throw new Error('A password hash in the database is not in the expected format.');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** A hash that matches no password, but takes as long to check as a real one. */
export const makeDecoyHash = (): string => formatHash(randomBytes(16), randomBytes(KEY_BYTES));

function formatHash(salt: Buffer, key: Buffer): string {
  const { N, r, p } = PASSWORD_COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The most checks at once. Each takes 32 MB and a core, so more would not be faster. */
export const HASHES_AT_ONCE = 2;

/** Read the file at startup, because an update can remove it while the server runs. */
const WORKER = readFileSync(new URL('derive-key-worker.mjs', import.meta.url), 'utf8');
const idle: Worker[] = [];

/** Runs scrypt in a low-priority worker thread, so that libuv's four threads stay free to read the site's files. */
export async function deriveKey(password: string, salt: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  // `execArgv: []`, because the thread needs no TypeScript loader.
  const worker =
    idle.pop() ?? new Worker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`), { execArgv: [] });
  // A busy thread keeps the process alive; an idle one does not.
  worker.ref();
  // Normalize, because two keyboards can encode the same accented letter differently.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ password: password.normalize('NFC'), salt, bytes: KEY_BYTES, cost });
  // `once` rejects when the worker fails. A failed worker is not used again.
  const [key] = (await once(worker, 'message')) as [Uint8Array];
  worker.unref();
  idle.push(worker);
  return Buffer.from(key);
}

// Leaves out 0/O and 1/l/I, which people confuse when they copy a password by hand.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes a random password in groups, such as `kR7m-…`: 16 characters out of 56, about 93 bits. */
export function generatePassword(): string {
  const pickFour = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return Array.from({ length: 4 }, () => pickFour().join('')).join('-');
}

/** The shortest new password (NIST SP 800-63B, 3.1.1.2). The sign-in form accepts 4 characters, as specified. */
const SHORTEST_PASSWORD = 8;
/** The longest password, which limits the work for one check. */
export const LONGEST_PASSWORD = 1000;

/** Hashes a new password (NIST SP 800-63B, 3.1.1.2). @throws Error if too short, too long, common, or the username */
export async function hashNewPassword(password: string, loginName: string): Promise<string> {
  if (password.length < SHORTEST_PASSWORD)
    throw new Error(`The password is too short. Use ${SHORTEST_PASSWORD} characters or more.`);
  if (password.length > LONGEST_PASSWORD)
    throw new Error(`The password is longer than ${LONGEST_PASSWORD} characters. Use a shorter one.`);
  const typed = password.normalize('NFKC').toLowerCase();
  if (typed === makeNameKey(loginName)) throw new Error('The password equals the username. Use another one.');
  // Load the list only here, because it takes several megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common =
    'The password is one of the most common passwords, which attackers try first. Use another one, such as three or four unrelated words.';
  if (dictionary['passwords-common'].includes(typed)) throw new Error(common);
  return hashPassword(password);
}
