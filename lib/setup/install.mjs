import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { requireNode } from './packages.mjs';
import { runNpm, runCommand } from './processes.mjs';

const STAMP = 'node_modules/.lockfile-hash';

/** Installs the packages of the lockfile unless they are up to date. @throws {Error} with a message for the user */
export async function installPackages() {
  requireNode();
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing the packages that build the site. This takes a minute or two, but only once.');
  if ((await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
    throw new Error(
      'The packages could not be installed, for the reason given above. Is this machine online?',
    );
  writeFileSync(STAMP, wanted);
}

/** @param {string[]} names names or paths, the best first @returns {string | undefined} the first that exists */
function findProgram(names) {
  for (const name of names) {
    if (existsSync(name)) return name;
    const search = process.platform === 'win32' ? 'where' : 'which';
    const { stdout, status } = spawnSync(search, [name], { encoding: 'utf8' });
    if (status === 0) return stdout.split('\n')[0].trim();
  }
  return undefined;
}

/** Names of Chromium, and of its headless shell, which renders identically in less than half the CPU time. */
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = ['chromium-headless-shell'];

/** @returns {string | undefined} PLAYWRIGHT_CHROMIUM if it is set, otherwise a program on the PATH */
export const findHeadlessShell = () => process.env.PLAYWRIGHT_CHROMIUM || findProgram(HEADLESS_SHELL);

/** @returns {Promise<string>} the path of Chromium; '' if Playwright has its own download */
export async function findOrDownloadChromium() {
  const set = process.env.PLAYWRIGHT_CHROMIUM;
  if (set && !existsSync(set)) throw new Error(`PLAYWRIGHT_CHROMIUM is "${set}", but there is no such file.`);
  const found = set || findProgram(CHROMIUM);
  if (found) return found;
  console.log('No Chromium found; trying to download one for the browser tests.');
  if ((await runCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) === 0)
    return '';
  throw new Error('The browser tests need Chromium. Install it, or set PLAYWRIGHT_CHROMIUM to its path.');
}

/** Debian packages that the tests need, with paths or programs that show whether each is installed. */
const NEEDED = {
  postgresql: ['/usr/lib/postgresql', 'postgres'],
  'nginx-light': ['/usr/sbin/nginx', 'nginx'],
  // Not the package apache2, which would start a server on port 80.
  'apache2-bin': ['/usr/sbin/apache2'],
  // Verifies the units of server/deploy/.
  systemd: ['systemd-analyze'],
  // Widths of text depend on the fonts, in English (e2e/fonts.conf) and in Hindi.
  'fonts-roboto-unhinted': ['/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'],
  'fonts-lohit-deva': ['/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf'],
};
/** On Ubuntu, packages with these names only install a snap. */
const OF_DEBIAN = { chromium: CHROMIUM, 'chromium-headless-shell': HEADLESS_SHELL };

const missing = (programs) => Object.keys(programs).filter((name) => !findProgram(programs[name]));

export async function installPrograms() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const wantsBrowser = !process.env.PLAYWRIGHT_CHROMIUM && /^ID=debian$/m.test(system);
  const names = missing({ ...NEEDED, ...(wantsBrowser && OF_DEBIAN) }).join(' ');
  if (names === '') return;
  const aptGet = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get -qq`;
  const install = `${aptGet} update; ${aptGet} install -y --no-install-recommends ${names}`;
  await runCommand(install, [], { shell: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const left = missing(NEEDED).join(' and ');
  if (left) throw new Error(`The tests need ${left}. Please install what apt-get could not install.`);
}
