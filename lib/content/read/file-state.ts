import { statSync } from 'node:fs';

/** The coarsest resolution of timestamps in a file system (FAT), in milliseconds. */
const TICK = 2000;

/** A key of a file's contents; undefined without a file, or if a change might leave the timestamp as it is. */
export function stateOf(file: string): string | undefined {
  const now = Date.now();
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  // Use the ctime too: copying a file can set its mtime back, but not its ctime.
  const { dev, ino, size, mtimeNs, ctimeNs } = stats;
  const changed = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  return now - changed > TICK ? [dev, ino, size, mtimeNs, ctimeNs].join(' ') : undefined;
}
