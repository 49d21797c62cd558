import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { findProgram } from './find-program.mjs';
import { installDebianPackages } from './install-debian-packages.mjs';

/**
 * Installs the programs that the tests run and that are missing: a real PostgreSQL for the API, a real nginx and Apache
 * for the rules of hosts, and on Debian its browser.
 * @throws {Error} where a server cannot be installed, with what to do
 */
export async function installPrograms() {
  const servers = [];
  if (!existsSync('/usr/lib/postgresql') && !findProgram(['postgres'])) servers.push('postgresql');
  if (!existsSync('/usr/sbin/nginx') && !findProgram(['nginx'])) servers.push('nginx-light');
  // Without the package apache2, which would start a server on port 80.
  if (!existsSync('/usr/sbin/apache2')) servers.push('apache2-bin');
  const browsers = [];
  // Elsewhere the package of this name only fetches the browser from a shop.
  if (isDebian() && !process.env.PLAYWRIGHT_CHROMIUM) {
    if (!findChromium()) browsers.push('chromium');
    if (!findHeadlessShell()) browsers.push('chromium-headless-shell');
  }
  try {
    await installDebianPackages([...servers, ...browsers]);
  } catch (error) {
    if (servers.length) throw error;
    // Chromium does without its headless shell, in twice the time, and Playwright can download another.
    console.log(`${error.message} The tests go on without.`);
  }
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
