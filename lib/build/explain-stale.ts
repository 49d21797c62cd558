import { commandFor } from '@/lib/content/files/directory';
import { formatDate } from '@/lib/dates/format-date';
import type { BuildRecord } from './build-record';
import type { Fingerprint } from './fingerprint';

const MOST_NAMED = 5;

type Built = Pick<BuildRecord, 'folder' | 'day'>;

/**
 * Why out/ is not what the content and the code would make now.
 * @param record of the last build
 * @param now what there is
 * @returns undefined when it is, apart from the day
 */
export function explainStale(record: BuildRecord | undefined, now: Fingerprint & Built): string | undefined {
  const again = remedy(now);
  if (!record) return `nothing is known of how out/ was made. ${again}`;
  if (!record.finished)
    return `the last build failed or was stopped, so out/ is older than it. ${again} It says what to mend.`;
  if (record.folder !== now.folder)
    return `out/ was built from ${record.folder}/, and not from ${now.folder}/. ${again}`;
  const changed = changedFiles(record.content, now.content).map((file) => `${now.folder}/${file}`);
  if (changed.length) {
    const named = changed.slice(0, MOST_NAMED).join(', ');
    const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : '';
    return `out/ is older than the content: since the last build there are changes in ${named}${more}. ${again}`;
  }
  return record.code === now.code ? undefined : `out/ is older than the program that makes it. ${again}`;
}

/** What is shown may begin or end on a day: an announcement, a notice. */
export function explainOtherDay(record: BuildRecord | undefined, now: Built): string | undefined {
  if (!record || record.day === now.day) return undefined;
  return `out/ was built for ${formatDate(record.day)}: what begins after that day is not in it. ${remedy(now)}`;
}

function remedy({ folder }: Built): string {
  return `Type ${commandFor('npm run build', folder)}.`;
}

function changedFiles(before: Fingerprint['content'], after: Fingerprint['content']): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]).toSorted();
}
