import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AccountCommand } from './account-command';
import { controlAddress } from './control-address';

/**
 * Takes the commands of `npm run user` while the server runs. The caller holds the lock of the data folder, so a
 * socket that is still there has no owner.
 * @returns what stops it
 */
export async function listenForCommands(
  dataFolder: string,
  run: (command: AccountCommand) => Promise<string>,
): Promise<() => Promise<void>> {
  const address = controlAddress(dataFolder);
  const isFile = process.platform !== 'win32';
  if (isFile) await rm(address, { force: true });
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const answer = await json(request)
      .then((command) => run(command as AccountCommand))
      .then(
        (message) => ({ message }),
        (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
      );
    response.setHeader('Connection', 'close').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
  if (isFile) await chmod(address, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}
