import { createServer } from 'node:net';
import { installPackages } from '../setup/install.mjs';
import { runCommand } from '../setup/processes.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { takeSharedOptions } from '../setup/shared-options.mjs';

/** `npm start`: installs what is missing, builds the site, and serves it with the API at http://localhost:3000. */
await runProgram(async ({ words }) => {
  const [unknown] = takeSharedOptions(words, process.env);
  if (unknown !== undefined)
    throw new Error(`npm start has no option "${unknown}". Write, for example: npm start -- --port 3001`);
  await refuseBusyPort(Number(process.env.PORT || 3000));
  // In a school's repository, `prestart` has already installed the packages.
  if (!process.env.SCHOOL_DIR) await installPackages();
  const code = await runCommand(process.execPath, ['lib/setup/run.mjs', 'lib/commands/build.ts']);
  if (code !== 0) return code;
  return runCommand(process.execPath, ['--import', 'tsx', 'server/commands/serve.ts'], { forward: true });
}, 'any');

/** Checks the port before the build, which takes half a minute. */
function refuseBusyPort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    const sentence = `Port ${wanted} is in use by another program. Choose another: npm start -- --port ${wanted + 1}`;
    probe.once('error', () => reject(new Error(sentence)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(resolve));
  });
}
