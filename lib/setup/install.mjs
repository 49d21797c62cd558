import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runNpm, runCommand } from './processes.mjs';
import { spawnSync } from 'node:child_process';

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

/**
 * @param {string[]} names of one program, the best first
 * @returns {string | undefined} the path of the first that this system finds
 */
function findProgram(names) {
  for (const name of names) {
    const { stdout, status } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.split('\n')[0].trim();
  }
  return undefined;
}

/**
 * @returns {string | undefined} the Chromium that PLAYWRIGHT_CHROMIUM names, or one on the PATH
 * @throws {Error} when PLAYWRIGHT_CHROMIUM names none
 */
function findChromium() {
  const set = process.env.PLAYWRIGHT_CHROMIUM;
  if (set && !existsSync(set)) throw new Error(`PLAYWRIGHT_CHROMIUM is "${set}", and there is no such file.`);
  return set || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * @returns {string | undefined} Chromium without its windows, which shows the same pages for less than half the
 * processor time; never in place of the one that PLAYWRIGHT_CHROMIUM names
 */
export function findHeadlessShell() {
  return process.env.PLAYWRIGHT_CHROMIUM || findProgram(['chromium-headless-shell']);
}

/**
 * A Chromium for the browser tests: one that is there, else Playwright's own download, which has a headless shell too.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 * @throws {Error} when there is none and none can be downloaded
 */
export async function findOrDownloadChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; trying to download one for the browser tests.');
  if ((await runCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) === 0)
    return '';
  throw new Error('The browser tests need Chromium. Install it, or set PLAYWRIGHT_CHROMIUM to its path.');
}

/**
 * Installs packages of Debian or Ubuntu, as root or through sudo without a password.
 * @param {string[]} names nothing is done for none
 * @throws {Error} where that is not possible, with what to do
 */
async function installDebianPackages(names) {
  if (names.length === 0) return;
  const needed = `The tests need ${names.join(' and ')}`;
  const [program, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const isThere = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere)
    throw new Error(`${needed}, and this system has no apt-get to install it. Please install it.`);
  await runCommand(program, [...prefix, 'update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const code = await runCommand(program, [...prefix, ...options], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(`${needed}, and apt-get could not install it. Please install it.`);
}

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
  // It judges the units of server/deploy/.
  if (!findProgram(['systemd-analyze'])) servers.push('systemd');
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
