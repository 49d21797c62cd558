import { whenShellEnds } from '@/lib/setup/processes.mjs';
import { withTimeLimit, type Log } from './process';

/** How long closing may take: a hanging database must not keep the process alive. Acknowledged writes are safe. */
export const LIMIT_MS = 10_000;

/**
 * On SIGTERM, SIGINT, or when npm's shell ends, closes everything and exits, after `limitMs` at most. A second Ctrl+C
 * exits at once. A second SIGTERM does not, because npm repeats the signal if a process manager sends it to the whole
 * group.
 */
export function stopOnSignal(close: () => Promise<void>, log: Log, limitMs: number = LIMIT_MS): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    log('info', { event: 'stopping', signal });
    try {
      await withTimeLimit(close(), limitMs, 'Stopping');
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
