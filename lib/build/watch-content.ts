import { mkdirSync, readdirSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Under `next dev` this stands in the place of lib/content/content-version.ts (next.config.mjs). */
const FILE = '.cache/content-version.ts';

/** Makes `next dev` read the content again and update the pages that are open. */
export function writeContentVersion(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const contentVersion: number = ${Date.now()};\n`);
}

/** An editor's program writes a file in several steps; milliseconds until they count as one change. */
const PAUSE = 20;

/**
 * Calls `onChange` after each change in the folder and the folders inside.
 * @returns a function that ends the watching
 */
export function watchContent(directory: string, onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  // A folder is watched, not its files: most programs save by putting a new file in the place of the old one.
  const begin = (): void => {
    watchers = foldersIn(directory).map((folder) => watch(folder, changed));
  };
  const end = (): void => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // There may be other folders now. What changes meanwhile is read with the change that was noticed.
      end();
      begin();
      onChange();
    }, PAUSE);
  };
  begin();
  return end;
}

function foldersIn(directory: string): string[] {
  const inside = readdirSync(directory, { recursive: true, withFileTypes: true });
  return [
    directory,
    ...inside
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  ];
}
