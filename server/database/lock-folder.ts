import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readErrorCode } from '../process/error-code';

/**
 * Marks a data folder as in use by this process and returns the function that frees it. The mark of a process
 * that no longer runs (a crash, a power cut) is taken over.
 * @throws with the other process's number while that one is running.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'in-use-by');
  if (!(await writeMark(file))) {
    const owner = Number(await readFile(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `The data in ${folder} is in use by process ${owner}, most likely the running server. Stop it first, then try again. (If no server is running, delete ${file}.)`,
      );
    }
    await rm(file, { force: true });
    if (!(await writeMark(file))) throw new Error(`Another process has just opened ${folder}. Try again.`);
  }
  return () => rm(file, { force: true });
}

async function writeMark(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  // Our own number is left from an earlier life: in a container every start has the same one.
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return readErrorCode(error) === 'EPERM';
  }
}
