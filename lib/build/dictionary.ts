import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DICTIONARY, keyOfDictionary } from '@/lib/hosts/rules';

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
  const known = await Promise.all(
    pages.map(async (file) => {
      const page = path.join(folder, file);
      const { size, atime, mtime } = await stat(page);
      return { page, size, atime, mtime };
    }),
  );
  const middle = known.toSorted((a, b) => a.size - b.size)[Math.floor(known.length / 2)];
  if (!middle) return;
  const { dictionary, hash, key } = withKey(await readFile(middle.page));
  await writeFile(path.join(folder, DICTIONARY), dictionary);
  const context = createCCtx();
  try {
    for (const { page, atime, mtime } of known) {
      const copy = compressUsingDict(context, await readFile(page), dictionary, LEVEL);
      await writeFile(`${page}.${key}.dcz`, Buffer.concat([MAGIC, hash, copy]));
      await utimes(`${page}.${key}.dcz`, atime, mtime);
    }
  } finally {
    freeCCtx(context);
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
