import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

const project = process.cwd();
let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

/** What is in the copies beside a file of this text. */
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
