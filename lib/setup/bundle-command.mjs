import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.cache/commands';

/**
 * Imports a command as one JavaScript file: to load some 200 TypeScript files takes longer than many a command.
 * @param {string} program such as `lib/commands/build.ts`
 * @returns {Promise<Record<string, unknown>>} what it exports
 */
export async function importCommand(program) {
  const { build, stop } = await import('esbuild');
  // Another command may be started just now.
  const outfile = path.resolve(FOLDER, `${path.basename(program, '.ts')}.${process.pid}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  try {
    await build({
      entryPoints: [program],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: 'inline',
      logLevel: 'silent',
    });
    // Its program runs on otherwise, and Windows renames no folder in which one runs (npm run update).
    await stop();
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
