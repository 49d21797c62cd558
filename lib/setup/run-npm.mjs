import { runCommand } from './run-command.mjs';

/**
 * Runs npm with its output shown, and waits for its end. npm is started by Node.js itself: on Windows `npm` is a batch
 * file, which only a shell can start.
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNpm(args, options) {
  // npm names its own program to the scripts that it runs.
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js') || own?.endsWith('.cjs'))
    return runCommand(process.execPath, [own, ...args], options);
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}
