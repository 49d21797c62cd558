import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles, listInside } from './fingerprint';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Checked {
  /** Where the hash of the last success is kept, in the project. */
  record: string;
  /** One hash of all that the check reads. */
  hash: (project: string) => Promise<string>;
  /** Absolute path of the project. */
  project: string;
}

/** Runs a check, except when all that it reads is as it was when it passed last. @throws whatever the check throws */
export async function unlessUnchanged(
  { record, hash, project }: Checked,
  check: () => Promise<void>,
): Promise<void> {
  const file = path.join(project, record);
  const before = await hash(project);
  if (existsSync(file) && (await readFile(file, 'utf8')) === before) return;
  await check();
  // What somebody has changed meanwhile was perhaps not seen.
  if ((await hash(project)) !== before) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, before);
}

/** Tests and commands too: a wrong type in them stops a build as it stops `npm run check:types`. */
const FOLDERS = ['app', 'components', 'lib', 'server', 'e2e'];
const FILES = [
  'package.json',
  'tsconfig.json',
  // npm writes it at each installation: what is installed may differ from what package-lock.json wants.
  'node_modules/.package-lock.json',
  'jest.setup.ts',
  'playwright.config.ts',
  'tailwind.config.ts',
];
const TYPED = /\.([cm]?[jt]s|tsx|json)$/;

/** One hash of all that decides whether the types are in order. @param project its absolute path */
export async function hashTyped(project: string): Promise<string> {
  const inside = await listInside(FOLDERS, project);
  return hashFiles([...FILES, ...inside.filter((file) => TYPED.test(file))].toSorted(), project);
}

const run = promisify(execFile);
const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';

/**
 * Checks the types of the whole project as `npm run check:types` does, unless nothing that TypeScript reads has changed
 * since they were in order last: an editor's change of content cannot make them wrong.
 * @param project absolute path of the project
 * @throws Error with TypeScript's messages
 */
export async function checkTypes(project: string): Promise<void> {
  await unlessUnchanged({ record: '.cache/checked-types', hash: hashTyped, project }, async () => {
    // TypeScript needs Next's declarations of style sheets and routes.
    await runProgram(NEXT, ['typegen'], project);
    await runProgram(TSC, ['--noEmit', '--pretty', 'false'], project);
  });
}

async function runProgram(program: string, args: string[], cwd: string): Promise<void> {
  try {
    await run(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${(stdout + stderr).trim()}\n\nThe types are wrong. Nothing was built; the last finished site is as it was.`,
      { cause: error },
    );
  }
}
