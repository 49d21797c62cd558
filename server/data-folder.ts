import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { holdAlone } from '@/lib/setup/hold-alone.mjs';
import { writeWhole } from '@/lib/setup/write-whole';
import { readErrorCode, SHORTEST_SECRET } from './process';

/** Matches disk faults as Node, Emscripten (PGlite) and PostgreSQL report them: by code, number, SQLSTATE or words. */
const FAULTS: readonly (readonly [signs: RegExp, sentence: string])[] = [
  [/ENOSPC|EDQUOT|\b53100\b|[Nn]o space|[Qq]uota|errno: 51\b/, 'The disk is full. Free some space'],
  [/EROFS|[Rr]ead-only file|errno: 69\b/, 'The disk is read-only. Make it writable'],
  [/(?:EEXIST|ENOTDIR): [^']*mkdir/, 'A part of this path is a file, not a folder. Set DATA_DIR to a folder'],
  [
    /EACCES|EPERM|[Pp]ermission denied|errno: (?:2|63)\b/,
    'This user has no permission to write there. Make the user that runs the server the owner of the folder',
  ],
];

/** Explains why the data folder cannot be used. Returns other errors unchanged. */
export function describeDiskError(error: unknown, folder: string): Error {
  const text = `${readErrorCode(error) ?? ''} ${inspect(error)}`;
  const [, sentence] = FAULTS.find(([signs]) => signs.test(text)) ?? [];
  const problem = `The data folder ${folder} cannot be used`;
  if (sentence) return new Error(`${problem}. ${sentence}, then start again.`, { cause: error });
  if (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype) return error;
  return new Error(`${problem}: ${text.trim()}`, { cause: error });
}

/** @returns a function that unlocks the folder @throws Error if another process holds the lock */
export const lockFolder = (folder: string): (() => void) =>
  holdAlone(
    join(folder, 'in-use-by'),
    `The data in ${folder} is in use by another process, probably the running server. Stop that process, then try again.`,
  );

export async function whileLocked<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await protectFolder(folder);
  const release = lockFolder(folder);
  try {
    return await work();
  } finally {
    release();
  }
}

/** A backup as SQL, in the data folder during a restore. If the restore is killed, the next start deletes the file. */
export const RESTORE_SCRIPT = 'restore.sql';

/** The permission bits of the group and of others. */
const OTHERS = 0o077;

/**
 * Creates the data folder if needed, and denies other users access to everything in it. Leaves the process's umask as
 * it is, because publishing writes the website, which the web server must be able to read.
 * @returns a warning if others could read the secret @throws Error if root would write into another user's folder
 */
export async function protectFolder(folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Windows takes access rights from the parent folder.
  if (process.platform === 'win32') return undefined;
  const { uid } = await stat(folder);
  const foreign = `${folder} belongs to user ${uid}, and you are root: the server could not open what root writes there. Run this as that user, for example: sudo -u '#${uid}' …`;
  if (process.getuid?.() === 0 && uid !== 0) throw new Error(foreign);
  await chmod(folder, 0o700);
  const secret = join(folder, SECRET);
  const modeOfSecret = existsSync(secret) ? (await stat(secret)).mode & 0o777 : 0;
  if (!(modeOfSecret & OTHERS)) return undefined;
  await chmod(secret, 0o600);
  return `${secret} had mode ${modeOfSecret.toString(8)}: other users of this machine could read it. It is now 600. If you do not trust them, stop the server, delete jwt-secret and start again. Staff must then sign in again.`;
}

const MARK = 'uses-postgresql';

/** Records in the data folder that the server uses PostgreSQL, but not its address or password. */
export async function markDatabase(dataFolder: string, databaseUrl: string | undefined): Promise<void> {
  const file = join(dataFolder, MARK);
  if (databaseUrl) await writeFile(file, 'The server uses the database in DATABASE_URL.\n', { mode: 0o600 });
}

/** @throws Error if DATABASE_URL was set before but is missing: a new, empty database would hide the school's data */
export function requireSameDatabase(dataFolder: string, databaseUrl: string | undefined): void {
  const file = join(dataFolder, MARK);
  if (databaseUrl || !existsSync(file)) return;
  throw new Error(
    `DATABASE_URL is not set, but this server has used PostgreSQL so far. Set DATABASE_URL, and check the spelling of its name, then start again. To use the embedded database from now on, first delete ${file}.`,
  );
}

/** @throws Error if the server uses PostgreSQL, or if the folder has no embedded database */
export async function findDatabase(dataFolder: string): Promise<void> {
  const other = `The server with the data folder ${dataFolder} uses PostgreSQL. Set the same DATABASE_URL as the server, then try again.`;
  const none = `There is no database in ${dataFolder}. If the server uses PostgreSQL, set DATABASE_URL; if its data is elsewhere, set DATA_DIR. (Before a server has ever run, npm run user -- add NAME --new-database makes one.)`;
  if (existsSync(join(dataFolder, MARK))) throw new Error(other);
  if (!existsSync(join(dataFolder, 'database'))) throw new Error(none);
}

const SECRET = 'jwt-secret';

/** Loads the secret that signs tokens. If none is configured, makes one. @throws Error if the kept one is damaged */
export async function loadJwtSecret(configured: string | undefined, dataFolder: string): Promise<Uint8Array> {
  const file = join(dataFolder, SECRET);
  if (configured === undefined && !existsSync(file)) {
    // Write the whole file or none: a full disk must not leave an empty secret.
    await writeWhole(file, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  }
  const unreadable = `${file} cannot be read. Make the user that runs the server its owner, then start again.`;
  const kept = (): Promise<string> =>
    readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(unreadable, { cause });
    });
  const secret = configured ?? (await kept()).trim();
  if (secret.length >= SHORTEST_SECRET) return new TextEncoder().encode(secret);
  throw new Error(
    `${file} is damaged: it should contain one long line. Delete it and start again. Staff must then sign in again.`,
  );
}
