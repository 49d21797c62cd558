import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AccountCommand } from './account-command';
import { controlAddress } from './control-address';

/** What the shortest of the systems (macOS) takes as the path of a socket; Linux cuts a longer one off unasked. */
const LONGEST_PATH = 103;

/**
 * Takes the commands of `npm run user` while the server runs. The caller holds the lock of the data folder, so a
 * socket that is still there has no owner.
 * @returns what stops it
 * @throws a sentence when the path of the folder is too long for a socket in it
 */
export async function listenForCommands(
  dataFolder: string,
  run: (command: AccountCommand) => Promise<string>,
): Promise<() => Promise<void>> {
  const address = controlAddress(dataFolder);
  const isFile = process.platform !== 'win32';
  if (isFile) {
    refuseLongPath(address, dataFolder);
    await rm(address, { force: true });
  }
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

function refuseLongPath(address: string, dataFolder: string): void {
  if (Buffer.byteLength(address) <= LONGEST_PATH) return;
  throw new Error(
    `The path of the data folder ${dataFolder} is too long for a socket in it. Choose one with at most 80 characters: set DATA_DIR, then start again.`,
  );
}
