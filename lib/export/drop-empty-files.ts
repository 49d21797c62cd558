import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files/list-files';

/** Next.js exports a file for every route. One that has nothing to say, such as a calendar that a school lacks, is empty. */
export async function dropEmptyFiles(folder: string): Promise<void> {
  const files = (await listFiles(folder)).map((file) => path.join(folder, file));
  for (const file of files) if ((await stat(file)).size === 0) await rm(file);
}
