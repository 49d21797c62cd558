import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Until it is released, or this process ends, no other process of this computer may hold the same file.
 * @param {string} file is written with the number of this process
 * @param {string} what is done meanwhile, such as `A build`
 * @returns {() => void} releases it
 * @throws {Error} in words while another process holds it
 */
export function holdAlone(file, what) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder))
      throw new Error(
        `${what} runs in this folder already (process ${holder}). Wait for its end, and type the command again. If that process is another program, delete ${file}.`,
        { cause: error },
      );
    // Its process was killed.
    rmSync(file, { force: true });
    return holdAlone(file, what);
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** @param {number} holder 0 for a file that nobody has finished writing */
function isAlive(holder) {
  try {
    return holder > 0 && process.kill(holder, 0);
  } catch (error) {
    // Another user's process.
    return error.code === 'EPERM';
  }
}
