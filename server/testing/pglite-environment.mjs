import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment plus PGlite, loaded outside the sandbox: it imports Node's own modules while it
 * starts, which Jest's sandbox refuses. Tests take it with `jest.mock('@electric-sql/pglite', …)`.
 */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGlite = PGlite;
  }
}
