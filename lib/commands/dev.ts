import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareSite, runNext } from '@/lib/build/prepare-site';
import { saveContent } from '@/lib/content/get-content';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import { refreshSchemas } from '@/lib/editing/editor-files';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

export const known = 'any';

/** `npm run dev`: shows the site at http://localhost:3000, and updates it on every save. Arguments go to `next dev`. */
export async function run({ words }: CommandArguments): Promise<number> {
  refreshSchemas();
  // Require valid content at the start: after a mistake, pages show the last valid content, so there must be some.
  const kept = saveContent(await prepareSite());
  writeContentVersion();
  const stop = watchContent(contentDirectory(), writeContentVersion);
  const code = await runNext(['dev', ...words], kept.env);
  stop();
  kept.forget();
  return code;
}

/** Under `next dev`, this file replaces lib/content/content-version.ts (next.config.mjs). */
const FILE = '.cache/content-version.ts';

/** Makes `next dev` read the content again and refresh open pages. */
function writeContentVersion(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const contentVersion: number = ${Date.now()};\n`);
}

/** Polling is simpler than handling file system events: a single save can cause several events. */
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
