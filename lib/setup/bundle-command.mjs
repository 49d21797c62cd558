import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = '.cache/commands';

/**
 * A command as one JavaScript file, kept until one of its source files changes: to load some 200 TypeScript files takes
 * longer than many a command.
 * @param {string} program such as `lib/commands/build.ts`
 * @returns {Promise<string>} the absolute path of the file
 */
export async function bundleCommand(program) {
  const stem = path.resolve(FOLDER, path.basename(program, '.ts'));
  const known = `${stem}.json`;
  const before = existsSync(known) && Object.entries(JSON.parse(readFileSync(known, 'utf8')));
  if (before && before.every(([file, hash]) => hashOf(file) === hash)) return `${stem}.mjs`;
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [program],
    outfile: `${stem}.mjs`,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  // Its program runs on otherwise, and Windows renames no folder in which one runs (npm run update).
  await stop();
  const files = [...Object.keys(metafile.inputs), 'package-lock.json', 'tsconfig.json'];
  await mkdir(FOLDER, { recursive: true });
  for (const { path: file, contents } of outputFiles) await replaceFile(file, contents);
  // Last: until then the bundle counts as that of another source.
  await replaceFile(known, JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)]))));
  return `${stem}.mjs`;
}

/** @param {string} file @returns '' when there is none */
function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}

/** Another command may read the file just now. */
async function replaceFile(file, contents) {
  const part = `${file}.${process.pid}`;
  await writeFile(part, contents);
  await rename(part, file);
}
