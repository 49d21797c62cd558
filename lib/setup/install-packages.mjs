import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runNpm } from './run-npm.mjs';

const STAMP = 'node_modules/.lockfile-hash';

/** Installs exactly what the lockfile says, when that is missing or older than the lockfile. Exits when it cannot. */
export async function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(
      `This is Node.js ${process.versions.node}. The site needs 20.9 or later: see https://nodejs.org`,
    );
    process.exit(1);
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing what the site is built with. This takes a minute or two, once.');
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why. Is this machine online?');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
