import { openAsBlob } from 'node:fs';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/** `createPglite` runs this program, which creates an embedded database in a folder, from an archive if given. */
// Do not optimize PGlite's machine code, which would take longer than the work itself.
setFlagsFromString('--liftoff-only');
const [folder, archive] = process.argv.slice(2);
try {
  const pglite = new PGlite(folder, { loadDataDir: archive && (await openAsBlob(archive)) });
  await pglite.query('select 1');
  await pglite.close();
} catch (error) {
  // Emscripten throws objects that are not errors; `inspect` shows the error number in them.
  process.stderr.write(inspect(error));
  process.exitCode = 1;
}
