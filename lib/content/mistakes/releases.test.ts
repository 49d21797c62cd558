import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { runFixes } from '@/lib/editing/fixes';

const RELEASES = 'lib/content/mistakes/releases';

/** A school's files as they stand when it takes this version: `npm run release` packs them into one file. */
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
      // A school should not have to mend by hand what it had right; give the change a remedy.
      expect(errors.map(formatProblem)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

/** Writes the files that `npm run release` has packed. */
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
