import { spawnSync } from 'node:child_process';
import { npmProgram } from '@/lib/setup/processes.mjs';

/** What to do where Git refuses a commit for want of a name. */
export const NAME_FOR_GIT =
  'Git does not know your name yet. Type git config --global user.name "Your Name" and git config --global user.email you@school.example';

/** @returns what Git prints, or undefined where it fails or is not installed */
export function git(folder: string, ...args: string[]): string | undefined {
  // An address that wants a password is one that cannot be read.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** A file of a commit, byte for byte, or undefined where it has none. @param file from the folder, which may be below the repository's */
export function fileIn(folder: string, commit: string, file: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:./${file}`], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout : undefined;
}

/** Makes the folder a repository whose branch is `main`, which Git before 2.28 cannot do at once. */
export const startRepository = (folder: string): boolean =>
  git(folder, 'init', '--quiet') !== undefined &&
  git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/main') !== undefined;

/** Runs npm without showing what it prints. @returns whether it succeeded, and npm's own reason where it did not */
export function npm(folder: string, ...args: string[]): { done: boolean; why: string } {
  const [program, own, options] = npmProgram();
  const how = { ...options, cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(program, [...own, ...args], how);
  const [, why] = REASON.exec(stderr ?? '') ?? [];
  return { done: status === 0, why: why ? `npm says: ${why}.` : '' };
}

/** The line of npm that says why, among those that say where. */
const REASON =
  /^npm (?:error|ERR!) (?:enoent |notarget |network )?(?!code |errno |syscall |path |dest |A complete log)(\S.*?)\.?$/m;

/** The files below the folder that are changed and not committed, by their paths from it. Empty without a repository. */
export function uncommitted(folder: string, ...within: string[]): string[] {
  const inside = git(folder, 'rev-parse', '--show-prefix') ?? '';
  const places = within.length ? within : ['.'];
  const how = ['--porcelain', '-uall', '--no-renames', '-z', '--', ...places];
  const lines = git(folder, 'status', ...how)?.split('\0') ?? [];
  return lines.map((line) => line.slice('XY '.length + inside.length)).filter(Boolean);
}
