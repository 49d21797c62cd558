import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of installed packages: this project's, or that of the school's repository. */
export const PACKAGES = path.join(process.env.SCHOOL_DIR ?? '', 'node_modules');

/** @throws {Error} if package.json requires a newer version of Node.js */
export function requireNode() {
  const { node } = process.versions;
  const least = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  if (node.localeCompare(least, 'en', { numeric: true }) < 0)
    throw new Error(`This is Node.js ${node}. The site needs ${least} or later: see https://nodejs.org`);
}
