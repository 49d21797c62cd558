import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * For the tests of a file: before each a new folder, which goes after it.
 * @param enter whether the process works in it meanwhile
 * @returns a place in the folder by its name there; without a name the folder
 */
export function useScratch(enter = false): (...names: string[]) => string {
  const project = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
    if (enter) process.chdir(folder);
  });
  afterEach(() => {
    if (enter) process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  return (...names) => path.join(folder, ...names);
}
