import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Why: docs/decisions/tests.md
/** Tests must not read this folder, because editors change it. For programs that tests start, see jest.config.mjs. */
const OF_EDITORS = path.resolve(__dirname, '../../../content');
/** Files of the guide, which tests may read because developers write them. */
const GUIDE = ['README.md', 'FIELDS.md', 'BUILT-IN-WORDS.yaml'].map((file) => path.join(OF_EDITORS, file));
const PROJECT = path.dirname(OF_EDITORS);
const PATCHED = Symbol.for('school-website: content/ is refused');

type Reading = (file: unknown, ...rest: unknown[]) => unknown;

/** Makes Node's functions throw for files in content/. Do it once per process: Jest's test files share `fs`. */
function refuseContent(target: object, names: readonly string[]): void {
  const functions = target as Record<string, Reading>;
  for (const name of names) {
    const read = functions[name];
    if (!read) throw new Error(`this version of Node.js has no fs.${name}`);
    functions[name] = (file, ...rest) => {
      if (typeof file === 'string') refuse(file);
      else if (file instanceof URL) refuse(fileURLToPath(file));
      else if (Buffer.isBuffer(file)) refuse(file.toString());
      return read.call(target, file, ...rest);
    };
  }
}

/** @throws Error if an editor may change the file */
function refuse(file: string): void {
  // Avoid process.cwd(), which some tests replace.
  const absolute = path.isAbsolute(file) ? path.normalize(file) : path.join(PROJECT, file);
  const within = absolute === OF_EDITORS || absolute.startsWith(OF_EDITORS + path.sep);
  if (!within || GUIDE.includes(absolute)) return;
  throw new Error(
    `A unit test reads ${path.relative(PROJECT, absolute)}, which an editor may change. Use the small school of lib/content/mistakes/.`,
  );
}

if (!(PATCHED in fs)) {
  refuseContent(fs, [
    'readFileSync',
    'readdirSync',
    'openSync',
    'opendirSync',
    'cpSync',
    'copyFileSync',
    'createReadStream',
  ]);
  refuseContent(fs, ['readFile', 'readdir', 'open', 'copyFile']);
  refuseContent(fs.promises, ['readFile', 'readdir', 'open', 'opendir', 'cp', 'copyFile']);
  Object.assign(fs, { [PATCHED]: true });
}
