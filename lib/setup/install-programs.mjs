import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { findProgram } from './find-program.mjs';
import { installDebianPackages } from './install-debian-packages.mjs';

/**
 * Installs the programs that the tests run and that are missing: a real PostgreSQL for the API, a real nginx and Apache
 * for the rules of hosts, and where it is Debian's own package, not a stand-in for it, the browser.
 * @throws {Error} where that is not possible, with what to do
 */
export async function installPrograms() {
  const missing = [];
  if (!existsSync('/usr/lib/postgresql') && !findProgram(['postgres'])) missing.push('postgresql');
  if (!existsSync('/usr/sbin/nginx') && !findProgram(['nginx'])) missing.push('nginx-light');
  // Without the package apache2, which would start a server on port 80.
  if (!existsSync('/usr/sbin/apache2')) missing.push('apache2-bin');
  if (isDebian() && !process.env.PLAYWRIGHT_CHROMIUM) {
    if (!findChromium()) missing.push('chromium');
    if (!findHeadlessShell()) missing.push('chromium-headless-shell');
  }
  await installDebianPackages(missing);
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
