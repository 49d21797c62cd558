import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['app', 'components', 'lib', 'server', 'public'];
/** Not part of a site; their types need more than a build does. */
const TEST = /\.test\.\w+$|\/(testing|sample|mistakes)$/;
const FILES = [
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.js',
  'tailwind.config.ts',
  'tsconfig.json',
];

/**
 * A second copy of the project to build in, so that out/ stays as it is. The packages are the same files under second
 * names (Linux).
 */
export function copyProject(project: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of [...SOURCES, ...FILES]) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    if (existsSync(path.join(project, name)))
      cpSync(path.join(project, name), path.join(to, name), {
        recursive: true,
        filter: (file) => !TEST.test(file),
      });
  }
  copyPackages(path.join(project, 'node_modules'), path.join(to, 'node_modules'));
}

/** Whole or not at all: the next run must not take half a copy, nor that of an older installation. */
function copyPackages(from: string, to: string): void {
  // npm writes it at each installation.
  const installed = (folder: string): string | undefined => {
    const list = path.join(folder, '.package-lock.json');
    return existsSync(list) ? readFileSync(list, 'utf8') : undefined;
  };
  if (existsSync(to) && installed(to) === installed(from)) return;
  const part = `${to}.part`;
  for (const folder of [part, to]) rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('cp', ['-al', from, part]);
  if (status !== 0) throw new Error('The packages could not be copied: this command needs Linux.');
  renameSync(part, to);
}
