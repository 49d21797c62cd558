import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readErrorCode } from '../process/error-code';
import { SHORTEST_SECRET } from '../process/settings';

/**
 * The key that signs tokens: the one from the environment, or one made on the first start and kept in the data
 * folder, which is there, readable by its owner only, so that staff stay signed in over a restart.
 */
export async function loadJwtSecret(given: string | undefined, dataFolder: string): Promise<Uint8Array> {
  return new TextEncoder().encode(given ?? (await keepSecret(dataFolder)));
}

async function keepSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'jwt-secret');
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `${file} is damaged: it should hold one long line. Delete it and start again; staff will have to sign in again.`,
    );
  }
  return secret;
}
