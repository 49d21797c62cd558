import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hashTyped } from './typed-files';
import { unlessUnchanged } from './unless-unchanged';

const run = promisify(execFile);
const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';

/**
 * Checks the types of the whole project as `npm run check:types` does, unless nothing that TypeScript reads has changed
 * since they were in order last: an editor's change of content cannot make them wrong.
 * @param project absolute path of the project
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(project: string): Promise<void> {
  await unlessUnchanged({ record: '.cache/checked-types', hash: hashTyped, project }, async () => {
    // TypeScript needs Next's declarations of style sheets and routes.
    await runProgram(NEXT, ['typegen'], project);
    await runProgram(TSC, ['--noEmit', '--pretty', 'false'], project);
  });
}

async function runProgram(program: string, args: string[], cwd: string): Promise<void> {
  try {
    await run(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${(stdout + stderr).trim()}\n\nThe types are wrong. Nothing was built; the last finished site is as it was.`,
      { cause: error },
    );
  }
}
