import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Settings that disable hooks and override the user's own settings. FIXED also makes Git take file names literally. */
const SETTINGS =
  'core.quotepath=off core.hooksPath=/dev/null core.fsmonitor=false core.autocrlf=false commit.gpgsign=false';
const FIXED = ['--literal-pathspecs', ...SETTINGS.split(' ').flatMap((setting) => ['-c', setting])];

const TIME_LIMIT_MS = 30_000;
const LARGEST_OUTPUT = 64 * 1024 * 1024;

export class GitFailed extends Error {
  /** Git's exit code; a string or null if Git could not start, did not end in time or wrote too much. */
  code: number | string | null = null;
}

/** Undefined if Git answers with an error, such as a missing file. @throws GitFailed if Git gave no answer */
export const unlessRefused = <Result>(answer: Promise<Result>): Promise<Result | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof GitFailed && typeof error.code === 'number') return undefined;
    throw error;
  });

/** @param folder the working directory @returns Git's output @throws GitFailed with Git's message */
export async function runGit(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const own = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C', ...env };
  const how = { cwd: folder, timeout: TIME_LIMIT_MS, maxBuffer: LARGEST_OUTPUT, encoding: 'buffer' } as const;
  try {
    const { stdout } = await run('git', [...FIXED, ...args], { ...how, env: { ...process.env, ...own } });
    return stdout;
  } catch (error) {
    type Failure = Pick<GitFailed, 'code'> & { stderr?: Buffer; killed?: boolean };
    const { code, stderr, killed } = error as Failure;
    const words = killed ? 'it took too long' : String(stderr ?? '').trim();
    throw Object.assign(new GitFailed(words || String(error)), { code });
  }
}
