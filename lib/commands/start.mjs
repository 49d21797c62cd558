import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { installPackages } from '../setup/install-packages.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** `npm start`: installs what is missing, builds the site and serves it with the API at http://localhost:3000. */
const port = Number(process.env.PORT || 3000);
await refuseBusyPort(port);
await installPackages();
const code = await runCommand('npm', ['run', '--silent', 'build']);
if (code !== 0) process.exit(code);

const server = spawn(process.execPath, ['--import', 'tsx', 'server/commands/serve.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (exitCode) => process.exit(exitCode ?? 0));

/** A build of half a minute should not end in the news that it cannot be shown. */
function refuseBusyPort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      console.error(
        `Port ${wanted} is in use by another program. Choose another: PORT=${wanted + 1} npm start`,
      );
      process.exit(1);
    });
    probe.listen(wanted, '127.0.0.1', () => probe.close(resolve));
  });
}
