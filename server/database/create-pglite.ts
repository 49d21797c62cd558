import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MODULE = new URL('./make-pglite-files.ts', import.meta.url).href;
/** Runs `makePgliteFiles` with the arguments after the module. */
const SCRIPT = `const { makePgliteFiles } = await import(process.argv[1]);
await makePgliteFiles(...process.argv.slice(2));`;
/** Where `tsx` is found. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Creates the files of a new embedded database, if there are none yet. Another process does it: creating takes 900 MB,
 * which this one would keep for as long as it runs. The folder appears whole and on disk, or not at all.
 * @param folder absolute path; the folder around it exists
 * @param archive file of `dumpPglite` to create it from
 */
export async function createPglite(folder: string, archive?: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const program = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
    const args = [MODULE, unfinished, ...(archive ? [archive] : [])];
    await promisify(execFile)(process.execPath, [...program, ...args], { cwd: PROJECT });
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncOne(dirname(folder));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await syncOne(path);
  }
  await syncOne(folder);
}

async function syncOne(path: string): Promise<void> {
  // Windows opens no folder, and writes what a folder holds by itself.
  if (process.platform === 'win32') return;
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
