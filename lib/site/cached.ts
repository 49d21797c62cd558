import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

const CACHE = '.cache';
const UNUSED_DAYS = 7;

/** Makes a file of `.cache/` unless it exists. @param name with a hash of all its inputs @returns its path */
export async function cached(folder: string, name: string, make: () => Promise<Uint8Array | string>) {
  const file = path.join(CACHE, folder, name);
  if (existsSync(file)) return file;
  await fs.mkdir(path.dirname(file), { recursive: true });
  // Written under a unique name first: a build may be stopped midway, and two builds may make the same file.
  const part = `${file}.${randomUUID()}`;
  await fs.writeFile(part, await make());
  await fs.rename(part, file);
  return file;
}

/** How many pictures a build processes in parallel. */
export const AT_ONCE = 4;

/** Makes a folder in `public/` hold exactly these files. */
export async function fillFolder(folder: string, files: readonly string[]): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await Promise.all([...new Set(files)].map((file) => putFile(file, path.join(folder, path.basename(file)))));
}

/** Links the file, which costs no space, or copies it where the disk has no hard links. */
export async function putFile(from: string, to: string): Promise<void> {
  // A relative symbolic link would point elsewhere from the new place.
  await fs.link(await fs.realpath(from), to).catch(() => fs.copyFile(from, to));
}

/** One hash of all the inputs of a cached file. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

export async function markUsed(...files: readonly string[]): Promise<void> {
  const now = new Date();
  await Promise.all(files.map((file) => fs.utimes(file, now, now)));
}

/** Deletes the files of a folder of `.cache/` that no build has used for a week, half-written ones included. */
export async function dropUnused(folder: string): Promise<void> {
  const directory = path.join(CACHE, folder);
  const oldest = Date.now() - UNUSED_DAYS * 86_400_000;
  for (const name of existsSync(directory) ? await fs.readdir(directory) : []) {
    const file = path.join(directory, name);
    if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file);
  }
}
