import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Matches the path of a temporary file, which remains if the power or the process failed during writing. */
export const UNFINISHED = /(?:^|\/)\.[^/]+\.part$/;

/** Writes a file completely or not at all. With `how.flush`, it stays whole even if the power fails. */
export async function writeWhole(
  file: string,
  contents: Uint8Array | string,
  how: { flush?: boolean; mode?: number } = {},
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  // Another process may be writing the same file. The check of the content ignores names that begin with a dot.
  const part = path.join(folder, `.${path.basename(file)}.${randomUUID()}.part`);
  try {
    await writeFile(part, contents, how);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
