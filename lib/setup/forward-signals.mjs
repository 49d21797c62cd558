/** How soon the end of the shell is noticed. */
const LOOK_MS = 500;

/**
 * Passes the signals to stop on to a program that this one has started. A terminal sends Ctrl+C to both at once, and
 * a second one would end the other program before it has closed its files.
 *
 * npm ends at SIGTERM together with its shell, but not with what the shell has started: below npm, the end of the shell
 * is taken as that signal.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY && process.platform !== 'win32') child.kill('SIGINT');
  });
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, LOOK_MS).unref();
}
