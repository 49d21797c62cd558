import { formatDateTime } from '@/lib/dates/format-time';
import { indianMinute } from '@/lib/dates/site-date';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';

/** An urgent notice whose end is in another country's time, or that has expired and so is not shown. */
export function checkNoticeEnd(source: Source, now: Date): Problem[] {
  if (source.kind !== 'notice' || !source.valid) return [];
  const { until } = source.document.value as { until: string };
  const end = new Date(until);
  if (!until.endsWith('+05:30')) {
    const minute = until.slice(0, 16);
    const message = `is not in Indian time, found ${until}, which is ${formatDateTime(end)} in India. Write ${indianMinute(end)}+05:30 for that moment, or ${minute}+05:30 if the clock in India then shows ${until.slice(11, 16)}.`;
    return [problemAt(source, ['until'], message)];
  }
  if (now < end) return [];
  const message = `was ${formatDateTime(end)}, and so the notice is not on the website. Write a later time, or delete the file.`;
  return [problemAt(source, ['until'], message, 'warning')];
}
