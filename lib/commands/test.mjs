import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  findHeadlessShell,
  findOrDownloadChromium,
  installPackages,
  installPrograms,
} from '../setup/install.mjs';
import { endGroups, runCommand, runNpm, whenShellEnds } from '../setup/processes.mjs';

// Why: docs/decisions/tests.md
/** `npm test`: installs what is missing, then runs every check. The last line counts unit and browser tests. */
const programs = installPrograms();
await installPackages();

const scratch = mkdtempSync(path.join(tmpdir(), 'school-website-'));
const inScratch = (name) => path.join(scratch, name);
const env = {
  NEXT_TELEMETRY_DISABLED: '1',
  // The day for which the sample school's notices and certificates were written.
  SITE_DATE: '2026-11-21',
  DATA_DIR: inScratch('data'),
  E2E_USER: 'tester',
  E2E_PASSWORD: 'a-password-for-the-tests-only',
};
/** Matches the tests that depend on content. They run on two schools. */
const OF_CONTENT = 'e2e/(pages|print|home|today|calendar|eight-needs|fee-finder|right-to-left)';
const RESULTS = ['jest', 'editor', 'rest', 'other-school'].map((name) => inScratch(`${name}.json`));

/** The second school, whose content `npm run release` stores. The tests of the package build its site. */
const OTHER_SCHOOL = '.cache/other-school';
const OTHER_SITE = inScratch('other-site');

// Each step has a name, arguments of `npm run`, and environment variables if it needs more than `env`.
const OF_SOURCE = [
  ['Format', ['check:format']],
  ['Lint', ['lint']],
  ['Types', ['check:types']],
  ['Unused code', ['check:unused']],
];
const UNIT_TESTS = [
  'Unit tests',
  ['test:unit', '--', '--config=jest.folders.mjs', '--json', `--outputFile=${RESULTS[0]}`],
  { OTHER_SITE },
];
const OF_SITE = [
  ['Finished site', ['check:site']],
  ['Disclosure', ['check:disclosure']],
];
/** Servers that run at the same time need separate databases. */
const [EDITOR_DATA, OTHER_DATA] = [inScratch('editor-data'), inScratch('other-data')];
const EDITOR_TESTS = testInBrowsers('Browser tests of the editor', 1, ['--project=editor'], {
  DATA_DIR: EDITOR_DATA,
});
const BROWSER_TESTS = testInBrowsers('Browser tests', 2, ['--project=rest']);
const OF_OTHER_SITE = testInBrowsers(
  'Browser tests of the other school’s content',
  3,
  ['--workers=1', OF_CONTENT],
  { CONTENT_DIR: OTHER_SCHOOL, SITE_FOLDER: OTHER_SITE, DATA_DIR: OTHER_DATA },
);

const failed = [];
// `stop` also ends databases, servers and browsers that the tests have started.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
whenShellEnds(stop);
const begun = Date.now();
rmSync(OTHER_SCHOOL, { recursive: true, force: true });
rmSync('out', { recursive: true, force: true });
// These steps do not need the programs, so they run while those are being installed.
await Promise.all([programs, addAccount(), writeOtherSchool(), ...OF_SOURCE.map(run)]);
// A build uses only one core half of the time, and the editor's tests mostly wait: run other steps meanwhile.
const built = run(['Build', ['build']]).then(findBrowsers);
await Promise.all([
  built.then(() => Promise.all([...OF_SITE, EDITOR_TESTS].map(run))),
  Promise.all([built, run(UNIT_TESTS)]).then(() => Promise.all([BROWSER_TESTS, OF_OTHER_SITE].map(run))),
]);
const counts = RESULTS.map(countTests);
const [passedTests, failedTests] = [0, 1].map((at) => counts.reduce((sum, count) => sum + count[at], 0));
rmSync(scratch, { recursive: true, force: true });
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length || failedTests ? 1 : 0);

/** Makes the databases, with the account that browser tests use. Copying a database is faster than making one. */
async function addAccount() {
  const add = ['--import', 'tsx', 'server/commands/user.ts', 'add', env.E2E_USER, '--new-database'];
  if ((await runCommand(process.execPath, add, { env, input: `${env.E2E_PASSWORD}\n` })) !== 0)
    failed.push('Test account');
  else for (const copy of [EDITOR_DATA, OTHER_DATA]) cpSync(env.DATA_DIR, copy, { recursive: true });
}

async function findBrowsers() {
  env.PLAYWRIGHT_CHROMIUM = await findOrDownloadChromium();
  env.PLAYWRIGHT_HEADLESS_SHELL = findHeadlessShell() ?? '';
}

async function writeOtherSchool() {
  const write = ['lib/setup/run.mjs', 'e2e/other-school/write-other-school.ts', OTHER_SCHOOL];
  if ((await runCommand(process.execPath, write, { env })) !== 0) failed.push('Other school');
}

/** Makes a step with its own port and results (`RESULTS[at]`), so that several can run at the same time. */
function testInBrowsers(name, at, options, more) {
  const own = {
    E2E_PORT: String(Number(process.env.E2E_PORT || 3210) + at),
    PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS[at],
  };
  return [name, ['test:browser', '--', `--output=test-results/${at}`, ...options], { ...own, ...more }];
}

/** Counts passed and failed tests. A missing file, a skipped test and a suite that cannot start count as failed. */
function countTests(file) {
  if (!existsSync(file)) return [0, 1];
  const { stats, errors, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) return [stats.expected, stats.unexpected + stats.flaky + stats.skipped + errors.length];
  const failures = Math.max(jest.numFailedTests, jest.numFailedTestSuites);
  return [jest.numPassedTests, failures + jest.numPendingTests];
}

function stop() {
  endGroups();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(1);
}

async function run([name, script, more]) {
  if ((await runNpm(['run', '--silent', ...script], { env: { ...env, ...more }, group: true })) !== 0)
    failed.push(name);
  console.log(`\n== ${name}: ended after ${Math.round((Date.now() - begun) / 1000)} s`);
}
