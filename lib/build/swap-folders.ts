import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What Windows says of a folder in which another program has a file open: a window, a virus scanner, a server. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
/** Milliseconds. A virus scanner closes the file after a moment. */
const WAITS = [50, 100, 200, 400, 800, 1600];

/** Renames a folder, and tries again while another program holds it. @throws Error with what to do when it is still held */
export async function renameFolder(from: string, to: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!BUSY.includes(code)) throw error;
      const pause = WAITS[attempt];
      const held = `The folder ${from} cannot be renamed to ${to}: another program uses it (${code}). Close the windows and programs that show it, stop a server that runs there, and try again.`;
      if (pause === undefined) throw new Error(held, { cause: error });
      await wait(pause);
    }
  }
}

/**
 * Puts a finished folder in place of the last one, which stays untouched until that moment.
 * @param ready the new folder, which is gone afterwards @param place the folder that is served
 */
export async function swapFolders(ready: string, place: string): Promise<void> {
  const last = `${place}.last`;
  await rm(last, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  if (existsSync(place)) await renameFolder(place, last);
  try {
    await renameFolder(ready, place);
  } catch (error) {
    if (existsSync(last)) await renameFolder(last, place);
    throw error;
  }
  await rm(last, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Makes a folder whole or not at all. @param folder absolute path of a new or empty one @param fill is given where to write */
export async function makeFolder(folder: string, fill: (part: string) => Promise<void>): Promise<void> {
  const part = `${folder}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    await fill(part);
    if (existsSync(folder)) await rmdir(folder);
    await renameFolder(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
