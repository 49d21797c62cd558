import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importCommand } from './bundle-command.mjs';
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
