import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Git wants to know who makes a commit. */
const IDENTITY = [
  ['name', 'Office'],
  ['email', 'office@school.example'],
] as const;
/** The same for repositories that a command makes. */
const AUTHOR = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) =>
    IDENTITY.map(([name, value]) => [`GIT_${who}_${name.toUpperCase()}`, value]),
  ),
);

/** A folder for each test of a file, in which repositories of Git are made. */
export function useFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'school '));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const at = (...parts: string[]): string => path.join(root, ...parts);
  /** @returns what Git prints in a folder of the folder */
  const git = (inside: string, ...args: string[]): string =>
    spawnSync('git', args, { cwd: at(inside), encoding: 'utf8' }).stdout.trimEnd();

  return {
    /** The absolute path of something in the folder. */
    at,
    write: (file: string, text: string): void => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    git,
    /** Commits everything that is in a folder of the folder, which becomes a repository. */
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

/** Runs a command of this project, as npm does. @param options of the process; `cwd` is a copy of the project */
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
