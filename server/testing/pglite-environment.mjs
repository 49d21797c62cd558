import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

// Do not optimize PGlite's machine code, which would take longer than the tests.
setFlagsFromString('--liftoff-only');

/**
 * Jest's Node environment with PGlite, which must be loaded outside Jest's sandbox, because it imports Node's own
 * modules when it starts. Tests get it with `jest.mock('@electric-sql/pglite', …)`.
 */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGlite = PGlite;
  }
}
