import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DICTIONARY, keyOfDictionary } from '@/lib/hosts/rules';
import { compressWithDictionary } from './compress';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const inScratch = useScratch();

test('with the dictionary each copy is the page again, and much smaller where pages are alike', async () => {
  const frame = Array.from({ length: 400 }, (_, index) => `<li>${index * 7919}</li>`).join('');
  const pages = { 'index.html': `${frame}<p>Home, with more to say</p>`, 'bus.html': `${frame}<p>Bus</p>` };
  const lost = { '404.html': `${frame}<p>Lost</p>` };
  for (const [file, text] of Object.entries({ ...pages, ...lost })) writeFileSync(inScratch(file), text);
  await compressWithDictionary(inScratch(), [...Object.keys(pages), '404.html']);
  const dictionary = readFileSync(inScratch(DICTIONARY));
  const hash = createHash('sha256').update(dictionary).digest();
  const key = keyOfDictionary(`:${hash.toString('base64')}:`);
  for (const [file, text] of Object.entries(pages)) {
    const copy = readFileSync(inScratch(`${file}.${key}.dcz`));
    expect(copy.subarray(0, 40)).toEqual(Buffer.from(`5e2a4d1820000000${hash.toString('hex')}`, 'hex'));
    const decoded = decompressUsingDict(createDCtx(), copy.subarray(40), dictionary);
    expect(Buffer.from(decoded).toString()).toBe(text);
    expect(copy.length).toBeLessThan(150);
  }
  // The error page has no such copy, because no host would send it.
  expect(readdirSync(inScratch())).toHaveLength(6);
});

test('a hash that cannot be part of the name of a file is no key', () => {
  expect(keyOfDictionary(`:${'a'.repeat(43)}=:`)).toBe('a'.repeat(43));
  expect(keyOfDictionary(`:${'a'.repeat(42)}/=:`)).toBeUndefined();
  expect(keyOfDictionary('')).toBeUndefined();
});
