import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';

const REFUSED = /^A unit test reads content.*, which an editor may change/;

describe('a unit test', () => {
  it('cannot read files that an editor may change, by any function', async () => {
    expect(() => readFileSync('content/fees.yaml')).toThrow(REFUSED);
    expect(() => readFileSync(path.resolve('content/news/../fees.yaml'))).toThrow(REFUSED);
    expect(() => readdirSync('content')).toThrow(REFUSED);
    expect(() => cpSync('content', 'copy', { recursive: true })).toThrow(REFUSED);
    await expect(async () => readFile('content/fees.yaml')).rejects.toThrow(REFUSED);
    await expect(async () => readdir('content/news')).rejects.toThrow(REFUSED);
    await expect(loadContent(path.resolve('content'), { day: '2025-04-15' })).rejects.toThrow(REFUSED);
  });

  it('cannot read it through a program that it starts', () => {
    const { stdout } = spawnSync(process.execPath, ['--print', 'process.env.CONTENT_DIR'], {
      encoding: 'utf8',
    });
    expect(contentDirectory()).toBe(path.resolve(stdout.trim()));
    expect(existsSync(contentDirectory())).toBe(false);
  });

  it('can read the editors’ guide and the small school', () => {
    for (const file of ['README.md', 'FIELDS.md'])
      expect(readFileSync(`content/${file}`, 'utf8')).toMatch(/^# /);
    expect(readFileSync('lib/content/mistakes/small-school.yaml', 'utf8')).toMatch(/^fees\.yaml:/m);
  });
});
