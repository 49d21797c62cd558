import { spawn } from 'node:child_process';

/**
 * Runs a Node program as a step of the build, with its messages on the same console.
 * @returns its exit code
 */
export function runStep(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
