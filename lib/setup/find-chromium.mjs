import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';
import { runCommand } from './run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: PLAYWRIGHT_CHROMIUM, then one on the PATH, then Playwright's own download, then
 * Debian's package.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 * @throws {Error} when there is none and none can be installed
 */
export async function findChromium() {
  const set = process.env.PLAYWRIGHT_CHROMIUM;
  if (set) {
    if (existsSync(set)) return set;
    throw new Error(`PLAYWRIGHT_CHROMIUM is "${set}", and there is no such file.`);
  }
  const onPath = findOnPath();
  if (onPath) return onPath;
  console.log('No Chromium found; trying to install one for the browser tests.');
  if ((await runCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) === 0)
    return '';
  await installDebianPackage('chromium');
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium. Install it, or set PLAYWRIGHT_CHROMIUM to its path.');
}

function findOnPath() {
  for (const name of NAMES) {
    const { stdout, status } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.split('\n')[0].trim();
  }
  return undefined;
}
