import { whenShellEnds } from '@/lib/setup/processes.mjs';
import type { Log } from './log';
import { withTimeLimit } from './time-limit';

/** A database that hangs must not keep the process: what is acknowledged is on its disk already. */
const LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT (Ctrl+C) runs the steps one after the other, then ends the process, after 10 s (`limitMs`) in any
 * case. Ctrl+C again ends it at once. SIGTERM again does not: a process manager that signals the whole group reaches the
 * server two or three times, directly and through `npm start`. Below npm, the end of npm's shell counts as SIGTERM.
 */
export function stopOnSignal(steps: (() => Promise<void>)[], log: Log, limitMs: number = LIMIT_MS): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
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
  whenShellEnds(() => void stop('SIGTERM'));
}

async function runSteps(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}
