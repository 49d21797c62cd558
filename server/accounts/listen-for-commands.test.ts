import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenForCommands } from './listen-for-commands';

test('a data folder with too long a path for a socket is refused in a sentence, and nothing goes on listening', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'long-'));
  const long = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(long, { recursive: true });
  await expect(listenForCommands(long, async () => '')).rejects.toThrow('is too long for a socket');
  rmSync(folder, { recursive: true });
});
