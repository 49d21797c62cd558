import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

test('the index of the decisions names each of them once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const named = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  expect(named.toSorted()).toEqual(files.toSorted());
});
