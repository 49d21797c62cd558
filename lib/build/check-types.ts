import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';

/**
 * Checks the types of the whole project as `npm run check:types` does.
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(): Promise<void> {
  // TypeScript needs Next's declarations of style sheets and routes.
  await runProgram(NEXT, ['typegen']);
  await runProgram(TSC, ['--noEmit', '--pretty', 'false']);
}

async function runProgram(program: string, args: string[]): Promise<void> {
  try {
    await run(process.execPath, [program, ...args], {
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
