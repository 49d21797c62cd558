import { statSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The coarsest time that a disk keeps (FAT), in milliseconds. A file that has just changed may change again unnoticed. */
const TICK = 2000;

/**
 * What tells the contents of a file apart without reading it: size, number and times. The change time is one of them,
 * which no copying program can set back. Take it before you read the file.
 * @returns undefined where it tells nothing: the file is missing, or was changed within the last two seconds
 */
export function stateOf(file: string): string | undefined {
  const now = Date.now();
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const { dev, ino, size, mtimeNs, ctimeNs } = stats;
  const changed = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  return now - changed > TICK ? [dev, ino, size, mtimeNs, ctimeNs].join(' ') : undefined;
}

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
  hashes ??= existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Hashes) : {};
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
