import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';

/**
 * Checks the types of the whole project as `npm run check:types` does, tests and commands too. TypeScript keeps what it
 * found (`tsBuildInfoFile` in tsconfig.json), and looks again only at what has changed and what depends on it.
 * @param project absolute path of the project
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(project: string): Promise<void> {
  // TypeScript needs Next's declarations of style sheets and routes.
  await runProgram(NEXT, ['typegen'], project);
  await runProgram(TSC, ['--noEmit', '--pretty', 'false'], project);
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
