import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/lib/setup/write-whole';

const CACHE = '.cache';
const UNUSED_DAYS = 7;

/** Makes a file in `.cache/` unless it exists. @param name contains a hash of all inputs @returns the file's path */
export async function cached(folder: string, name: string, make: () => Promise<Uint8Array | string>) {
  const file = path.join(CACHE, folder, name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return file;
}

/** How many pictures a build processes in parallel. */
export const AT_ONCE = 4;

/** Makes a folder in `public/` contain exactly these files. */
export async function fillFolder(folder: string, files: readonly string[]): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await Promise.all([...new Set(files)].map((file) => putFile(file, path.join(folder, path.basename(file)))));
}

/** Makes a hard link, which takes no space. Copies the file if the disk does not support hard links. */
export async function putFile(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  // Resolve symbolic links first: a relative link would point elsewhere from the new folder.
  await fs.link(await fs.realpath(from), to).catch(() => fs.copyFile(from, to));
}

export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

export async function markUsed(...files: readonly string[]): Promise<void> {
  const now = new Date();
  await Promise.all(files.map((file) => fs.utimes(file, now, now)));
}

/** In a folder of `.cache/`, deletes files that no build has used for a week, including half-written ones. */
export async function dropUnused(folder: string): Promise<void> {
  const directory = path.join(CACHE, folder);
  const oldest = Date.now() - UNUSED_DAYS * 86_400_000;
  for (const name of existsSync(directory) ? await fs.readdir(directory) : []) {
    const file = path.join(directory, name);
    if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file);
  }
}
