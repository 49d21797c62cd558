import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';

/** Next.js exports a file for every route. One that has nothing to say, such as a calendar that a school lacks, is empty. */
export async function dropEmptyFiles(folder: string): Promise<void> {
  const files = listFiles(folder).map((file) => path.join(folder, file));
  for (const file of files) if ((await stat(file)).size === 0) await rm(file);
}

/** The second copy of the 404 page, and the file that keeps `public/` in git. */
export const NEVER_ASKED_FOR = new Set(['_not-found.html', '.gitkeep']);

/** Removes what no page of the finished site asks for: the framework's payloads, and its files that no page names. */
export async function removeUnused(folder: string): Promise<void> {
  const files = listFiles(folder);
  const names = new Set(files);
  const payloads = files.filter((file) => isPayload(file, names));
  const gone = new Set([...payloads, ...files.filter((file) => NEVER_ASKED_FOR.has(file))]);
  const left = files.filter((file) => !gone.has(file));
  for (const file of await unnamedFiles(folder, left)) gone.add(file);
  await Promise.all([...gone].map((file) => rm(path.join(folder, file))));
  await removeEmptyFolders(folder);
}

/** An empty `transport/` beside `transport.html` makes some hosts send visitors to `/transport/`. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  await Promise.all(inside.map(removeEmptyFolders));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** `transport.txt` beside `transport.html`, and `transport/__next._full.txt`. */
function isPayload(file: string, files: ReadonlySet<string>): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.posix.basename(file).startsWith('__next.') || files.has(file.replace(/\.txt$/, '.html'));
}

/** Files of `_next/` whose name occurs in no page. */
async function unnamedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const own = files.filter((file) => file.startsWith('_next/'));
  const unnamed = new Map(own.map((file) => [path.posix.basename(file), file]));
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const name of unnamed.keys()) if (text.includes(name)) unnamed.delete(name);
  }
  return [...unnamed.values()];
}
