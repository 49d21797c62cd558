import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the server knows of each file of the site, by its address (`/transport.html`). */
export type SiteFiles = ReadonlyMap<string, Pick<Stats, 'size' | 'mtimeMs'>>;

/** Reads a folder's files. A folder that is not there has none. @param folder absolute path */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const files = new Map<string, Pick<Stats, 'size' | 'mtimeMs'>>();
  await addFiles(folder, '', files);
  return files;
}

async function addFiles(folder: string, address: string, files: Map<string, unknown>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(passOverMissing);
  await Promise.all(
    (entries ?? []).map(async (entry) => {
      const [file, own] = [path.join(folder, entry.name), `${address}/${entry.name}`];
      if (entry.isDirectory()) return addFiles(file, own, files);
      const stats = await stat(file).catch(passOverMissing);
      if (stats?.isFile()) files.set(own, { size: stats.size, mtimeMs: stats.mtimeMs });
      return undefined;
    }),
  );
}

/** The bytes of a file, or undefined where there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(passOverMissing);
}

/** A publication may take a file away between two looks. */
function passOverMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
