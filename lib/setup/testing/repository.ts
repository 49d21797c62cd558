import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The author of commits, which Git requires. */
const IDENTITY = [
  ['name', 'Office'],
  ['email', 'office@school.example'],
] as const;
/** The same author, for repositories that a command creates. */
const AUTHOR = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) =>
    IDENTITY.map(([name, value]) => [`GIT_${who}_${name.toUpperCase()}`, value]),
  ),
);

/** Gives each test in a file a folder in which it can make Git repositories. */
export function useFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'school '));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const at = (...parts: string[]): string => path.join(root, ...parts);
  /** @param inside a folder within the test's folder @returns what Git prints there */
  const git = (inside: string, ...args: string[]): string =>
    spawnSync('git', args, { cwd: at(inside), encoding: 'utf8' }).stdout.trimEnd();

  return {
    at,
    write: (file: string, text: string): void => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    git,
    /** Makes a folder within the test's folder a repository, and commits everything in it. */
    commit: (inside: string, title: string): void => {
      git(inside, 'init', '--quiet', '--initial-branch=main');
      for (const [name, value] of IDENTITY) git(inside, 'config', `user.${name}`, value);
      git(inside, 'add', '--all');
      git(inside, 'commit', '--quiet', '-m', title);
    },
  };
}

interface Started {
  cwd?: string;
  input?: string;
  env?: Record<string, string | undefined>;
}

/** Runs a command of this project as npm does. @param options for the process; `cwd` is a copy of the project */
export function runCommand(command: string, args: readonly string[], { cwd, input, env }: Started = {}) {
  const program = ['lib/setup/run.mjs', `lib/commands/${command}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: cwd ?? path.resolve(__dirname, '../../..'),
    input: input ?? '',
    env: { ...process.env, ...AUTHOR, NODE_OPTIONS: '', CONTENT_DIR: '', GITHUB_ACTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, out: stdout, stderr };
}
