import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressOnce } from './compress';

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

test('a file that was compressed before gets the same copies, and another file its own', async () => {
  const [first, other] = ['one text '.repeat(50), 'two texts '.repeat(50)];
  for (const text of [first, other, first]) {
    const { br, gz } = await compressOnce(Buffer.from(text));
    expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
  }
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});

test('the best copy of a file is kept beside the usual one', async () => {
  const text = Buffer.from('one text '.repeat(50));
  const copies = [await compressOnce(text), await compressOnce(text, 'best')];
  expect(copies.map(({ br }) => brotliDecompressSync(br))).toEqual([text, text]);
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});
