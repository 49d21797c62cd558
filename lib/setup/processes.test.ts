import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFileSync } from 'node:fs';
import { holdAlone, runsAlready } from './hold-alone.mjs';
import { useScratch } from './testing/use-scratch';

const MODULE = pathToFileURL(path.join(__dirname, 'processes.mjs')).href;
/** Starts a shell as npm does, and in it a program that never ends on its own. */
const PROGRAM = `
  import { endGroups, runCommand } from ${JSON.stringify(MODULE)};
  process.once('SIGTERM', () => { endGroups(); process.exit(1); });
  await runCommand('sh', ['-c', 'sleep 20 & echo ready; wait'], { group: true });`;

test('ending a group also ends the programs started by its programs', async () => {
  const args = ['--input-type=module', '--eval', PROGRAM];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(child.stdout, 'data'))[0])).toBe('ready\n');
  child.kill('SIGTERM');
  // The output ends when every process that could write to it has ended.
  expect(await once(child.stdout.resume(), 'end')).toEqual([]);
});

describe('a program that forwards signals', () => {
  /** Prints that it is ready. On SIGTERM, it exits with 7, like a server that has closed its files. */
  const SERVER = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(7); }); setTimeout(() => {}, 60_000); console.log('ready');`;
  const STARTER = `
  import { runCommand } from ${JSON.stringify(MODULE)};
  process.exit(await runCommand(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { forward: true }));`;

  test('npm start forwards SIGTERM to the server, which ends first', async () => {
    const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(starter.stdout, 'data');
    starter.kill('SIGTERM');
    const [code] = await once(starter, 'exit');
    expect(code).toBe(7);
  });

  test('a SIGTERM sent to npm, which exits together with its shell, also reaches the server', async () => {
    // The second command keeps the shell running, as npm's shell does.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, STARTER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    const output = shell.stdout.setEncoding('utf8');
    expect(await once(output, 'data')).toEqual(['ready\n']);
    shell.kill('SIGTERM');
    // The output ends when every process that could write to it has ended.
    expect(await once(output, 'data')).toEqual(['stopped\n']);
    await once(output, 'end');
  });
});

const scratch = useScratch();

// Processes that are killed, start together or run in other containers are tested in server/data-folder.test.ts.
test('only one process can lock a file, whatever process id an older version has left in it', () => {
  const file = scratch('below/held.lock');
  const release = holdAlone(file, '');
  expect(() => holdAlone(file, runsAlready('A build'))).toThrow(
    'A build is already running in this folder. Wait',
  );
  release();
  writeFileSync(file, String(process.ppid));
  holdAlone(file, '')();
});
