import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '@/package.json';
import { createPglite } from '../database';

const TEMPLATE = path.join(__dirname, `../../.cache/pglite-${dependencies['@electric-sql/pglite']}`);

/**
 * Puts the files of a new embedded database into a data folder, as the first start would make them: a copy, since making
 * them takes a process five seconds of the processor.
 */
export async function placePglite(dataFolder: string): Promise<void> {
  if (!existsSync(TEMPLATE)) {
    const own = `${TEMPLATE}.${randomUUID()}`;
    mkdirSync(path.dirname(own), { recursive: true });
    await createPglite(own);
    try {
      renameSync(own, TEMPLATE);
    } catch {
      // Another test was quicker.
      rmSync(own, { recursive: true });
    }
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  cpSync(TEMPLATE, path.join(dataFolder, 'database'), { recursive: true });
}
