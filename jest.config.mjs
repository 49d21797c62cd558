import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// No unit test knows what an editor may change: programs that a test starts would otherwise read content/.
process.env.CONTENT_DIR = 'no-content-for-unit-tests';

const createJestConfig = nextJest({ dir: './' });

// The parser of Markdown and its family are published as ES modules only; next/jest would leave them untransformed.
const config = await createJestConfig({
  // What needs a document says so in its first line; making one takes longer than most tests.
  testEnvironment: 'node',
  testSequencer: '<rootDir>/lib/setup/slow-first.mjs',
  // By default a machine with two cores would use one of them. Some of the longest tests wait for other processes.
  maxWorkers: availableParallelism() + 2,
  // Shared machines can be slow; a test that hangs is still ended.
  testTimeout: 60_000,
  // A worker takes 0.2 to 0.4 s to end by itself, more on a busy machine; Jest calls it a leak after 0.5 s.
  workerGracefulExitTimeout: 10_000,
  setupFiles: ['<rootDir>/lib/setup/testing/refuse-content.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // A second copy of the project, of npm run check:accepted or npm run bench.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '/e2e/', '/lib/commands/test.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();
export default { ...config, transformIgnorePatterns: ['/node_modules/(?!.*)', '^.+\\.module\\.css$'] };
