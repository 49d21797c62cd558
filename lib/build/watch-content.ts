import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';

/** Under `next dev` this stands in the place of lib/content/content-version.ts (next.config.mjs). */
const FILE = '.cache/content-version.ts';

/** Makes `next dev` read the content again and update the pages that are open. */
export function writeContentVersion(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const contentVersion: number = ${Date.now()};\n`);
}

/** Milliseconds. Events of the system would need more code: one save of an editor raises several. */
const LOOK_EVERY = 200;

/** Calls `onChange` after changes of files in the folder and the folders inside. @returns a function that ends the watching */
export function watchContent(directory: string, onChange: () => void): () => void {
  let before = stateOf(directory);
  const timer = setInterval(() => {
    const now = stateOf(directory);
    if (now === before) return;
    before = now;
    onChange();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

/** Every file with its time and size. */
function stateOf(directory: string): string {
  const states = listFiles(directory).map((file) => {
    const found = path.join(directory, file);
    const stats = existsSync(found) ? statSync(found, { throwIfNoEntry: false }) : undefined;
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return states.join('\n');
}
