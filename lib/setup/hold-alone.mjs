import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Until it is released, or this process ends in whatever way, no other process may hold the same file. The operating
 * system keeps the lock on the open file (`flock` or its like), also between containers that share a volume, where
 * process numbers mean nothing. The file stays: a lock on one that another process may delete protects nothing.
 * @param {string} file
 * @param {string} busy what to say while another process holds it
 * @returns {() => void} releases it
 * @throws {Error} with that sentence
 */
export function holdAlone(file, busy) {
  mkdirSync(path.dirname(file), { recursive: true });
  // A plain descriptor: Node closes an unreferenced `FileHandle`, which would release the lock.
  const held = openSync(file, 'a', 0o600);
  if (tryLock(held)) return () => closeSync(held);
  closeSync(held);
  throw new Error(busy);
}

/** @param {string} what such as `A build` */
export const runsAlready = (what) =>
  `${what} runs in this folder already. Wait for its end, and type the command again.`;
