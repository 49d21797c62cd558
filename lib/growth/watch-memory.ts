import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const PAUSE = 250;
const PAGE_BYTES = 4096;

/**
 * Adds up the memory of a group of processes again and again (Linux).
 * @param group number of the process that began the group
 * @returns a function that ends it and returns the most that they had at once, in bytes
 */
export function watchMemory(group: number): () => number {
  let most = 0;
  const look = (): void => {
    most = Math.max(most, memoryOf(group));
  };
  const timer = setInterval(look, PAUSE);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function memoryOf(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((process) => {
      // After the name in brackets: state, parent, group, and as the 22nd the resident pages (proc(5)).
      const fields = readStat(process).split(') ').at(-1)?.split(' ') ?? [];
      return Number(fields[2]) === group ? Number(fields[21]) * PAGE_BYTES : 0;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

function readStat(process: string): string {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8');
  } catch {
    // It has ended since its name was read.
    return '';
  }
}
