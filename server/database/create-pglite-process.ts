import { inspect } from 'node:util';
import { runProgram } from '@/lib/terminal/run-program';
import { openPglite } from './open-pglite';

/** What `createPglite` runs: makes the files of an embedded database in the folder of its one argument. */
await runProgram(async ([folder]) => {
  process.umask(0o077);
  try {
    const database = await openPglite(folder);
    await database.close();
    return 0;
  } catch (error) {
    // Emscripten throws objects that are no errors: in full, they hold the number that says why.
    throw new Error(inspect(error), { cause: error });
  }
}, 'any');
