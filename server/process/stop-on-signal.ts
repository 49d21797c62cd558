import type { Log } from './log';

/**
 * On SIGTERM or SIGINT (Ctrl+C) runs the steps one after the other, then ends the process. A second signal ends
 * it at once.
 */
export function stopOnSignal(steps: (() => Promise<void>)[], log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log('info', { event: 'stopping', signal });
    try {
      for (const step of steps) await step();
      log('info', { event: 'stopped' });
      process.exit(0);
    } catch (error) {
      log('error', { event: 'could not stop cleanly', error: String(error) });
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
