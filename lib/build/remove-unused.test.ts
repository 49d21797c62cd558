import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';
import { removeUnused } from './remove-unused';

test('what no page asks for is removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = {
    'robots.txt': '',
    'transport.html': '<link href="/_next/static/media/f.woff2">',
    'transport.txt': '',
    'transport/__next._full.txt': '',
    '_not-found.html': '',
    '.gitkeep': '',
    '_next/static/chunks/a.js': 'load("static/chunks/b.js")',
    '_next/static/chunks/b.js': '',
    '_next/static/media/f.woff2': '',
    'assets/list.txt': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  await removeUnused(folder);
  expect(listFiles(folder)).toEqual([
    '_next/static/media/f.woff2',
    'assets/list.txt',
    'robots.txt',
    'transport.html',
  ]);
  rmSync(folder, { recursive: true });
});
