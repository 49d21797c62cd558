import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder, swapFolders } from './swap-folders';

const folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
const put = (name: string, text: string): string => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'index.html'), text);
  return path.join(folder, name);
};
const served = (): string => readFileSync(path.join(folder, 'out/index.html'), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

test('the new site takes the place of the last one, and nothing else is left', async () => {
  const place = put('out', 'old');
  const ready = put('ready', 'new');
  await swapFolders(ready, place);
  expect(served()).toBe('new');
  expect([existsSync(ready), existsSync(`${place}.last`)]).toEqual([false, false]);
});

test('the last site is back when the new one cannot be put in its place', async () => {
  const place = put('out', 'old');
  await expect(swapFolders(path.join(folder, 'missing'), place)).rejects.toThrow('ENOENT');
  expect(served()).toBe('old');
});

test('a folder is made whole or not at all', async () => {
  const made = path.join(folder, 'made');
  const make = (fails: boolean) =>
    makeFolder(made, async (part) => {
      writeFileSync(path.join(part, 'half.txt'), 'half');
      if (fails) throw new Error('The disk is full.');
    });
  await expect(make(true)).rejects.toThrow('The disk is full.');
  expect([existsSync(made), existsSync(`${made}.part`)]).toEqual([false, false]);
  await make(false);
  expect(existsSync(path.join(made, 'half.txt'))).toBe(true);
});
