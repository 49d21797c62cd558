import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

const FOLDER = '.cache';
const UNUSED_DAYS = 7;

/**
 * What a build makes of something, made once for each state of it. @param room the folder in `.cache/` for what is made so
 * @param name of the file, with a hash of everything that decides what is in it @returns the path of the file
 */
export async function cached(room: string, name: string, make: () => Promise<Uint8Array | string>) {
  const folder = path.join(FOLDER, room);
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  await fs.mkdir(folder, { recursive: true });
  // A build that is stopped midway must not leave half a file under its final name; two may make the same.
  const part = `${file}.${randomUUID()}`;
  await fs.writeFile(part, await make());
  await fs.rename(part, file);
  return file;
}

/** How many pictures a build works on at a time. */
export const AT_ONCE = 4;

/** Makes a folder of `public/` hold these files, and nothing else. */
export async function fillFolder(folder: string, files: readonly string[]): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await Promise.all([...new Set(files)].map((file) => putFile(file, path.join(folder, path.basename(file)))));
}

/** A second name for the same file costs no space; not every disk allows it. */
export async function putFile(from: string, to: string): Promise<void> {
  // Of a symbolic link the file: its path is no longer right elsewhere.
  await fs.link(await fs.realpath(from), to).catch(() => fs.copyFile(from, to));
}

/** One hash of what decides the contents of a file: its recipe first, its sources after. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

export async function markUsed(...files: readonly string[]): Promise<void> {
  const now = new Date();
  await Promise.all(files.map((file) => fs.utimes(file, now, now)));
}

/** Deletes the files of a room that no build has used for a week, and what a killed build has left half made. */
export async function dropUnused(room: string): Promise<void> {
  const folder = path.join(FOLDER, room);
  const oldest = Date.now() - UNUSED_DAYS * 86_400_000;
  for (const name of existsSync(folder) ? await fs.readdir(folder) : []) {
    const file = path.join(folder, name);
    if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file);
  }
}
