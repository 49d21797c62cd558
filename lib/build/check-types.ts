import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** TypeScript needs Next's declarations of style sheets and routes. */
const PROGRAMS = [
  ['node_modules/next/dist/bin/next', 'typegen'],
  ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
];

/**
 * Checks the types of the whole project as `npm run check:types` does, tests and commands too. TypeScript keeps what it
 * found (`tsBuildInfoFile` in tsconfig.json), and looks again only at what has changed and what depends on it.
 * @param project absolute path of the project
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(project: string): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    for (const program of PROGRAMS) await run(process.execPath, program, { cwd: project, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${(stdout + stderr).trim()}\n\nThe types are wrong. Nothing was built; the last finished site is as it was.`,
      { cause: error },
    );
  }
}
