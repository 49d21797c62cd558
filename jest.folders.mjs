import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import config from './jest.config.mjs';
import { LONGEST } from './jest.sequencer.mjs';

// `npm test` runs all test files of a folder as one file, because loading the same modules for each file took half of
// the time. A failure's report gives the original file, which `npm run test:unit -- FILE` runs alone.

// Let the steps that run at the same time go first: they need less than one core, and the unit tests use the rest.
// But keep a higher priority than the server's password threads (10), as a test expects.
setPriority(5);

const FOLDER = path.resolve('.cache/unit-tests');
/** Test files stay separate if they replace modules, start databases, hash at full strength or are the slowest. */
const ALONE = /\bjest\.(mock|isolateModules|resetModules)\(|\bstartPostgres\(|\bOWASP\b/;
const ENVIRONMENT = /^\/\*\* @jest-environment .* \*\/\n/;

const files = ['app', 'bench', 'components', 'lib', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);

/** @type {Map<string, string[]>} the first lines of each combined file, with the test files that it contains */
const groups = new Map();
for (const file of files.toSorted()) {
  const text = readFileSync(file, 'utf8');
  const alone = LONGEST.test(file) || ALONE.test(text);
  const [environment = ''] = ENVIRONMENT.exec(text) ?? [];
  const name = alone ? file : path.dirname(file).split('/').slice(0, 2).join('/');
  const head = `${environment}// ${name}\n`;
  groups.set(head, [...(groups.get(head) ?? []), file]);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [head, tests] of groups) {
  const jsdom = head.includes(' jsdom ');
  // The Testing Library cleans up after each test only if it is imported outside of a `describe`.
  const library = jsdom && tests.length > 1 ? "require('@testing-library/react');\n" : '';
  const name = /\/\/ (.*)/.exec(head)?.[1]?.replaceAll('/', '-') + (jsdom ? '-jsdom' : '');
  writeFileSync(path.join(FOLDER, `${name}.test.js`), head + library + tests.map(describeFile).join(''));
}

/** @param {string} file a test file; when it ends, its changes to environment variables and the page are undone */
function describeFile(file) {
  return `describe('${file}', () => {
  const env = { ...process.env };
  afterAll(() => {
    process.env = env;
    globalThis.document?.body.replaceChildren();
  });
  require('${path.resolve(file)}');
});
`;
}

export default {
  ...config,
  testMatch: [`${FOLDER}/*.test.js`],
  modulePathIgnorePatterns: ['<rootDir>/.cache/(?!unit-tests)'],
};
