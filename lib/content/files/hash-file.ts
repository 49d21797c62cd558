import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stateOf } from './file-state';

/** Hashes by file, each with the state of the file for which it holds. */
const FILE = '.cache/file-hashes.json';

type Hashes = Record<string, { state: string; hash: string }>;
let hashes: Hashes | undefined;
let hasNew = false;

/**
 * The SHA-256 of a file's bytes, which are read again only when the file's state is another.
 * @param salt stands before the bytes
 */
export async function hashFile(file: string, salt = ''): Promise<string> {
  hashes ??= readHashes();
  const state = stateOf(file);
  const key = `${path.resolve(file)}\n${salt}`;
  const before = hashes[key];
  if (before && before.state === state) return before.hash;
  const hash = createHash('sha256')
    .update(salt)
    .update(await readFile(file))
    .digest('hex');
  if (state !== undefined) {
    hashes[key] = { state, hash };
    hasNew = true;
  }
  return hash;
}

/** Keeps what was computed for the next program; files that are gone are dropped. */
export function saveHashes(): void {
  if (!hashes || !hasNew) return;
  hasNew = false;
  const left = Object.fromEntries(
    Object.entries(hashes).filter(([key]) => existsSync(key.split('\n')[0] ?? '')),
  );
  mkdirSync(path.dirname(FILE), { recursive: true });
  // Two programs may write at once: each file is whole, and what the other knew is computed again.
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, JSON.stringify(left));
  renameSync(part, FILE);
}

function readHashes(): Hashes {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Hashes) : {};
}
