import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files/list-files';

/** The second copy of the 404 page, and the file that keeps `public/` in git. */
const NEVER_ASKED_FOR = new Set(['_not-found.html', '.gitkeep']);

/**
 * Removes what no page of the finished site asks for: payloads of public pages, and framework files that no remaining text names.
 * @param staff addresses of the staff area, whose payloads the framework fetches
 */
export async function removeUnused(folder: string, staff: ReadonlySet<string>): Promise<void> {
  const files = await listFiles(folder);
  const payloads = files.filter((file) => isPayload(file, files) && !isOfStaff(file, staff));
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
function isPayload(file: string, files: readonly string[]): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.posix.basename(file).startsWith('__next.') || files.includes(file.replace(/\.txt$/, '.html'));
}

function isOfStaff(file: string, staff: ReadonlySet<string>): boolean {
  const own = `/${file.replace(/\.txt$/, '')}`;
  return staff.has(own) || [...staff].some((route) => own.startsWith(`${route}/__next.`));
}

/** Files of `_next/` whose name occurs neither in a page nor in a file that a page leads to. */
async function unnamedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const own = new Set(files.filter((file) => file.startsWith('_next/')));
  const waiting = files.filter((file) => /\.(html|txt)$/.test(file));
  const unnamed = new Map([...own].map((file) => [path.posix.basename(file), file]));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [name, named] of unnamed) {
      if (!text.includes(name)) continue;
      unnamed.delete(name);
      if (/\.(js|css)$/.test(named)) waiting.push(named);
    }
  }
  return [...unnamed.values()];
}
