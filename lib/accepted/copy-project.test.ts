import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copy-project';

test('the packages of a copy are those installed now, also after a copy that was broken off', () => {
  // The commands that copy say that they need Linux.
  if (process.platform !== 'linux') return;
  const root = mkdtempSync(path.join(tmpdir(), 'copy-'));
  const [project, copy] = [path.join(root, 'project'), path.join(root, 'copy')];
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    rmSync(path.join(root, file), { force: true });
    writeFileSync(path.join(root, file), text);
  };
  const copied = (): string => {
    copyProject(project, copy);
    return readFileSync(path.join(copy, 'node_modules/yaml/index.js'), 'utf8');
  };
  write('project/node_modules/yaml/index.js', 'first');
  write('project/node_modules/.package-lock.json', '1');
  write('copy/node_modules.part/half', '');
  expect(copied()).toBe('first');
  expect(existsSync(path.join(copy, 'node_modules/half'))).toBe(false);
  write('copy/node_modules/kept', '');
  expect(copied()).toBe('first');
  expect(existsSync(path.join(copy, 'node_modules/kept'))).toBe(true);
  write('project/node_modules/yaml/index.js', 'other');
  write('project/node_modules/.package-lock.json', '2');
  expect(copied()).toBe('other');
  rmSync(root, { recursive: true });
});
