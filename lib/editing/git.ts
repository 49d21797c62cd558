import { spawnSync } from 'node:child_process';

/** @returns what Git prints, or undefined where it fails or is not installed */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Runs npm without showing what it prints.
 * @returns what it printed, and whether it succeeded
 */
export function npm(folder: string, ...args: string[]): { done: boolean; out: string; why: string } {
  // npm names its own program to the scripts that it runs; on Windows only a shell can start `npm` itself.
  const own = process.env.npm_execpath;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = own
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  const [why = ''] =
    /^npm (?:error|ERR!) (?!code|errno|syscall|path|dest|enoent)\S.*$/m.exec(stderr ?? '') ?? [];
  return { done: status === 0, out: (stdout ?? '').trim(), why };
}

/** The files that Git would lose track of: changed and not committed. Empty without a repository. */
export function uncommitted(folder: string): string[] {
  const lines = git(folder, 'status', '--porcelain', '--', '.') ?? '';
  return lines
    .split('\n')
    .map((line) => line.replace(/^\s*\S+\s+/, ''))
    .filter((file) => file !== '');
}
