import type { Log } from './log';
import { withTimeLimit } from './time-limit';

/** A database that hangs must not keep the process: what is acknowledged is on its disk already. */
const LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT (Ctrl+C) runs the steps one after the other, then ends the process, after 10 s (`limitMs`) in any case. A
 * second signal ends it at once.
 */
export function stopOnSignal(steps: (() => Promise<void>)[], log: Log, limitMs: number = LIMIT_MS): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log('info', { event: 'stopping', signal });
    try {
      await withTimeLimit(runSteps(steps), limitMs, 'Stopping');
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

async function runSteps(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}
