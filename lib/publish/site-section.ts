import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Section } from './section';

const TITLE = 'The finished site';

/** What `npm run check:site` says of the folder out/; that check belongs to lib/export. */
export function siteSection(): Section | undefined {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  if (!scripts['check:site']) return undefined;
  if (!existsSync('out/index.html'))
    return { title: TITLE, mend: ['there is none yet. Type npm run build first.'], look: [] };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check:site'], {
    encoding: 'utf8',
  });
  if (status === 0) return { title: TITLE, mend: [], look: [] };
  const lines = `${stdout}${stdout.trim() ? '' : stderr}`.split('\n').filter((line) => line.trim());
  return { title: TITLE, mend: lines.length ? lines : ['could not be checked.'], look: [] };
}
