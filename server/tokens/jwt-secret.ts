import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
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
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `${file} is damaged: it should hold one long line. Delete it and start again; staff will have to sign in again.`,
    );
  }
  return secret;
}

/** The file appears with all that is in it or not at all: a full disk once left an empty one. */
async function makeSecret(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, randomBytes(48).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    // Unlike renaming, this leaves the secret of another server that starts at the same time.
    await link(unfinished, file);
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readIfThere(file)) ?? '';
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}
