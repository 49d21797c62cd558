import { openAsBlob } from 'node:fs';
import { inspect } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

/** The program that `createPglite` starts: makes the files of an embedded database in a folder, from an archive if there is one. */
const [folder, archive] = process.argv.slice(2);
try {
  const pglite = new PGlite(folder, { loadDataDir: archive && (await openAsBlob(archive)) });
  await pglite.query('select 1');
  await pglite.close();
} catch (error) {
  // Emscripten throws objects that are no errors: in full, they hold the number that says why.
  process.stderr.write(inspect(error));
  process.exitCode = 1;
}
