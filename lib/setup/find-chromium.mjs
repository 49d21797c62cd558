import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { installDebianPackages } from './install-debian-packages.mjs';
import { runCommand } from './run-command.mjs';

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
  await installDebianPackages(['chromium']);
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium. Install it, or set PLAYWRIGHT_CHROMIUM to its path.');
}

function findOnPath() {
  return findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * Chromium without its windows: the same pages for less than half the processor time. Playwright's own download has it
 * already, Debian has a package of it; elsewhere Chromium itself does.
 * @param {string} chromium what `findChromium` found
 * @returns {Promise<string>} a path, or '' for Playwright's own
 */
export async function findHeadlessShell(chromium) {
  if (chromium === '' || process.env.PLAYWRIGHT_CHROMIUM) return chromium;
  const names = ['chromium-headless-shell'];
  const onPath = findProgram(names);
  if (onPath) return onPath;
  try {
    await installDebianPackages(names);
  } catch (error) {
    console.log(`${error.message} Until then they run in ${chromium}, and take about twice as long.`);
  }
  return findProgram(names) ?? chromium;
}
