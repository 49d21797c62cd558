import { spawnSync } from 'node:child_process';

/** A program that is asked to stop, and whose only step takes `step`; what it logs, and how it ends. */
function stopWith(step: string) {
  const program = `
    import { stopOnSignal } from './server/process/stop-on-signal.ts';
    setInterval(() => {}, 1000);
    stopOnSignal([() => ${step}], (level, { event, error }) => console.log(level, event, error ?? ''), 300);
    process.kill(process.pid, 'SIGTERM');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split(/\s*\n/) };
}

describe('a program that is asked to stop', () => {
  it('ends with 0 when all is closed', () => {
    expect(stopWith('Promise.resolve()')).toEqual({ status: 0, lines: ['info stopping', 'info stopped'] });
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
});
