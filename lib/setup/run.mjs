import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES, requireNode } from './packages.mjs';
import { readOptions, runProgram, typed } from './run-program.mjs';
import { takeSharedOptions } from './shared-options.mjs';

// Why: docs/decisions/speed.md
/**
 * Runs a command: `node lib/setup/run.mjs lib/commands/build.ts …`, with the options that all commands share. A command
 * exports `run` and, as `known`, its arguments; any other program runs when imported. This file needs no package, so
 * that a fresh copy of the project can tell the user what to install.
 */
await runProgram(async ({ words: [program = '', ...args] }) => {
  requireNode();
  if (!existsSync(path.join(PACKAGES, 'tsx/package.json')))
    throw new Error(
      `The packages that build the site are not installed in this folder yet. Type npm start first: it installs them once and shows the site. Stop it with Ctrl+C, and then type ${typed()} again.`,
    );
  process.argv = [process.execPath, program, ...takeSharedOptions(args, process.env)];
  const isCommand = program.startsWith('lib/commands/');
  if (isCommand) process.setSourceMapsEnabled(true);
  // Do not bundle other programs: they read files beside their source.
  else await import('tsx');
  const { run, known } = isCommand
    ? await importCommand(program)
    : await import(pathToFileURL(path.resolve(program)).href);
  return run ? run(readOptions(process.argv.slice(2), known)) : Number(process.exitCode ?? 0);
}, 'any');

/** Imports a command from a bundle, cached until a source file changes: loading 200 TypeScript files takes long. */
async function importCommand(program) {
  const stem = path.resolve('.cache/commands', path.basename(program, '.ts'));
  const [bundle, record] = [`${stem}.mjs`, `${stem}.json`];
  const known = existsSync(record) ? Object.entries(JSON.parse(readFileSync(record, 'utf8'))) : [];
  if (!known.length || known.some(([file, hash]) => hashOf(file) !== hash)) {
    const { build, stop } = await import('esbuild');
    const how = { platform: 'node', target: 'node20', format: 'esm', packages: 'external', bundle: true };
    const made = { outfile: bundle, sourcemap: 'inline', metafile: true, write: false, logLevel: 'silent' };
    const { metafile, outputFiles } = await build({ entryPoints: [program], ...how, ...made });
    // Stop esbuild's service: it would keep running, and Windows cannot rename a folder in use (npm run update).
    await stop();
    const files = [...Object.keys(metafile.inputs), 'package-lock.json', 'tsconfig.json'];
    mkdirSync(path.dirname(stem), { recursive: true });
    replaceFile(bundle, outputFiles[0].contents);
    // Write this last: without it, the bundle counts as outdated.
    replaceFile(record, JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)]))));
  }
  return await import(pathToFileURL(bundle).href);
}

/** @param {string} file @returns the file's hash; '' if there is no file */
function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}

/** Writes a new file, then renames it over the old one, which another command may be reading. */
function replaceFile(file, contents) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, contents);
  renameSync(part, file);
}
