import { whenShellEnds } from './when-shell-ends.mjs';

/**
 * Passes the signals to stop on to a program that this one has started. A terminal sends Ctrl+C to both at once, and
 * a second one would end the other program before it has closed its files.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY && process.platform !== 'win32') child.kill('SIGINT');
  });
  whenShellEnds(() => child.kill('SIGTERM'));
}
