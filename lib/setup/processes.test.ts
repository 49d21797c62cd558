import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MODULE = path.join(__dirname, 'processes.mjs');
/** Starts a shell as npm does, and in it a program that never ends on its own. */
const PROGRAM = `
  import { endGroups, runCommand } from ${JSON.stringify(`file://${MODULE}`)};
  process.once('SIGTERM', () => { endGroups(); process.exit(1); });
  await runCommand('sh', ['-c', 'sleep 20 & echo ready; wait'], { group: true });`;

test('ending a group also ends the programs that its programs have started', async () => {
  const args = ['--input-type=module', '--eval', PROGRAM];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(child.stdout, 'data'))[0])).toBe('ready\n');
  child.kill('SIGTERM');
  // The output ends when every process that could write to it has ended.
  expect(await once(child.stdout.resume(), 'end')).toEqual([]);
});
