import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hashes by file, each with the state of the file for which it holds. */
const FILE = '.cache/file-hashes.json';

/** The coarsest time that a disk keeps (FAT). A file that changed this shortly before may change again unnoticed. */
const TICK = 2000;

type Hashes = Record<string, { state: string; hash: string }>;
let hashes: Hashes | undefined;
let hasNew = false;

/**
 * The SHA-256 of a file's bytes. A file is read again only when its size, number or times differ from those of the
 * last reading. The change time counts too: no copying program can set it back.
 */
export async function hashFile(file: string): Promise<string> {
  hashes ??= readHashes();
  const now = Date.now();
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  const state = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  const key = path.resolve(file);
  const before = hashes[key];
  if (before?.state === state) return before.hash;
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const changed = Math.max(Number(mtimeNs / 1_000_000n), Number(ctimeNs / 1_000_000n));
  if (now - changed > TICK) {
    hashes[key] = { state, hash };
    hasNew = true;
  }
  return hash;
}

/** Keeps what was computed for the next program; files that are gone are dropped. */
export function saveHashes(): void {
  if (!hashes || !hasNew) return;
  hasNew = false;
  const left = Object.fromEntries(Object.entries(hashes).filter(([file]) => existsSync(file)));
  mkdirSync(path.dirname(FILE), { recursive: true });
  // Two programs may write at once: each file is whole, and what the other knew is computed again.
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, JSON.stringify(left));
  renameSync(part, FILE);
}

function readHashes(): Hashes {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Hashes) : {};
}
