/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'forward-signals.mjs')).href;
/** Says that it is there, and ends with 7 when it is asked to stop: a server that has closed its files. */
const SERVER = `process.on('SIGTERM', () => process.exit(7)); setTimeout(() => {}, 60_000); console.log('ready');`;
/** As npm start runs its server. */
const STARTER = `
  import { spawn } from 'node:child_process';
  import { forwardSignals } from ${JSON.stringify(MODULE)};
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' });
  forwardSignals(child);
  child.on('exit', (code) => process.exit(code));`;

test('SIGTERM reaches the server of npm start, which ends first and says how', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGTERM');
  const [code] = await once(starter, 'exit');
  expect(code).toBe(7);
});
