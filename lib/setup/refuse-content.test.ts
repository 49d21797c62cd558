import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';

const REFUSED = /^A unit test reads content.*, which an editor may change/;

describe('a unit test', () => {
  it('cannot read what an editor may change, by whatever way', async () => {
    expect(() => readFileSync('content/fees.yaml')).toThrow(REFUSED);
    expect(() => readFileSync(path.resolve('content/news/../fees.yaml'))).toThrow(REFUSED);
    expect(() => readdirSync('content')).toThrow(REFUSED);
    expect(() => cpSync('content', 'copy', { recursive: true })).toThrow(REFUSED);
    await expect(async () => readFile('content/fees.yaml')).rejects.toThrow(REFUSED);
    await expect(async () => readdir('content/news')).rejects.toThrow(REFUSED);
    await expect(loadContent(path.resolve('content'), { day: '2025-04-15' })).rejects.toThrow(REFUSED);
  });

  it('can read the editors’ guide and the small school', () => {
    expect(readFileSync('content/README.md', 'utf8')).toMatch(/^# /);
    expect(readdirSync('lib/content/mistakes/small-school')).toContain('fees.yaml');
  });
});
