import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';
import { useScratch } from '@/lib/setup/testing/use-scratch';

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
