import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { controlAddress } from './control-address';
import { listenForCommands } from './listen-for-commands';
import { sendCommand } from './send-command';

test('a data folder with too long a path for a socket is refused in a sentence, and nothing goes on listening', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'long-'));
  const long = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(long, { recursive: true });
  await expect(listenForCommands(long, async () => '')).rejects.toThrow('is too long for a socket');
  rmSync(folder, { recursive: true });
});

test('a command to a server that hangs ends in a sentence', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hung-'));
  // Takes the connection and never reads from it.
  const server = createServer({ pauseOnConnect: true }, (socket) => socket.unref());
  await once(server.listen(controlAddress(folder)), 'listening');
  await expect(sendCommand(folder, { action: 'list' }, 50)).rejects.toThrow('does not answer within 0.05');
  server.close();
  rmSync(folder, { recursive: true });
});
