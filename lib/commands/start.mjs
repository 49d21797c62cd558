import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { installPackages } from '../setup/install.mjs';
import { forwardSignals, runCommand } from '../setup/processes.mjs';
import { takeSharedOptions } from '../setup/shared-options.mjs';

/** `npm start`: installs what is missing, builds the site and serves it with the API at http://localhost:3000. */
readOptions();
const port = Number(process.env.PORT || 3000);
await refuseBusyPort(port);
// In a school's repository npm has installed them already.
if (!process.env.SCHOOL_DIR) await installPackages();
const code = await runCommand(process.execPath, ['lib/setup/run.mjs', 'lib/commands/build.ts']);
if (code !== 0) process.exit(code);

const server = spawn(process.execPath, ['--import', 'tsx', 'server/commands/serve.ts'], { stdio: 'inherit' });
forwardSignals(server);
server.on('exit', (exitCode) => process.exit(exitCode ?? 0));

/** A build of half a minute should not end in the news that it cannot be shown. */
function refuseBusyPort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      console.error(
        `Port ${wanted} is in use by another program. Choose another: npm start -- --port ${wanted + 1}`,
      );
      process.exit(1);
    });
    probe.listen(wanted, '127.0.0.1', () => probe.close(resolve));
  });
}

function readOptions() {
  try {
    const [unknown] = takeSharedOptions(process.argv.slice(2), process.env);
    if (unknown === undefined) return;
    console.error(`npm start does not know "${unknown}". Write for example: npm start -- --port 3001`);
  } catch (error) {
    console.error(error.message);
  }
  process.exit(1);
}
