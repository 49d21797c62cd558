import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';

/** Under `next dev`, this file replaces lib/content/content-version.ts (next.config.mjs). */
const FILE = '.cache/content-version.ts';

/** Makes `next dev` read the content again and refresh open pages. */
export function writeContentVersion(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const contentVersion: number = ${Date.now()};\n`);
}

/** Polling is simpler than file system events, which come several at a time for one save. */
const POLL_MS = 200;

/** Calls `onChange` after a change anywhere in the folder. @returns a function that stops watching */
export function watchContent(directory: string, onChange: () => void): () => void {
  let before = stateOf(directory);
  const timer = setInterval(() => {
    const now = stateOf(directory);
    if (now === before) return;
    before = now;
    onChange();
  }, POLL_MS);
  return () => clearInterval(timer);
}

function stateOf(directory: string): string {
  const states = listFiles(directory).map((file) => {
    const found = path.join(directory, file);
    const stats = existsSync(found) ? statSync(found, { throwIfNoEntry: false }) : undefined;
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return states.join('\n');
}
