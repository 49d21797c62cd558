import { inspect } from 'node:util';
import { openPglite } from './open-pglite';

/** What `createPglite` runs: makes the files of an embedded database in the folder of its one argument. */
process.umask(0o077);
try {
  const database = await openPglite(process.argv[2]);
  await database.close();
} catch (error) {
  // Emscripten throws objects that are no errors: in full, they hold the number that says why.
  process.stderr.write(inspect(error));
  process.exitCode = 1;
}
