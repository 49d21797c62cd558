import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readErrorCode } from '../process/error-code';

/** Bits of a mode that let anyone but the owner in. */
const OTHERS = 0o077;

/**
 * Makes the data folder if it is missing, and closes it to every other user of the machine: the folder gets mode 700,
 * its files 600, and what this process writes from now on belongs to its owner alone (umask 077).
 * @returns a warning for each file that others could read until now
 * @throws a sentence when there is a file in the place of the folder, or of one above it, or when root would write
 * into another user's folder
 */
export async function protectFolder(folder: string): Promise<string[]> {
  await makeFolder(folder);
  // Windows has access lists instead, inherited from the folder above.
  if (process.platform === 'win32') return [];
  process.umask(OTHERS);
  const { mode, uid } = await stat(folder);
  if (process.getuid?.() === 0 && uid !== 0) {
    throw new Error(
      `${folder} belongs to user ${uid}, and you are root: the server could not open what root writes there. Run this as that user, for example: sudo -u '#${uid}' …`,
    );
  }
  if (mode & OTHERS) await chmod(folder, 0o700);
  const entries = await readdir(folder, { withFileTypes: true });
  const warnings = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => protectFile(join(folder, entry.name))),
  );
  return warnings.filter((warning) => warning !== null);
}

/** Node's own recursive `mkdir` never ends where a folder is there but takes none inside, as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch((error: unknown) => {
    if (!['ENOENT', 'ENOTDIR'].includes(readErrorCode(error) ?? '')) throw error;
  });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${folder} is a file. Set DATA_DIR to a folder, then start again.`);
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Two that start together.
    if (readErrorCode(error) !== 'EEXIST') throw error;
  });
}

async function protectFile(file: string): Promise<string | null> {
  const { mode } = await stat(file);
  if (!(mode & OTHERS)) return null;
  await chmod(file, 0o600);
  return `${file} had mode ${(mode & 0o777).toString(8)}: other users of this machine could read it. It is now 600. If they are not to be trusted, stop the server, delete jwt-secret and start again; staff then sign in again.`;
}
