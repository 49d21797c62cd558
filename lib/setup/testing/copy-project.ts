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
/** Matches tests, which a site does not need, and whose types need packages that a build lacks. */
const TEST = /\.test\.\w+$|\/(testing|mistakes)$/;

/** Makes a second copy of the project to build in, so that out/ stays as it is. Packages are hard links (Linux). */
export function copyProject(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of [...COPIED, 'node_modules'])
    rmSync(path.join(to, name), { recursive: true, force: true });
  for (const name of COPIED.filter((each) => existsSync(each)))
    cpSync(name, path.join(to, name), { recursive: true, filter: (file) => !TEST.test(file) });
  if (spawnSync('cp', ['-al', 'node_modules', to]).status !== 0)
    throw new Error('The packages could not be copied: this command needs Linux.');
}
