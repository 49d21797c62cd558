import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// No unit test knows what an editor may change: programs that a test starts would otherwise read content/.
process.env.CONTENT_DIR = 'no-content-for-unit-tests';
// Tests write and delete some hundred thousand small files: in memory, where the system has room for them there.
const MEMORY = '/dev/shm';
if (existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > 4e9)
  process.env.TMPDIR = MEMORY;

/** @param {string} folder of a package */
const isModule = (folder) =>
  existsSync(`${folder}/package.json`) &&
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).type === 'module';

const createJestConfig = nextJest({ dir: './' });

const config = await createJestConfig({
  // What needs a document says so in its first line; making one takes longer than most tests.
  testEnvironment: 'node',
  // By default a machine with two cores would use one of them. Some of the longest tests wait for other processes.
  maxWorkers: availableParallelism() + 2,
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Shared machines can be ten times slower, and some tests start databases; one that hangs is still ended.
  testTimeout: 300_000,
  // A worker takes 0.2 to 0.4 s to end by itself, more on a busy machine; Jest calls it a leak after 0.5 s.
  workerGracefulExitTimeout: 10_000,
  setupFiles: ['<rootDir>/lib/setup/testing/refuse-content.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // A second copy of the project, of npm run check:accepted or npm run bench.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '/e2e/', '/lib/commands/test.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();
// Packages that are published as ES modules, such as the parser of Markdown: next/jest would leave them untransformed. To
// transform the others too took a fifth of a first run.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const modules = Object.keys(packages)
  .filter((folder) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(folder) && isModule(folder))
  .map((folder) => folder.replace('node_modules/', ''));
const untransformed = `/node_modules/(?!(${modules.join('|')})/|.*\\.mjs$)`;
export default { ...config, transformIgnorePatterns: [untransformed, '^.+\\.module\\.css$'] };
