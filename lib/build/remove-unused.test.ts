import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';
import { dropEmptyFiles, removeUnused } from './remove-unused';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

test('removes files and pages that the school lacks', async () => {
  write({
    'calendar.ics': '',
    'class.html': '<!DOCTYPE html><html id="__next_error__"><head>',
    'class.txt': '"digest":"NEXT_HTTP_ERROR_FALLBACK;404"',
    'transport.html': '<!DOCTYPE html><html lang="en-IN"><head>',
    'transport.txt': '"path":["transport"]',
  });
  await dropEmptyFiles(folder);
  expect(listFiles(folder)).toEqual(['transport.html', 'transport.txt']);
});

test('removes files that no page refers to', async () => {
  write({
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
  });
  await removeUnused(folder);
  expect(listFiles(folder)).toEqual([
    '_next/static/media/f.woff2',
    'assets/list.txt',
    'robots.txt',
    'transport.html',
  ]);
});
