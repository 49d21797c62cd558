import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts a finished folder in the place of the last one, which stays untouched until that moment.
 * @param ready the new folder, which is gone afterwards
 * @param place the folder that is served
 */
export async function swapFolders(ready: string, place: string): Promise<void> {
  const last = `${place}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  try {
    await rename(ready, place);
  } catch (error) {
    if (existsSync(last)) await rename(last, place);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}
