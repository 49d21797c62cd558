import { spawnSync } from 'node:child_process';
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
