#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { refreshCopy } from './refresh-copy.mjs';

/**
 * `school-website COMMAND`: runs a command of this package in a school's repository, which holds `content/` and names
 * this package as its one dependency. The command runs in `.site/`, a copy of the package, because Next.js does not build
 * what stands in `node_modules/`; SCHOOL_DIR tells it where the school is.
 */
const OWN = fileURLToPath(new URL('../../', import.meta.url));
/** Only this project's own folder has a use for them. */
const OF_MAKERS = ['bench', 'check:accepted', 'font', 'lockfile', 'release', 'move-out', 'schemas', 'test'];
const GUIDE = 'content/README.md';

const { version, scripts } = JSON.parse(readFileSync(path.join(OWN, 'package.json'), 'utf8'));
const [command = '', ...args] = process.argv.slice(2);
const school = process.cwd();
const programs = Object.entries(scripts).filter(
  ([name, script]) => script.startsWith('node ') && !OF_MAKERS.includes(name),
);
try {
  await run();
} catch (error) {
  if (Object.getPrototypeOf(error) !== Error.prototype) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function run() {
  const script = programs.find(([name]) => name === command)?.[1];
  if (script === undefined)
    throw new Error(
      `There is no command "${command}". There is ${programs.map(([name]) => name).join(', ')}.`,
    );
  if (!existsSync(path.join(school, 'content')) || !existsSync(path.join(school, 'package.json')))
    throw new Error(
      `${school} is not the folder of a school: it needs package.json and the folder content/. Open the terminal in the school's folder, and type the command there.`,
    );
  // Not to the output, which another program may read.
  process.stderr.write(`${nameOf(school)} (${school}), school-website ${version}\n`);
  if (command === 'guide') {
    console.log(`The editors' guide of this version: ${path.join(OWN, GUIDE)}`);
    return;
  }
  const copy = path.join(school, '.site');
  refreshCopy(OWN, copy);
  process.chdir(copy);
  process.env.SCHOOL_DIR = school;
  process.env.DATA_DIR ??= path.join(school, '.data');
  const [program, ...own] = script.split(' ').slice(1);
  process.argv = [process.execPath, program, ...own, ...args];
  await import(pathToFileURL(path.join(copy, program)).href);
}

/** Read without a package, so that it can be said before anything else. */
function nameOf(folder) {
  const file = path.join(folder, 'content/school.yaml');
  const line = existsSync(file) ? /^name: *(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return line?.replaceAll(/^['"]|['"]$/g, '').trim() ?? path.basename(folder);
}
