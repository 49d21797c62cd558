import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { isText } from '@/lib/hosts/rules';
import { cached, dropUnused, keyOf, markUsed } from '@/lib/site/cached';

/** The highest level makes pages 2 % smaller than the other in three times the time. */
const BROTLI_QUALITY = { usual: 10, best: 11 };

const ROOM = 'compressed';

/** Most files of a build are those of the last one: their copies are kept under the hash of the file. */
async function makeCopies(bytes: Buffer, level: keyof typeof BROTLI_QUALITY) {
  const quality = BROTLI_QUALITY[level];
  const hash = keyOf(`${quality} `, bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await cached(ROOM, `${hash}.br`, () => promisify(brotliCompress)(bytes, { params }));
  const gz = await cached(ROOM, `${hash}.gz`, () => promisify(gzip)(bytes, { level: 9 }));
  return { br, gz };
}

export async function compressOnce(
  bytes: Buffer,
  level: keyof typeof BROTLI_QUALITY = 'usual',
): Promise<{ br: Buffer; gz: Buffer }> {
  const { br, gz } = await makeCopies(bytes, level);
  await markUsed(br, gz);
  return { br: await readFile(br), gz: await readFile(gz) };
}

/** Of the four threads of Node.js one is left for reading and writing files. */
const queue = new PQueue({ concurrency: 3 });
/** The longest page, which most visits begin with: it is to come in one round trip. */
const HOME = 'index.html';
const levelOf = (file: string) => (path.basename(file) === HOME ? 'best' : 'usual');

/** Begins with the copies of a file that is finished, in other threads than the one that finishes the next. */
export function compressAhead(file: string): void {
  const make = async () => makeCopies(await readFile(file), levelOf(file));
  // What fails here fails again, and is told, when the copies are put beside the files.
  queue.add(make).catch(() => {});
}

/** Puts a Brotli and a gzip copy beside every file of text, with its date, for hosts that send ready-made copies. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await queue.addAll(files.filter(isText).map((file) => () => compressFile(path.join(folder, file))));
  await dropUnused(ROOM);
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const { atime, mtime } = await stat(file);
  for (const [ending, copy] of Object.entries(await compressOnce(bytes, levelOf(file)))) {
    await writeFile(`${file}.${ending}`, copy);
    // nginx sends a copy only when it is as new as the file.
    await utimes(`${file}.${ending}`, atime, mtime);
  }
}
