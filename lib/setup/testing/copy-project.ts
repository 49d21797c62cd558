import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const COPIED = [
  'app',
  'components',
  'lib',
  'server',
  'public',
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.js',
  'tailwind.config.ts',
  'tsconfig.json',
];
/** Not part of a site; their types need more than a build does. */
const TEST = /\.test\.\w+$|\/(testing|mistakes)$/;

/**
 * A second copy of the project to build in, so that out/ stays as it is. The packages are the same files under second
 * names (Linux).
 */
export function copyProject(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of [...COPIED, 'node_modules'])
    rmSync(path.join(to, name), { recursive: true, force: true });
  for (const name of COPIED.filter((each) => existsSync(each)))
    cpSync(name, path.join(to, name), { recursive: true, filter: (file) => !TEST.test(file) });
  if (spawnSync('cp', ['-al', 'node_modules', to]).status !== 0)
    throw new Error('The packages could not be copied: this command needs Linux.');
}
