import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, compressWithDictionary } from './compress';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { DICTIONARY, keyOfDictionary } from '@/lib/hosts/rules';

useScratch(true);

/** Compresses a file with this text, and returns the contents of its copies. */
async function compress(name: string, text: string): Promise<string[]> {
  writeFileSync(name, text);
  await compressFiles('.', [name]);
  return [
    brotliDecompressSync(readFileSync(`${name}.br`)).toString(),
    gunzipSync(readFileSync(`${name}.gz`)).toString(),
  ];
}

test('a file that was compressed before gets the same copies, and another file its own', async () => {
  const [first, other] = ['one text '.repeat(50), 'two texts '.repeat(50)];
  for (const text of [first, other, first]) expect(await compress('a.html', text)).toEqual([text, text]);
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});

test('the best copy of the home page is kept beside the usual one', async () => {
  const text = 'one text '.repeat(50);
  for (const name of ['a.html', 'index.html']) expect(await compress(name, text)).toEqual([text, text]);
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});

test('the copies are as old as their file, as nginx wants them', async () => {
  writeFileSync('a.html', 'one text');
  const day = new Date('2026-04-01');
  utimesSync('a.html', day, day);
  await compressFiles('.', ['a.html']);
  for (const ending of ['br', 'gz']) expect(statSync(`a.html.${ending}`).mtime).toEqual(day);
});

test('copies are kept for as long as builds use them, and go a week later', async () => {
  for (const name of ['a.html', 'b.html']) await compress(name, name);
  const long = new Date('2000-01-01');
  for (const copy of readdirSync('.cache/compressed')) utimesSync(`.cache/compressed/${copy}`, long, long);
  await compressFiles('.', ['a.html']);
  expect(readdirSync('.cache/compressed')).toHaveLength(2);
});

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
