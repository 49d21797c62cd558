import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// Optimizing the machine code of PGlite would take longer than the tests.
setFlagsFromString('--liftoff-only');

/**
 * Jest's Node environment with PGlite, which is loaded outside Jest's sandbox: it imports Node's own modules when it
 * starts, which the sandbox forbids. Tests get it with `jest.mock('@electric-sql/pglite', …)`.
 */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGlite = PGlite;
  }
}
