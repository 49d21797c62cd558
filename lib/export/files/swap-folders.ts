import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { renameFolder } from './rename-folder';

/**
 * Puts a finished folder in the place of the last one, which stays untouched until that moment.
 * @param ready the new folder, which is gone afterwards
 * @param place the folder that is served
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
