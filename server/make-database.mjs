import { openAsBlob } from 'node:fs';
import { inspect } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

/** Started by `createPglite`: creates the files of an embedded database in a folder, optionally from an archive. */
const [folder, archive] = process.argv.slice(2);
try {
  const pglite = new PGlite(folder, { loadDataDir: archive && (await openAsBlob(archive)) });
  await pglite.query('select 1');
  await pglite.close();
} catch (error) {
  // Emscripten throws objects that are not errors; `inspect` shows the number of the fault.
  process.stderr.write(inspect(error));
  process.exitCode = 1;
}
