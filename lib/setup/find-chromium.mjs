import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @returns {string | undefined} the Chromium that PLAYWRIGHT_CHROMIUM names, or one on the PATH
 * @throws {Error} when PLAYWRIGHT_CHROMIUM names none
 */
export function findChromium() {
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
