import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { DICTIONARY, isText, keyOfDictionary } from '@/lib/hosts/rules';
import { cached, dropUnused, keyOf, markUsed } from '@/lib/site/cached';

const ROOM = 'compressed';
/** The longest page, which most visits begin with: it is to come in one round trip. */
const HOME = 'index.html';

/** Most files of a build are those of the last one: their copies are kept under the hash of the file. */
async function makeCopies(file: string): Promise<{ br: string; gz: string }> {
  const bytes = await readFile(file);
  // The highest quality makes pages 2 % smaller than the other in three times the time.
  const quality = path.basename(file) === HOME ? 11 : 10;
  const hash = keyOf(`${quality} `, bytes);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    br: await cached(ROOM, `${hash}.br`, () => promisify(brotliCompress)(bytes, { params })),
    gz: await cached(ROOM, `${hash}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
  };
}

/** Of the four threads of Node.js one is left for reading and writing files. */
const queue = new PQueue({ concurrency: 3 });

/** Begins with the copies of a file that is finished, in other threads than the one that finishes the next. */
export function compressAhead(file: string): void {
  // What fails here fails again, and is told, when the copies are put beside the files.
  queue.add(() => makeCopies(file)).catch(() => {});
}

/** Puts a Brotli and a gzip copy beside every file of text, for hosts that send ready-made copies. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    for (const [ending, copy] of Object.entries(await makeCopies(file))) {
      await markUsed(copy);
      await putBeside(file, ending, await readFile(copy));
    }
  };
  await queue.addAll(files.filter(isText).map((file) => () => compress(path.join(folder, file))));
  await dropUnused(ROOM);
}

/** With the date of the file: nginx sends a copy only when it is as new. */
async function putBeside(file: string, ending: string, copy: Buffer): Promise<void> {
  const { atime, mtime } = await stat(file);
  await writeFile(`${file}.${ending}`, copy);
  await utimes(`${file}.${ending}`, atime, mtime);
}

/** What a page compressed with a dictionary begins with, before the hash of the dictionary (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Higher levels take ten times as long for 2 per cent. */
const LEVEL = 9;

/**
 * Puts a dictionary into the site, and beside every page a copy that is compressed with it: a fifth of the others, for
 * browsers that have fetched the dictionary. An ordinary page is the best one, since all share what is around their texts.
 * @param pages HTML files in the folder
 */
export async function compressWithDictionary(folder: string, pages: readonly string[]): Promise<void> {
  await init();
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page))));
  const middle = texts.toSorted((a, b) => a.length - b.length)[Math.floor(texts.length / 2)];
  if (!middle) return;
  const { dictionary, hash, key } = withKey(middle);
  await writeFile(path.join(folder, DICTIONARY), dictionary);
  const context = createCCtx();
  for (const [index, page] of pages.entries()) {
    // No host sends the error page with a dictionary.
    if (page === '404.html') continue;
    const copy = compressUsingDict(context, texts[index] ?? middle, dictionary, LEVEL);
    await putBeside(path.join(folder, page), `${key}.dcz`, Buffer.concat([MAGIC, hash, copy]));
  }
}

/** Spaces are added until the hash, as browsers write it, can be part of the name of a file. */
function withKey(text: Buffer): { dictionary: Buffer; hash: Buffer; key: string } {
  const hash = createHash('sha256').update(text).digest();
  const key = keyOfDictionary(`:${hash.toString('base64')}:`);
  return key === undefined
    ? withKey(Buffer.concat([text, Buffer.from(' ')]))
    : { dictionary: text, hash, key };
}
