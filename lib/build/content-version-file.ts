import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Under `next dev` this stands in the place of lib/content/content-version.ts (next.config.mjs). */
const FILE = '.cache/content-version.ts';

/** Makes `next dev` read the content again and update the pages that are open. */
export function writeContentVersion(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const contentVersion: number = ${Date.now()};\n`);
}
