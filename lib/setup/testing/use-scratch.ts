import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives each test in a file a new folder, deleted afterwards. @param enter true to work in that folder
 * @returns a function that joins names to the path of the folder
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
