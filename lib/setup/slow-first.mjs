import Sequencer from '@jest/test-sequencer';

/**
 * What starts databases and processes, builds a site or tries every field takes longest: begun last, it would be waited
 * for on one core.
 */
const SLOW =
  /[\\/](server[\\/]|lib[\\/](commands[\\/]|setup[\\/]package|content[\\/]mistakes[\\/](any-value|damage)))/;

/** Jest's order of the test files: those that are slow for a reason first, and those by what the last run took. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const known = super.sort(tests);
    return known.toSorted((a, b) => Number(SLOW.test(b.path)) - Number(SLOW.test(a.path)));
  }
}
