import { statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

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

/** The SHA-256 of a file's bytes. @param salt stands before them */
export async function hashFile(file: string, salt: string): Promise<string> {
  const hash = createHash('sha256').update(salt);
  return hash.update(await readFile(file)).digest('hex');
}
