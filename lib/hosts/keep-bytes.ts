import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChosenFile } from './choose-file';

/** A page or a picture, not a film: those are sent from the disk. */
const LARGEST = 256 * 1024;
/** All kept files together. */
const MOST = 32 * 1024 * 1024;

/**
 * Keeps in memory what has been asked for, as far as there is room: opening a file and reading it takes longer than all
 * the rest of an answer. The caller forgets all of it when a file is no longer what it was.
 * @param folder absolute path
 * @returns the bytes of a file, or undefined while they are not kept: they are then read for the next request
 */
export function createBytesKeeper(folder: string) {
  const kept = new Map<string, Buffer | undefined>();
  let room = MOST;

  const keep = async ({ name, size }: ChosenFile): Promise<void> => {
    // What is wrong with a file shows when it is sent from the disk, as now.
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
    if (bytes?.length === size) kept.set(name, bytes);
    else room += size;
  };

  return (file: ChosenFile): Buffer | undefined => {
    if (!kept.has(file.name) && file.size <= Math.min(LARGEST, room)) {
      // The place is taken at once, so that a hundred requests read the file once.
      kept.set(file.name, undefined);
      room -= file.size;
      void keep(file);
    }
    return kept.get(file.name);
  };
}
