import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { runFixes } from '@/lib/editing/fixes';

const RELEASES = 'lib/content/mistakes/releases';

/** A school's files as they stand when it takes this version: `npm run release` keeps one for each release. */
describe.each(readdirSync(RELEASES))('the content of release %s', (version) => {
  it('is in order in this version, after npm run fix', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'release-'));
    try {
      const folder = path.join(root, 'content');
      cpSync(path.join(RELEASES, version), folder, { recursive: true });
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
