import { existsSync, readFileSync } from 'node:fs';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';

const { at, write, commit } = useFolder();
const undo = (input: string, ...args: string[]) =>
  runCommand('undo', args, { input, env: { CONTENT_DIR: at('school', 'content') } });
const fees = (): string => readFileSync(at('school/content/fees.yaml'), 'utf8');

beforeEach(() => {
  write('school/content/fees.yaml', 'session: 2025-26\n');
  write('school/package.json', '{}');
  commit('school', 'First');
  write('school/content/fees.yaml', 'session: 2030-31\n');
  write('school/content/news/new.yaml', 'message: Hello\n');
  write('school/package.json', '{ "private": true }');
});

test('lists the changes, asks, and undoes them, new files included, only in the content folder', () => {
  const { status, out } = undo('y\n');
  expect(out).toContain('content/fees.yaml\n');
  expect(out).toContain('content/news/new.yaml\n');
  expect([status, fees(), existsSync(at('school/content/news'))]).toEqual([0, 'session: 2025-26\n', false]);
  expect(readFileSync(at('school/package.json'), 'utf8')).toBe('{ "private": true }');
  expect(undo('').out).toContain('has been changed since the last commit (First, ');
});

test('restores the undone changes, and loses neither those nor later ones', () => {
  undo('', '--yes');
  write('school/content/fees.yaml', 'session: 2026-27\n');
  const refused = undo('', '--back');
  expect([refused.status, refused.stderr, fees()]).toEqual([
    1,
    expect.stringContaining('Changed again since: fees.yaml.'),
    'session: 2026-27\n',
  ]);
  write('school/content/fees.yaml', 'session: 2025-26\n');
  expect([undo('', '--back').status, fees()]).toEqual([0, 'session: 2030-31\n']);
  expect(existsSync(at('school/content/news/new.yaml'))).toBe(true);
  expect(undo('', '--back').stderr).toContain('npm run undo has not undone anything here');
});

test.each(['n\n', ''])('changes nothing without a yes: %j', (answer) => {
  expect([undo(answer).status, fees()]).toEqual([1, 'session: 2030-31\n']);
});
