import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGES } from './packages.mjs';

const FOLDER = '.cache/commands';
/** What decides how the source is bundled, besides the source. npm writes the last one at each installation. */
const SETTINGS = ['package-lock.json', 'tsconfig.json', path.join(PACKAGES, '.package-lock.json')];

/** The packages that read content, some 400 files: with them in the bundle a check takes a fifth less. */
const BUNDLED = new Set([
  'culori',
  'fastest-levenshtein',
  'github-slugger',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'yaml',
  'yup',
]);

/**
 * A command as one JavaScript file, kept until one of its source files changes: to load some 200 TypeScript files takes
 * longer than many a command.
 * @param {string} program such as `lib/commands/build.ts`
 * @returns {Promise<string>} the absolute path of the file
 */
export async function bundleCommand(program) {
  const stem = path.resolve(FOLDER, path.basename(program, '.ts'));
  const known = `${stem}.json`;
  if (existsSync(known) && isCurrent(JSON.parse(readFileSync(known, 'utf8')))) return `${stem}.mjs`;
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [program],
    outfile: `${stem}.mjs`,
    bundle: true,
    plugins: [{ name: 'packages', setup: leaveOtherPackages }],
    // Packages in CommonJS ask for Node's own modules with it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
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
  // What is in packages changes with the list of those that are installed.
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  const files = [...own, ...SETTINGS];
  await mkdir(FOLDER, { recursive: true });
  for (const { path: file, contents } of outputFiles) await replaceFile(file, contents);
  // Last: until then the bundle counts as that of another source.
  await replaceFile(known, JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(file)]))));
  return `${stem}.mjs`;
}

/**
 * Other packages are large, hold programs for one system, or find files beside their own; one that is not installed is
 * reported when it is loaded.
 */
function leaveOtherPackages({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
    if (kind === 'entry-point' || name.startsWith('@/') || importer.includes('node_modules'))
      return undefined;
    const inside = BUNDLED.has(name) && existsSync(path.join(PACKAGES, name, 'package.json'));
    return inside ? undefined : { path: name, external: true };
  });
}

/** @param {Record<string, string>} hashes by file */
function isCurrent(hashes) {
  return Object.entries(hashes).every(([file, hash]) => hashOf(file) === hash);
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
