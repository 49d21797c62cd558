import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What Jest wrote with `--json`; a missing file is a failure.
 * @param {string} file
 * @returns {Count}
 */
export function countUnitTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = read(file);
  // A suite that cannot start has no failed test of its own; a skipped test is not a passed one.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) + numPendingTests };
}

/**
 * What Playwright's JSON reporter wrote; a missing file is a failure.
 * @param {string} file
 * @returns {Count}
 */
export function countBrowserTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = read(file);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
