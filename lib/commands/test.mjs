import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../setup/find-chromium.mjs';
import { installDebianPackage } from '../setup/install-debian-package.mjs';
import { installPackages } from '../setup/install-packages.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { runNpm } from '../setup/run-npm.mjs';

/** `npm test`: sets up what is missing, then runs every check. The last line is the sum of unit and browser tests. */
await installPackages();
const chromium = await findChromium();
await installServers();

const scratch = mkdtempSync(path.join(tmpdir(), 'school-website-'));
const env = {
  PLAYWRIGHT_CHROMIUM: chromium,
  NEXT_TELEMETRY_DISABLED: '1',
  // The sample school's notices and certificates are of this time; the tests must not age with them.
  SITE_DATE: '2026-11-21',
  JEST_RESULTS: path.join(scratch, 'jest.json'),
  PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(scratch, 'playwright.json'),
  DATA_DIR: path.join(scratch, 'data'),
  E2E_USER: 'tester',
  E2E_PASSWORD: 'a-password-for-the-tests-only',
};

/** @typedef {[name: string, args: string[]]} Step */

/** Each uses one core and says little when all is well: they run side by side. @type {Step[]} */
const OF_THE_SOURCE = [
  ['Format', ['run', '--silent', 'check:format']],
  ['Lint', ['run', '--silent', 'lint']],
  ['Types', ['run', '--silent', 'check:types']],
  ['Unused code', ['run', '--silent', 'check:unused']],
  ['Imports', ['run', '--silent', 'check:imports']],
];
/** @type {Step[]} */
const STEPS = [
  ['Unit tests', ['run', '--silent', 'test:unit', '--', '--json', `--outputFile=${env.JEST_RESULTS}`]],
  ['Build', ['run', '--silent', 'build']],
  ['Finished site', ['run', '--silent', 'check:site']],
  ['Disclosure', ['run', '--silent', 'check:disclosure']],
  ['Browser tests', ['run', '--silent', 'test:browser']],
];

const failed = [];
const begun = Date.now();
console.log(`\n== ${OF_THE_SOURCE.map(([name]) => name).join(', ')}`);
await Promise.all(OF_THE_SOURCE.map(run));
for (const [name, args] of STEPS) {
  console.log(`\n== ${name} (after ${Math.round((Date.now() - begun) / 1000)} s)`);
  // The browser tests sign in with an account of their own.
  if (name === 'Browser tests') await addTestUser();
  await run([name, args]);
}
const sum = addUp([countUnitTests(), countBrowserTests()]);
rmSync(scratch, { recursive: true, force: true });
if (failed.length) console.log(`\nNot in order: ${failed.join(', ')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(failed.length || sum.failed ? 1 : 0);

/** @param {Step} step */
async function run([name, args]) {
  if ((await runNpm(args, { env })) !== 0) failed.push(name);
}

/** The API is tested on a real PostgreSQL too, and the host rules on a real nginx. */
async function installServers() {
  const hasPostgres = existsSync('/usr/lib/postgresql') || has('postgres');
  if (!hasPostgres) await installDebianPackage('postgresql');
  if (!has('nginx') && !existsSync('/usr/sbin/nginx')) await installDebianPackage('nginx-light');
}

function has(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

async function addTestUser() {
  const args = ['--import', 'tsx', 'server/commands/user-add.ts', env.E2E_USER];
  if ((await runCommand(process.execPath, args, { env, input: `${env.E2E_PASSWORD}\n` })) !== 0)
    failed.push('Test account');
}

function countUnitTests() {
  if (!existsSync(env.JEST_RESULTS)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = read(env.JEST_RESULTS);
  // A suite that cannot start has no failed test of its own; a skipped test is not a passed one.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) + numPendingTests };
}

function countBrowserTests() {
  if (!existsSync(env.PLAYWRIGHT_JSON_OUTPUT_NAME)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = read(env.PLAYWRIGHT_JSON_OUTPUT_NAME).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function addUp(counts) {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}
