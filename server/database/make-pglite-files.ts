import { openAsBlob } from 'node:fs';
import { inspect } from 'node:util';
import { openPglite } from './open-pglite';

/**
 * Makes the files of an embedded database in a folder, from an archive if there is one. For a process of its own, whose
 * exit code it sets: `createPglite` starts it, and it has that process's umask.
 */
export async function makePgliteFiles(folder: string, archive?: string): Promise<void> {
  try {
    const database = await openPglite(folder, archive ? await openAsBlob(archive) : undefined);
    await database.query('select 1');
    await database.close();
  } catch (error) {
    // Emscripten throws objects that are no errors: in full, they hold the number that says why.
    process.stderr.write(inspect(error));
    process.exitCode = 1;
  }
}
