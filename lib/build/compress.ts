import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { isErrorPage, routeOf } from './files';
import { DICTIONARY, isText, keyOfDictionary } from '@/lib/hosts/rules';
import { cached, dropUnused, keyOf, markUsed } from '@/lib/site/cached';

const CACHE = 'compressed';
/** Matches files to compress most: home pages, where most visits begin, and the search index, whose size is limited. */
const SMALLEST = /^(?:index|[a-z]{2,3})\.html$|\.json$/;

/** Compresses a file. Caches the copies under the file's hash, because most files do not change between builds. */
async function makeCopies(file: string): Promise<{ br: string; gz: string }> {
  const bytes = await readFile(file);
  // Quality 11 makes pages 2 % smaller than quality 10 does, but takes three times as long.
  const quality = SMALLEST.test(path.basename(file)) ? 11 : 10;
  const hash = keyOf(`${quality} `, bytes);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    br: await cached(CACHE, `${hash}.br`, () => promisify(brotliCompress)(bytes, { params })),
    gz: await cached(CACHE, `${hash}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
  };
}

/** Leaves one of Node's four worker threads free for reading and writing files. */
const queue = new PQueue({ concurrency: 3 });

/** Compresses a finished file in the background, while the next pages are rewritten. */
export function compressAhead(file: string): void {
  // Ignore failures here: `compressFiles` tries again and reports them.
  queue.add(() => makeCopies(file)).catch(() => {});
}

/** Writes a Brotli and a gzip copy beside every text file, for hosts that send precompressed files. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    for (const [ending, copy] of Object.entries(await makeCopies(file))) {
      await markUsed(copy);
      await putBeside(file, ending, await readFile(copy));
    }
  };
  await queue.addAll(files.filter(isText).map((file) => () => compress(path.join(folder, file))));
  await dropUnused(CACHE);
}

/** Writes a copy and gives it the file's date, because nginx ignores copies with another date. */
async function putBeside(file: string, ending: string, copy: Buffer): Promise<void> {
  const { atime, mtime } = await stat(file);
  await writeFile(`${file}.${ending}`, copy);
  await utimes(`${file}.${ending}`, atime, mtime);
}

/** The bytes before the dictionary's hash in a compressed copy (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** The Zstandard level. Higher levels take ten times as long, and save only 2 %. */
const LEVEL = 9;

/** Writes a dictionary (the page of median length) and, beside each page, a copy compressed with it. */
export async function compressWithDictionary(folder: string, pages: readonly string[], count = pages.length) {
  await init();
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page))));
  const middle = texts.slice(0, count).toSorted((a, b) => a.length - b.length)[Math.floor(count / 2)];
  if (!middle) return;
  const { dictionary, hash, key } = makeDictionary(middle);
  await writeFile(path.join(folder, DICTIONARY), dictionary);
  const context = createCCtx();
  for (const [index, page] of pages.entries()) {
    // Skip error pages, which hosts send without a dictionary.
    if (isErrorPage(routeOf(page))) continue;
    const copy = compressUsingDict(context, texts[index] ?? middle, dictionary, LEVEL);
    await putBeside(path.join(folder, page), `${key}.dcz`, Buffer.concat([MAGIC, hash, copy]));
  }
}

/** Adds spaces to the text until its hash, as browsers write it, can be part of a file name. */
function makeDictionary(text: Buffer): { dictionary: Buffer; hash: Buffer; key: string } {
  const hash = createHash('sha256').update(text).digest();
  const key = keyOfDictionary(`:${hash.toString('base64')}:`);
  if (key === undefined) return makeDictionary(Buffer.concat([text, Buffer.from(' ')]));
  return { dictionary: text, hash, key };
}
