import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCopy } from '@/lib/changes/content-copy';
import { ORDINARY_CHANGES } from '@/lib/changes/ordinary-changes';
import { RECIPES } from '@/lib/changes/recipes';
import { contentDirectory } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { runProgram } from '@/lib/setup/run-program';

/**
 * `npm run check:changes -- folder`: makes the recipes of the editors' guide and then other ordinary changes in a copy
 * of content/; exit code 1 when the content check refuses what comes out. The copy stays in `folder`, for tests
 * that must not mind; without `folder` it is removed.
 */
await runProgram(async ([folder]) => {
  const copy = path.resolve(folder ?? mkdtempSync(path.join(tmpdir(), 'changes-')));
  const day = siteDate(new Date());
  try {
    cpSync(contentDirectory(), copy, { recursive: true });
    for (const changes of [RECIPES, ORDINARY_CHANGES]) {
      changes.forEach(({ apply }) => apply(openCopy(copy), day));
      const { problems } = await loadContent(copy, { day });
      const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
      if (errors.length) throw new Error(`The check refuses an ordinary change:\n${errors.join('\n')}`);
    }
    console.log(`${RECIPES.length + ORDINARY_CHANGES.length} ordinary changes of content/ are accepted.`);
    return 0;
  } finally {
    if (folder === undefined) rmSync(copy, { recursive: true, force: true });
  }
}, 'any');
