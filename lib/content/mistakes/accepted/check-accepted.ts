import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ANSWERS } from '@/lib/editing/new-school/testing/answers';
import { runProgram } from '@/lib/setup/run-program.mjs';
import { copyProject } from '@/lib/setup/testing/copy-project';
import { writeExtremeSchool } from './write-extreme-school';

const DAY = '2025-04-15';
const FOLDER = '.cache/accepted';

/**
 * `npm run check:accepted`: builds three schools that the content check accepts. One fills every field up to its limit,
 * and has every Markdown construct and kind of file name; one has only what is required; one comes from
 * `npm run new-school`. Exit code 1 if a school does not build, or its finished site fails the checks.
 */
await runProgram(async () => {
  const project = path.resolve(FOLDER, 'project');
  copyProject(project);
  const run = (command: string, args: readonly string[], answers?: string): boolean => {
    const { status } = spawnSync(
      process.execPath,
      ['lib/setup/run.mjs', `lib/commands/${command}.ts`, ...args],
      {
        cwd: project,
        stdio: [answers === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
        input: answers,
      },
    );
    if (status !== 0) console.log(`✗ ${command} ${args.join(' ')}`);
    return status === 0;
  };
  const build = (directory: string): boolean[] =>
    ['build', 'check-site'].map((command) => run(command, ['--content', directory, '--date', DAY]));

  const isInOrder: boolean[] = [];
  for (const extreme of ['most', 'least'] as const) {
    const directory = path.resolve(FOLDER, extreme);
    const { accepted, refused } = await writeExtremeSchool(directory, extreme, DAY, extreme === 'most');
    console.log(`\n== ${extreme}: ${accepted} files accepted; refused:\n${refused.join('\n')}`);
    isInOrder.push(...build(directory));
  }
  const directory = path.resolve(FOLDER, 'new');
  rmSync(directory, { recursive: true, force: true });
  console.log('\n== new: a school of another board, made by new-school');
  const answers = `${Object.values({ ...ANSWERS, board: 'CISCE', from: 'Playgroup' }).join('\n')}\n`;
  isInOrder.push(
    run('new-school', [directory, '--package', '1.0.0', '--date', DAY], answers),
    ...build(path.join(directory, 'content')),
  );
  if (isInOrder.includes(false)) return 1;
  console.log('\nEvery school that the check accepted was built, and its site passed the checks.');
  return 0;
});
