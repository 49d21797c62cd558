import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { runFixes } from '@/lib/editing/fixes';
import { makeLargeSchool } from './large-school';

const RELEASES = 'lib/content/mistakes/releases';

/** Takes the files of a school from each earlier release, which `npm run release` packed, and checks them today. */
describe.each(readdirSync(RELEASES))('the content of release %s', (packed) => {
  it('is in order in this version, after npm run fix', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'release-'));
    try {
      const folder = path.join(root, 'content');
      unpack(readFileSync(path.join(RELEASES, packed)), folder);
      await runFixes(folder, {
        day: '2026-11-21',
        yes: true,
        conversation: undefined,
        print: () => undefined,
      });
      const { problems } = await loadContent(folder, { day: '2026-11-21' });
      const errors = problems.filter(({ severity }) => severity === 'error');
      // A change must not make a school edit files by hand that were valid. If this fails, add a remedy to the change.
      expect(errors.map(formatProblem)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

/** Unpacks the files that `npm run release` has packed. */
function unpack(packed: Uint8Array, folder: string): void {
  const files = JSON.parse(gunzipSync(packed).toString('utf8')) as Record<
    string,
    string | { base64: string }
  >;
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    const isText = typeof file === 'string';
    writeFileSync(path.join(folder, name), isText ? file : Buffer.from(file.base64, 'base64'));
  }
}

test('a large school is in order, and has what it was asked for', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'large-'));
  const folder = path.join(root, 'school');
  await makeLargeSchool(folder, { pages: 4, news: 25, photos: 203 });
  const { content, problems } = await loadContent(folder, { day: '2025-09-15' });
  rmSync(root, { recursive: true });
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  expect(content?.pages.filter(({ route }) => route.startsWith('/circular-'))).toHaveLength(4);
  expect(content?.news.length).toBeGreaterThanOrEqual(25);
  expect(content?.pages.find(({ route }) => route === '/album-1')?.body).toContain('(photo-203.jpg)');
  expect(content?.gallery.pictures).toHaveLength(200);
});
