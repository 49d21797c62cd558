import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdAlone } from '@/lib/setup/hold-alone.mjs';
import { dependencies } from '@/package.json';
import { createPglite } from '../database';

const TEMPLATE = path.join(__dirname, `../../.cache/pglite-${dependencies['@electric-sql/pglite']}`);

/** Puts a new embedded database into a data folder, by copying a template: making one takes five seconds of CPU. */
export async function placePglite(dataFolder: string): Promise<void> {
  while (!existsSync(TEMPLATE)) {
    const release = hold();
    // Another test is creating the template, or has just created it.
    if (!release) await pause(100);
    else if (existsSync(TEMPLATE)) release();
    else await createPglite(TEMPLATE).finally(release);
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  cpSync(TEMPLATE, path.join(dataFolder, 'database'), { recursive: true });
}

function hold(): (() => void) | undefined {
  try {
    return holdAlone(`${TEMPLATE}.lock`, 'held');
  } catch {
    return undefined;
  }
}
