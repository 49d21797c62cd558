import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isText } from '@/lib/hosts/rules';
import { compressOnce, dropUnused } from './compress-once';

const AT_ONCE = 4;
/** The longest page, which most visits begin with: it is to come in one round trip. */
const HOME = 'index.html';

/** Puts a Brotli and a gzip copy beside every file of text, with its date, for hosts that send ready-made copies. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter(isText);
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(path.join(folder, file), file === HOME ? 'best' : 'usual');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await dropUnused();
}

async function compressFile(file: string, level: 'usual' | 'best'): Promise<void> {
  const bytes = await readFile(file);
  const { atime, mtime } = await stat(file);
  for (const [ending, copy] of Object.entries(await compressOnce(bytes, level))) {
    await writeFile(`${file}.${ending}`, copy);
    // nginx sends a copy only when it is as new as the file.
    await utimes(`${file}.${ending}`, atime, mtime);
  }
}
