import TestSequencer from '@jest/test-sequencer';

/** Suites that start first, because they take longest. Without times from an earlier run, Jest sorts by file size. */
export const LONGEST =
  /(setup.package|any-value|several-servers|server.api|backup|server.database|new-school.new-school|unit-tests.(lib-content|server))\.test/;

export default class LongestFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array
    const ordered = await super.sort(tests);
    const [long, short] = [true, false].map((is) => ordered.filter(({ path }) => LONGEST.test(path) === is));
    return [...(long ?? []), ...(short ?? [])];
  }
}
