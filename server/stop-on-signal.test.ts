import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program that closes with `step` when it gets a signal. @returns its log and exit code */
function stopWith(step: string, limitMs = 300) {
  const program = `
    import { stopOnSignal } from './server/stop-on-signal.ts';
    setInterval(() => {}, 1000);
    stopOnSignal(() => ${step}, (level, { event, error }) => console.log(level, event, error ?? ''), ${limitMs});
    process.kill(process.pid, 'SIGTERM');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split(/\s*\n/) };
}

describe('stopOnSignal', () => {
  it('a stopping program exits with 0 when everything is closed', () => {
    expect(stopWith('Promise.resolve()')).toEqual({ status: 0, lines: ['info stopping', 'info stopped'] });
  });

  it('a stopping program does not exit at once on a second SIGTERM, which arrives when a whole process group is signalled', () => {
    const again = `new Promise((resolve) => {
      process.once('SIGTERM', () => process.once('SIGTERM', resolve) && process.kill(process.pid, 'SIGTERM'));
      process.kill(process.pid, 'SIGTERM');
    })`;
    expect(stopWith(again, 60_000)).toEqual({ status: 0, lines: ['info stopping', 'info stopped'] });
  });

  it('a stopping program exits at once on a second Ctrl+C', () => {
    const again = `new Promise(() => process.kill(process.pid, 'SIGINT'))`;
    expect(stopWith(again, 60_000)).toEqual({ status: 1, lines: ['info stopping'] });
  });

  it.each([
    ['new Promise(() => {})', 'Error: Stopping took longer than 0.3 s'],
    [`Promise.reject(new Error('no'))`, 'Error: no'],
  ])('a stopping program exits with 1 and says why if the close function returns %s', (step, reason) => {
    expect(stopWith(step)).toEqual({
      status: 1,
      lines: ['info stopping', `error could not stop cleanly ${reason}`],
    });
  });

  it("a stopping program also stops when npm's shell ends", async () => {
    const program = `
      import { stopOnSignal } from './server/stop-on-signal.ts';
      setInterval(() => {}, 1000);
      stopOnSignal(async () => {}, (level, { event }) => console.log(event));
      console.log('ready');`;
    // The second command keeps the shell alive, as npm does.
    const shell = spawn(
      'sh',
      ['-c', '"$0" --import tsx --input-type=module -e "$1"; :', process.execPath, program],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'api' } },
    );
    const output = shell.stdout.setEncoding('utf8');
    expect(await once(output, 'data')).toEqual(['ready\n']);
    shell.kill('SIGTERM');
    let said = '';
    // The output ends when every process that could write to it has ended.
    for await (const part of output) said += part;
    expect(said).toBe('stopping\nstopped\n');
  });
});
