import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';

/** Hash of the code whose types were in order last. */
const RECORD = '.cache/checked-types';

/**
 * Checks the types of the whole project as `npm run check:types` does, unless the code is the same as when they were in
 * order last: an editor's change of content cannot make them wrong.
 * @param code the hash that `takeFingerprint` gives
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(code: string): Promise<void> {
  const last = await readFile(RECORD, 'utf8').catch(() => undefined);
  if (last === code) return;
  // TypeScript needs Next's declarations of style sheets and routes.
  await runProgram(NEXT, ['typegen']);
  await runProgram(TSC, ['--noEmit', '--pretty', 'false']);
  await mkdir(path.dirname(RECORD), { recursive: true });
  await writeFile(RECORD, code);
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
