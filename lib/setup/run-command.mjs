import { spawn } from 'node:child_process';

/**
 * Runs a program of this project with its output shown, and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(program, args, { env = {}, input, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell,
    });
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
