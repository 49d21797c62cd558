import { spawnSync } from 'node:child_process';
import { npmProgram } from '@/lib/setup/processes.mjs';

export const NAME_FOR_GIT =
  'Git does not know your name yet. Type git config --global user.name "Your Name" and git config --global user.email you@school.example';

/** Runs Git. @returns its output; undefined if it fails or is not installed */
export function git(folder: string, ...args: string[]): string | undefined {
  // Makes Git fail instead of asking for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** A file's content in a commit, or undefined. @param file relative to the folder, not to the repository */
export function fileIn(folder: string, commit: string, file: string): Buffer | undefined {
  const how = { cwd: folder, maxBuffer: 1e8 };
  const { status, stdout } = spawnSync('git', ['show', `${commit}:./${file}`], how);
  return status === 0 ? stdout : undefined;
}

/** Makes the folder a repository on the branch `main`. Git before 2.28 lacks `init --initial-branch`. */
export const startRepository = (folder: string): boolean =>
  git(folder, 'init', '--quiet') !== undefined &&
  git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/main') !== undefined;

/** Runs npm without output. @returns `why`: npm's reason for a failure, as a sentence, or '' */
export function npm(folder: string, ...args: string[]): { done: boolean; why: string } {
  const [program, own, options] = npmProgram();
  const how = { ...options, cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(program, [...own, ...args], how);
  const [, why] = REASON.exec(stderr ?? '') ?? [];
  return { done: status === 0, why: why ? `npm says: ${why}.` : '' };
}

const REASON =
  /^npm (?:error|ERR!) (?:enoent |notarget |network )?(?!code |errno |syscall |path |dest |A complete log)(\S.*?)\.?$/m;

/** Uncommitted files in the folder, relative to it. Empty outside a repository. */
export function uncommitted(folder: string, ...within: string[]): string[] {
  const inside = git(folder, 'rev-parse', '--show-prefix') ?? '';
  const places = within.length ? within : ['.'];
  const how = ['--porcelain', '-uall', '--no-renames', '-z', '--', ...places];
  const lines = git(folder, 'status', ...how)?.split('\0') ?? [];
  return lines.map((line) => line.slice('XY '.length + inside.length)).filter(Boolean);
}
