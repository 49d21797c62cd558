import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// Tests must not depend on what editors may change: without this line, programs in tests would read content/.
process.env.CONTENT_DIR = 'no-content-for-unit-tests';
// Tests write and delete about a hundred thousand small files. Keep these in memory if there is enough.
const MEMORY = '/dev/shm';
if (existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > 4e9)
  process.env.TMPDIR = MEMORY;

/** @param {string} folder the folder of a package */
const isModule = (folder) =>
  existsSync(`${folder}/package.json`) &&
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).type === 'module';

const createJestConfig = nextJest({ dir: './' });

const config = await createJestConfig({
  // Tests that need a DOM request it in their first line, because making one takes longer than most tests.
  testEnvironment: 'node',
  // On two cores, Jest would use one worker. Use more workers than cores, because some long tests mostly wait.
  maxWorkers: availableParallelism() + 2,
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Shared machines can be ten times slower, and some tests start databases. This limit only ends tests that hang.
  testTimeout: 300_000,
  // A worker takes 0.2 to 0.4 s to end, or more on a busy machine. By default, Jest reports a leak after 0.5 s.
  workerGracefulExitTimeout: 10_000,
  setupFiles: ['<rootDir>/lib/setup/testing/refuse-content.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // `npm run check:accepted` and `npm run bench` put a second copy of the project into this folder.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '/e2e/', '/lib/commands/test.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();
// By default, next/jest transforms no packages. Transform those published as ES modules, such as the Markdown parser,
// but no others: transforming all packages took a fifth of the time of a first run.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const modules = Object.keys(packages)
  .filter((folder) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(folder) && isModule(folder))
  .map((folder) => folder.replace('node_modules/', ''));
const untransformed = `/node_modules/(?!(${modules.join('|')})/|.*\\.mjs$)`;
export default { ...config, transformIgnorePatterns: [untransformed, '^.+\\.module\\.css$'] };
