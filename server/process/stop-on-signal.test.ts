import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A program that is asked to stop, and whose only step takes `step`; what it logs, and how it ends. */
function stopWith(step: string, limitMs = 300) {
  const program = `
    import { stopOnSignal } from './server/process/stop-on-signal.ts';
    setInterval(() => {}, 1000);
    stopOnSignal([() => ${step}], (level, { event, error }) => console.log(level, event, error ?? ''), ${limitMs});
    process.kill(process.pid, 'SIGTERM');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split(/\s*\n/) };
}

describe('a program that is asked to stop', () => {
  it('ends with 0 when all is closed', () => {
    expect(stopWith('Promise.resolve()')).toEqual({ status: 0, lines: ['info stopping', 'info stopped'] });
  });

  it('is not hurried by SIGTERM again, which reaches it two or three times when a whole group is signalled', () => {
    const again = `new Promise((resolve) => {
      process.once('SIGTERM', () => process.once('SIGTERM', resolve) && process.kill(process.pid, 'SIGTERM'));
      process.kill(process.pid, 'SIGTERM');
    })`;
    expect(stopWith(again, 60_000)).toEqual({ status: 0, lines: ['info stopping', 'info stopped'] });
  });

  it('ends at once at Ctrl+C again', () => {
    const again = `new Promise(() => process.kill(process.pid, 'SIGINT'))`;
    expect(stopWith(again, 60_000)).toEqual({ status: 1, lines: ['info stopping'] });
  });

  it.each([
    ['new Promise(() => {})', 'Error: Stopping took longer than 0.3 s'],
    [`Promise.reject(new Error('no'))`, 'Error: no'],
  ])('ends with 1 and says why when closing is %s', (step, reason) => {
    expect(stopWith(step)).toEqual({
      status: 1,
      lines: ['info stopping', `error could not stop cleanly ${reason}`],
    });
  });

  it('stops below npm too, which ends with its shell and leaves what the shell has started', async () => {
    const program = `
      import { stopOnSignal } from './server/process/stop-on-signal.ts';
      setInterval(() => {}, 1000);
      stopOnSignal([async () => {}], (level, { event }) => console.log(event));
      console.log('ready');`;
    // With a second command the shell stays, as it does below npm.
    const shell = spawn(
      'sh',
      ['-c', '"$0" --import tsx --input-type=module -e "$1"; :', process.execPath, program],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'api' } },
    );
    const output = shell.stdout.setEncoding('utf8');
    expect(await once(output, 'data')).toEqual(['ready\n']);
    shell.kill('SIGTERM');
    let said = '';
    // The end of the output is the end of every process that could write there.
    for await (const part of output) said += part;
    expect(said).toBe('stopping\nstopped\n');
  });
});
