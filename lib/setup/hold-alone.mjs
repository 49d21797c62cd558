import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  if (holder !== undefined && isAlive(holder))
    throw new Error(
      `${what} runs in this folder already (process ${holder}). Wait for its end, and type the command again. If that process is another program, delete ${path.resolve(file)}.`,
    );
  // Its process was killed.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Asks without a signal; another user's process may not be asked. */
function isAlive(holder) {
  try {
    return process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
