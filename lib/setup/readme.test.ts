import { readdirSync, readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** This document has the commands that only developers run. */
const architecture = readFileSync('docs/architecture.md', 'utf8');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const named = [
  ...`${readme}\n${architecture}\n${contributing}`.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g),
].map(([, name]) => name ?? '');

test('every command that the documents name exists', () => {
  const own = named.filter((name) => !['install', 'ci'].includes(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README, the architecture or CONTRIBUTING names every command', () => {
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});

test('the folder map names every folder, and none that is not there', () => {
  const map = /## Where things are\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const mapped = [...map.matchAll(/^([a-z0-9]+)\/ /gm)].map(([, name]) => name ?? '').toSorted();
  const made = ['node_modules', 'out', 'hosting', 'public', 'test-results', 'playwright-report'];
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
  expect(mapped.filter((name) => name !== 'public')).toEqual(folders);
});
