import { describesOutage } from './describes-outage';
import type { Log } from './log';

const MINUTE_MS = 60_000;
/** Different errors told apart in one minute. */
const MOST_KINDS = 100;

/**
 * A log in which an error that repeats is written once a minute, with how often it came meanwhile: an outage of the
 * database is one line a minute and not hundreds of traces. Errors are the same when event and code or text are.
 */
export function createQuietLog(log: Log, now: () => Date): Log {
  const told = new Map<string, { at: number; repeated: number }>();
  return (level, fields) => {
    if (level !== 'error') {
      log(level, fields);
      return;
    }
    const time = now().getTime();
    const isOutage = describesOutage(fields['code'], fields['error']);
    const key = isOutage
      ? 'database outage'
      : [fields['event'], fields['code'], fields['error']].map(String).join(' ');
    const before = told.get(key);
    if (before && time - before.at < MINUTE_MS) {
      before.repeated += 1;
      return;
    }
    if (told.size >= MOST_KINDS) told.clear();
    told.set(key, { at: time, repeated: 0 });
    const { stack, ...short } = fields;
    const shown = isOutage ? { ...short, event: 'database outage' } : { ...short, stack };
    log(level, before?.repeated ? { ...shown, repeated: before.repeated } : shown);
  };
}
