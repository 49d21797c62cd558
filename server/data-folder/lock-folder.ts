import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';

/** Never deleted: a lock on a file that another process may delete and create again protects nothing. */
const FILE = 'in-use-by';

/**
 * Locks a data folder for this process and returns the function that unlocks it. The operating system holds the lock
 * on the open file (`flock` or its like), so it ends with the process however that ends, and it also holds between
 * containers that share a volume, where process numbers mean nothing. What the file says is for people only.
 * @param folder exists already
 * @throws a sentence that names the other process while that one has the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, FILE);
  // A plain descriptor: Node closes an unreferenced `FileHandle`, which would release the lock.
  const file = openSync(path, 'a+', 0o600);
  try {
    if (!takeLock(file, path)) throw new Error(describeOwner(path, folder));
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => {
    unlock(file);
    closeSync(file);
  };
}

function takeLock(file: number, path: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    throw new Error(
      `${path} cannot be locked (${error instanceof Error ? error.message : String(error)}). Keep the data on a disk of this machine: some network disks cannot lock.`,
      { cause: error },
    );
  }
}

function describeOwner(path: string, folder: string): string {
  const owner = readFileSync(path, 'utf8').trim() || 'another process';
  return `The data in ${folder} is in use by ${owner}, most likely the running server. Stop it first, then try again.`;
}
