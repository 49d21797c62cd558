import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyProject } from '@/lib/accepted/copy-project';
import { writeSchool } from '@/lib/accepted/write-extreme-school';
import { runProgram } from '@/lib/terminal/run-program';

const DAY = '2025-04-15';
const FOLDER = '.cache/accepted';

/**
 * `npm run check:accepted`: builds a school at each end of what the check of the content accepts: every construct of
 * Markdown, file names of all kinds, fields as long, as many and as empty as the schemas allow. Exit code 1 when
 * something accepted does not build, or not into a site in order.
 */
await runProgram(async () => {
  const project = path.resolve(FOLDER, 'project');
  copyProject(process.cwd(), project);
  let code = 0;
  for (const extreme of ['most', 'least'] as const) {
    const directory = path.resolve(FOLDER, extreme);
    const { accepted, refused } = await writeSchool(directory, extreme, DAY);
    console.log(`\n== ${extreme}: ${accepted} files accepted, and refused:\n${refused.join('\n')}`);
    for (const command of ['build', 'check-site']) {
      const args = ['lib/setup/run.mjs', `lib/commands/${command}.ts`, '--content', directory, '--date', DAY];
      const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
      if (status !== 0) code = 1;
      if (status !== 0) console.log(`✗ ${command} of ${extreme}`);
    }
  }
  if (code === 0) console.log('\nEverything that the check accepted was built, and is in order.');
  return code;
});
