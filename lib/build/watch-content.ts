import { mkdirSync, writeFileSync, existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
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
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  // A folder is watched, not its files: most programs save by putting a new file in the place of the old one.
  const watchFolders = (): void => {
    for (const folder of foldersIn(directory)) {
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, changed));
    }
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const [folder, watcher] of watchers) {
        if (existsSync(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
      watchFolders();
      onChange();
    }, PAUSE);
  };
  watchFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
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
