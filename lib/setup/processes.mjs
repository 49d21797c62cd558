import { spawn } from 'node:child_process';

/**
 * Runs a program, shows its output, and waits until it ends.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string, shell?: boolean, group?: boolean, forward?: boolean }} [options]
 * `group` starts a process group, which `endGroups` ends; `forward` passes on SIGTERM and SIGINT
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
    child.on('exit', (code, signal) => {
      groups.delete(child.pid);
      if (signal === 'SIGKILL')
        console.error('The system ended this step (SIGKILL), probably because memory ran out.');
      resolve(code ?? 1);
    });
    if (detached && child.pid) groups.add(child.pid);
    if (forward) forwardSignals(child);
  });
}

/** @type {Set<number | undefined>} */
const groups = new Set();

/** Sends SIGTERM to every process group that `runCommand` has started, because npm does not forward the signal. */
export function endGroups() {
  for (const leader of groups) if (leader) process.kill(-leader, 'SIGTERM');
}

/**
 * The command that starts npm. Prefers npm's script to `npm`, which on Windows is a batch file that needs a shell.
 * @returns {[program: string, args: string[], options: { shell?: boolean }]}
 */
export function npmProgram() {
  // npm sets this for the scripts that it runs.
  const own = process.env.npm_execpath;
  return own && /\.[cm]?js$/.test(own)
    ? [process.execPath, [own], {}]
    : ['npm', [], { shell: process.platform === 'win32' }];
}

/** @param {string[]} args @param {{ env?: Record<string, string>, group?: boolean }} [options] of {@link runCommand} */
export function runNpm(args, options) {
  const [program, own, shell] = npmProgram();
  return runCommand(program, [...own, ...args], { ...options, ...shell });
}

/** Calls `act` when npm's shell ends, because npm and its shell do not forward SIGTERM. @param {() => void} act */
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
 * Forwards SIGTERM and SIGINT, but not Ctrl+C in a terminal: the terminal sends that SIGINT to the child itself, and a
 * second one would end the child before it has closed its files.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY && process.platform !== 'win32') child.kill('SIGINT');
  });
  whenShellEnds(() => child.kill('SIGTERM'));
}
