import path from 'node:path';

/** The folder of installed packages: this project's, or that of the school's repository. */
export const PACKAGES = path.join(process.env.SCHOOL_DIR ?? '', 'node_modules');

export function requireNode() {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9))
    throw new Error(`This is Node.js ${node}. The site needs 20.9 or later: see https://nodejs.org`);
}
