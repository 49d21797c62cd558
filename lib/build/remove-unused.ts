import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';

/** The beginning of a page that called `notFound()`. */
const NOT_FOUND = '<html id="__next_error__">';

/** Removes the files of routes without content, for which Next.js exports an empty file or NOT_FOUND. */
export async function dropEmptyFiles(folder: string): Promise<void> {
  const filesIn = () => listFiles(folder).map((file) => path.join(folder, file));
  for (const page of filesIn().filter((file) => file.endsWith('.html')))
    if ((await readFile(page, 'utf8')).includes(NOT_FOUND))
      for (const ending of ['html', 'txt']) await rm(page.replace(/html$/, ending));
  for (const file of filesIn()) if ((await stat(file)).size === 0) await rm(file);
}

/** Files that no visitor requests: a second 404 page, and the file that keeps `public/` in Git. */
export const NEVER_ASKED_FOR = new Set(['_not-found.html', '.gitkeep']);

/** Removes the framework's payloads, and those of its files to which no page refers. */
export async function removeUnused(folder: string): Promise<void> {
  const files = listFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && !NEVER_ASKED_FOR.has(file));
  const texts = await Promise.all(pages.map((file) => readFile(path.join(folder, file), 'utf8')));
  const isNamed = (file: string): boolean => texts.some((text) => text.includes(path.posix.basename(file)));
  for (const file of files)
    if (NEVER_ASKED_FOR.has(file) || isPayload(file, files) || (file.startsWith('_next/') && !isNamed(file)))
      await rm(path.join(folder, file));
  await removeEmptyFolders(folder);
}

/** Removes empty folders: if one is beside `transport.html`, some hosts redirect to `/transport/`. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  await Promise.all(inside.map(removeEmptyFolders));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** True for files such as `transport.txt` beside `transport.html`, and `transport/__next._full.txt`. */
function isPayload(file: string, files: readonly string[]): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.posix.basename(file).startsWith('__next.') || files.includes(file.replace(/\.txt$/, '.html'));
}
