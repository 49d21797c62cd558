import { spawn } from 'node:child_process';

/**
 * Runs a program of this project with its output shown, and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string, shell?: boolean, group?: boolean, forward?: boolean }} [options] with
 * `group` all that it starts can be ended together (`endGroups`), with `forward` it gets the signals to stop
 * @returns {Promise<number>} its exit code
 */
export function runCommand(program, args, options = {}) {
  const { env = {}, input, shell = false, group = false, forward = false } = options;
  return new Promise((resolve, reject) => {
    const detached = group && process.platform !== 'win32';
    const child = spawn(program, args, {
      detached,
      stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell,
    });
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('exit', (code) => {
      groups.delete(child.pid);
      resolve(code ?? 1);
    });
    if (detached && child.pid) groups.add(child.pid);
    if (forward) forwardSignals(child);
  });
}

/** @type {Set<number | undefined>} */
const groups = new Set();

/** Asks every program of the groups that `runCommand` has started to stop: npm would pass it on to nobody. */
export function endGroups() {
  for (const leader of groups) if (leader) process.kill(-leader, 'SIGTERM');
}

/**
 * npm is started by Node.js itself: on Windows `npm` is a batch file, which only a shell can start.
 * @returns {[program: string, args: string[], options: { shell?: boolean }]}
 */
export function npmProgram() {
  // npm names its own program to the scripts that it runs.
  const own = process.env.npm_execpath;
  return own && /\.[cm]?js$/.test(own)
    ? [process.execPath, [own], {}]
    : ['npm', [], { shell: process.platform === 'win32' }];
}

/**
 * As {@link runCommand}.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, group?: boolean }} [options]
 */
export function runNpm(args, options) {
  const [program, own, shell] = npmProgram();
  return runCommand(program, [...own, ...args], { ...options, ...shell });
}

/**
 * Below npm, does something once when the shell ends that npm has started this program with: npm and its shell end at
 * SIGTERM and pass it on to nobody.
 * @param {() => void} act
 */
export function whenShellEnds(act) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, 500).unref();
}

/**
 * Passes the signals to stop on to a program that this one has started. A terminal sends Ctrl+C to both at once, and a
 * second one would end it before it has closed its files.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY && process.platform !== 'win32') child.kill('SIGINT');
  });
  whenShellEnds(() => child.kill('SIGTERM'));
}
