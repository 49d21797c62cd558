#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { refreshCopy } from './refresh-copy.mjs';
import { runProgram } from './run-program.mjs';

// Why: docs/decisions/school-repository.md
/**
 * `checked-school-website COMMAND`: runs a command of this package in a school's repository. The package is copied to
 * `.site/` and runs there, because Next.js does not build sources in `node_modules/`. SCHOOL_DIR: the school's folder.
 */
const OWN = fileURLToPath(new URL('../../', import.meta.url));
const { version, scripts } = JSON.parse(readFileSync(path.join(OWN, 'package.json'), 'utf8'));
const school = process.cwd();
const read = (file) =>
  existsSync(path.join(school, file)) ? readFileSync(path.join(school, file), 'utf8') : '';

await runProgram(async ({ words: [command = '', ...args] }) => {
  // The package omits programs for developers.
  const programs = Object.entries(scripts).filter(
    ([, script]) => script.startsWith('node ') && existsSync(path.join(OWN, script.split(' ').at(-1))),
  );
  const script = programs.find(([name]) => name === command)?.[1];
  if (script === undefined)
    throw new Error(
      `There is no command "${command}". The commands are ${programs.map(([name]) => name).join(', ')}.`,
    );
  if (!existsSync(path.join(school, 'content')) || !read('package.json'))
    throw new Error(
      `${school} is not the folder of a school: it needs package.json and the folder content/. Open the terminal in the school's folder, and type the command there.`,
    );
  // The versions differ if someone else has updated the program, or if an update was interrupted.
  const [, wanted = version] =
    /"node_modules\/checked-school-website": \{\s*"version": "([^"]+)"/.exec(read('package-lock.json')) ?? [];
  if (wanted !== version)
    throw new Error(
      `package-lock.json requires version ${wanted} of the program, but ${version} is installed. Type npm install, and then the command again.`,
    );
  // Print to stderr, because programs may read stdout. Use no YAML parser, because no package is loaded yet.
  const name = /^name: *(.+)$/m.exec(read('content/school.yaml'))?.[1]?.replaceAll(/^['"]|['"]\s*$/g, '');
  process.stderr.write(
    `${name?.trim() ?? path.basename(school)} (${school}), checked-school-website ${version}\n`,
  );
  if (command === 'guide') {
    console.log(`The editors' guide of this version: ${path.join(OWN, 'content/README.md')}`);
    console.log(`All fields of each file: ${path.join(OWN, 'content/FIELDS.md')}`);
    return 0;
  }
  const copy = path.join(school, '.site');
  refreshCopy(OWN, copy);
  process.chdir(copy);
  process.env.SCHOOL_DIR = school;
  process.env.DATA_DIR ??= path.join(school, '.data');
  const [program, ...own] = script.split(' ').slice(1);
  process.argv = [process.execPath, program, ...own, ...args];
  await import(pathToFileURL(path.join(copy, program)).href);
  return Number(process.exitCode ?? 0);
}, 'any');
