import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';

/** In a page that called `notFound()`. */
const NOT_FOUND = '<html id="__next_error__">';

/** Next.js exports a file for every route: for a calendar or page that the school lacks, an empty file or NOT_FOUND. */
export async function dropEmptyFiles(folder: string): Promise<void> {
  const filesIn = () => listFiles(folder).map((file) => path.join(folder, file));
  for (const page of filesIn().filter((file) => file.endsWith('.html')))
    if ((await readFile(page, 'utf8')).includes(NOT_FOUND))
      for (const ending of ['html', 'txt']) await rm(page.replace(/html$/, ending));
  for (const file of filesIn()) if ((await stat(file)).size === 0) await rm(file);
}

/** The second copy of the 404 page, and the file that keeps `public/` in Git. */
export const NEVER_ASKED_FOR = new Set(['_not-found.html', '.gitkeep']);

/** Removes the framework's payloads, and its files that no page refers to. */
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

/** Some hosts redirect to `/transport/` if there is an empty folder beside `transport.html`. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  await Promise.all(inside.map(removeEmptyFolders));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Such as `transport.txt` beside `transport.html`, and `transport/__next._full.txt`. */
function isPayload(file: string, files: readonly string[]): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.posix.basename(file).startsWith('__next.') || files.includes(file.replace(/\.txt$/, '.html'));
}
