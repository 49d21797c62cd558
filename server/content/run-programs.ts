import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { schoolFolder } from '@/lib/content/read/tree';

const TIME_LIMIT_MS = 20 * 60_000;
const KEPT_LINES = 40;
/** How long to wait for output after a program has ended. */
const LAST_WORDS_MS = 2000;

/** Secrets of the server. A build does not need them, and its programs and packages must not be able to read them. */
const SECRETS = { JWT_SECRET: undefined, DATABASE_URL: undefined, SMTP_URL: undefined };

/** Runs programs that the server ends when it stops. */
export function createRunner() {
  const groups = new Set<number>();
  let isEnding = false;

  /** Runs a program or, without `args`, a shell command. @returns its last lines of output @throws Error with them */
  function run(program: string, args: readonly string[], own: object, onLine: (line: string) => void) {
    return new Promise<string>((resolve, reject) => {
      if (isEnding) return reject(new Error('The server is stopping.'));
      const lines: string[] = [];
      const isShell = args.length === 0;
      const child = spawn(program, args, {
        cwd: isShell ? schoolFolder() : process.cwd(),
        detached: true,
        shell: isShell,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...SECRETS, ...own },
      });
      const group = child.pid ?? 0;
      groups.add(group);
      const outputs = [child.stdout, child.stderr];
      for (const input of outputs)
        createInterface({ input }).on('line', (line) => {
          lines.push(line);
          if (lines.length > KEPT_LINES) lines.shift();
          onLine(line);
        });
      const limit = setTimeout(() => {
        lines.push('It took longer than 20 minutes.');
        endGroup(group, 'SIGTERM');
      }, TIME_LIMIT_MS);
      child.on('error', (error) => {
        clearTimeout(limit);
        reject(error);
      });
      child.on('exit', () => {
        clearTimeout(limit);
        // A build that was killed because memory ran out can leave a worker, which would keep 230 MB.
        endGroup(group, 'SIGKILL');
        groups.delete(group);
        // A program that has left the group could keep the output open.
        setTimeout(() => outputs.forEach((output) => output.destroy()), LAST_WORDS_MS).unref();
      });
      // The last lines, which say why a build failed, can arrive after the exit.
      child.on('close', (code, signal) => {
        if (code === 0) return resolve(lines.join('\n'));
        lines.push(`It ended with ${signal ?? `code ${code}`}.`);
        reject(new Error(lines.join('\n')));
      });
    });
  }

  function endGroup(group: number, signal: NodeJS.Signals): void {
    if (!group) return;
    try {
      process.kill(-group, signal);
    } catch {
      // All processes of the group have ended.
    }
  }

  return {
    run,
    /** Ends all programs, and lets none start afterwards. */
    endAll: (): void => {
      isEnding = true;
      for (const group of groups) endGroup(group, 'SIGTERM');
    },
  };
}
