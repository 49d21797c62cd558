import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommand } from './bundle-command.mjs';
import { PACKAGES } from './packages.mjs';
import { takeSharedOptions } from './shared-options.mjs';

/**
 * Runs a command of this project: `node lib/setup/run.mjs lib/commands/build.ts …`. It needs no package itself, so that a
 * fresh copy of the project answers with a sentence, and it reads the options that all commands share.
 */
const [, , program = '', ...args] = process.argv;
const refusal = explainMissingPackages();
try {
  if (refusal !== undefined) throw new Error(refusal);
  process.argv = [process.execPath, program, ...takeSharedOptions(args, process.env)];
  await import(pathToFileURL(await prepare(program)).href);
} catch (error) {
  const script = process.env.npm_lifecycle_event ?? 'check:content';
  // A newer copy of the project may need packages that the last installation did not have.
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package '))
    error.message = `The project needs a package that is not installed in this folder yet (${error.message}). Type npm start: it installs it and shows the site. Stop it with Ctrl+C, and then type npm run ${script} again.`;
  // A sentence for the person at the terminal; anything else is a fault of this program.
  else if (Object.getPrototypeOf(error) !== Error.prototype) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

/** Other programs find files beside their source, and run from there: as `node --import tsx` does, in this process. */
async function prepare(source) {
  if (source.startsWith('lib/commands/')) {
    process.setSourceMapsEnabled(true);
    return bundleCommand(source);
  }
  await import('tsx');
  return path.resolve(source);
}

function explainMissingPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9))
    return `This is Node.js ${process.versions.node}. The site needs 20.9 or later: see https://nodejs.org`;
  if (existsSync(path.join(PACKAGES, 'tsx/package.json'))) return undefined;
  const script = process.env.npm_lifecycle_event ?? 'check:content';
  return `What the site is built with is not installed in this folder yet. Type npm start first: it installs it, once, and shows the site. Stop it with Ctrl+C, and then type npm run ${script} again.`;
}
