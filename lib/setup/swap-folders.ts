import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Windows gives these errors if another program, such as a virus scanner, has opened a file in the folder. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [50, 100, 200, 400, 800, 1600];

/** Renames a folder. Retries while another program is using it. */
export async function renameFolder(from: string, to: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!BUSY.includes(code)) throw error;
      const pause = WAITS_MS[attempt];
      const held = `The folder ${from} cannot be renamed to ${to}: another program is using it (${code}). Close the windows and programs that show it, stop a server that runs there, and try again.`;
      if (pause === undefined) throw new Error(held, { cause: error });
      await wait(pause);
    }
  }
}

/** Replaces a folder with a finished one. @returns a warning if the earlier folder could not be deleted */
export async function swapFolders(ready: string, place: string): Promise<string | undefined> {
  const last = `${place}.last`;
  const removeLast = () => rm(last, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await removeLast();
  if (existsSync(place)) await renameFolder(place, last);
  try {
    await renameFolder(ready, place);
  } catch (error) {
    if (existsSync(last)) await renameFolder(last, place);
    throw error;
  }
  return removeLast().then(
    () => undefined,
    (error: unknown) => `Delete ${last} before you publish again: ${String(error)}`,
  );
}

/** Creates a folder that appears only when complete. @param folder absolute path @param fill writes into `part` */
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
