import { IconClockExclamation } from '@tabler/icons-react';
import { fillIn } from '@/lib/text/fill-in';
import type { Staff } from '@/lib/content/schemas/staff';
import { formatTime } from '@/lib/dates/format-time';
import { endsSoon } from '@/lib/session/time-left';
import { Status } from '../Status';

/** Warns five minutes before the session ends. It gives the time, not a countdown, so that screen readers announce it once. */
export function SessionWarning({ end, now, words }: { end?: Date; now: Date; words: Staff['frame'] }) {
  return (
    <Status>
      {end && endsSoon(end, now) ? (
        <div className="notice">
          <IconClockExclamation size={20} aria-hidden />
          <div>
            <p className="notice-title">{words.endingTitle}</p>
            <p>{fillIn(words.ending, { time: formatTime(end) })}</p>
          </div>
        </div>
      ) : null}
    </Status>
  );
}
