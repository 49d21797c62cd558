import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

test('a log that cannot be written, as on a full disk, does not end the process', () => {
  // A file that is open for reading refuses every line, on every system.
  const closed = openSync(__filename, 'r');
  const program = `
    import { createJsonLog } from './server/process/log.ts';
    const log = createJsonLog(() => new Date());
    process.stdout.write('a sentence\\n');
    log('info', { event: 'request' });
    setTimeout(() => process.exit(7), 50);`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', closed, 'ignore'],
  });
  closeSync(closed);
  expect(status).toBe(7);
});

test('lines for a reader that hangs do not fill the memory', async () => {
  const program = `
    import { createJsonLog } from './server/process/log.ts';
    const log = createJsonLog(() => new Date());
    for (let n = 0; n < 200; n += 1) log('info', { event: 'x'.repeat(100_000) });
    process.exit(process.stdout.writableLength < 10_000_000 ? 7 : 1);`;
  // Nothing reads from the pipe.
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
