import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES, requireNode } from './packages.mjs';
import { runProgram, typed } from './run-program.mjs';
import { takeSharedOptions } from './shared-options.mjs';

/**
 * Runs a command of this project: `node lib/setup/run.mjs lib/commands/build.ts …`. It needs no package itself, so that a
 * fresh copy of the project answers with a sentence, and it reads the options that all commands share. A command
 * exports `run`, and as `known` the arguments that it takes; other programs run themselves.
 */
await runProgram(async ([program = '', ...args]) => {
  requireNode();
  if (!existsSync(path.join(PACKAGES, 'tsx/package.json')))
    throw new Error(
      `What the site is built with is not installed in this folder yet. Type npm start first: it installs it, once, and shows the site. Stop it with Ctrl+C, and then type ${typed()} again.`,
    );
  process.argv = [process.execPath, program, ...takeSharedOptions(args, process.env)];
  const isCommand = program.startsWith('lib/commands/');
  if (isCommand) process.setSourceMapsEnabled(true);
  // Other programs find files beside their source, and run from there: as `node --import tsx` does, in this process.
  else await import('tsx');
  const { run, known } = isCommand
    ? await importCommand(program)
    : await import(pathToFileURL(path.resolve(program)).href);
  if (run) await runProgram(run, known);
  return Number(process.exitCode ?? 0);
}, 'any');

/**
 * Imports a command as one JavaScript file: to load some 200 TypeScript files takes longer than many a command.
 * @param {string} program such as `lib/commands/build.ts`
 * @returns {Promise<Record<string, unknown>>} what it exports
 */
async function importCommand(program) {
  const { build, stop } = await import('esbuild');
  // Another command may be started just now.
  const outfile = path.resolve('.cache/commands', `${path.basename(program, '.ts')}.${process.pid}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
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
