import { readFolder } from '@/lib/content/load-content';
import { sortProblems, type Problem } from '@/lib/content/messages/problem';
import { sessionOf } from '@/lib/dates/session';
import { findOlderSessions } from './find-older-sessions';
import { findStale } from './find-stale';

/** Texts that are due for review, in every readable file. @param day `YYYY-MM-DD` */
export async function readFreshness(directory: string, day: string): Promise<Problem[]> {
  const folder = await readFolder(directory);
  if (!folder) throw new Error('There is no content folder. Write its name after --content.');
  const sources = folder.read.flatMap(({ source }) => (source?.valid ? source : []));
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { session: string } | undefined;
  const present = school?.session ?? sessionOf(day);
  return sortProblems([...findStale(sources, day), ...findOlderSessions(sources, present, day)]);
}
