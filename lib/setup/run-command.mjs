import { spawn } from 'node:child_process';

const onWindows = process.platform === 'win32';

/**
 * Runs a program of this project with its output shown, and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(program, args, { env = {}, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // npm is a batch file there, which only a shell can start.
      shell: onWindows,
    });
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
