import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Takes an exclusive lock, which lasts until it is released or the process ends: `flock` also works between containers
 * that share a volume. The file is never deleted: a lock on a deleted file excludes no other process.
 * @param {string} file @param {string} busy the error's message @returns {() => void} releases the lock
 */
export function holdAlone(file, busy) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Use a plain descriptor: Node closes a `FileHandle` that nothing refers to, which would release the lock.
  const held = openSync(file, 'a', 0o600);
  if (tryLock(held)) return () => closeSync(held);
  closeSync(held);
  throw new Error(busy);
}

/** @param {string} what the name of the running task, such as `A build` */
export const runsAlready = (what) =>
  `${what} is already running in this folder. Wait for it to finish, and type the command again.`;
