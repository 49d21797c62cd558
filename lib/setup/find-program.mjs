import { spawnSync } from 'node:child_process';

/**
 * @param {string[]} names of one program, the best first
 * @returns {string | undefined} the path of the first that this system finds
 */
export function findProgram(names) {
  for (const name of names) {
    const { stdout, status } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.split('\n')[0].trim();
  }
  return undefined;
}
