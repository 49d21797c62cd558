import { dropDuplicates, type Problem, problemsAt, sortProblems } from '@/lib/content/say/problem';
import { type Source, validFilesByKind, textsOf } from '@/lib/content/read/source';
import { firstYear, formatDate, daysOfSession, sessionOf, startOfDay } from '@/lib/text/dates';
import type { Path } from '@/lib/content/parse/values';
import type { Calendar } from '@/lib/content/kinds/calendar';
import { isCurrent, lastDayOf, withEnd } from '@/lib/content/kinds/dated';
import { readFolder } from '@/lib/content/load-content';

/** Matches `2024-25`, `2024–25` and `2024/2025`, but not a part of 2024-25-06 or of a longer number. */
const SESSION = /(?<![\d-])(20\d\d)\s?[-–/]\s?(\d{4}|\d{2})(?![\d-])/g;

/** Reports texts that are shown on `day` and name a session before the school's current one. */
function findOlderSessions(source: Source, present: string, day: string, shownFor?: number): Problem[] {
  if (!isShown(source, day, shownFor)) return [];
  const texts = textsOf(source).filter(({ path }) => !isYearOfResult(source, path));
  return texts.flatMap(({ text, line, column, path, field }) => {
    const older = sessionsIn(text).find((session) => firstYear(session) < firstYear(present));
    if (older === undefined) return [];
    const message = `names the session ${older}; the current one is ${present}. Update it, or delete it.`;
    return [{ file: source.file, line, column, path, field, message, severity: 'warning' as const }];
  });
}

function isShown({ kind, document }: Source, day: string, announcementDays?: number): boolean {
  if (kind === 'words') return false;
  // An item without dates is always shown.
  const item = document.value as { publish: string };
  return isCurrent(withEnd(item, kind === 'announcements' ? announcementDays : undefined), day);
}

/** True for the tables of results, which may contain past years. */
const isYearOfResult = ({ kind }: Source, path: Path): boolean =>
  kind === 'disclosure' && path[0] === 'C' && String(path[1]).startsWith('class');

/** The sessions in a text. Two years make a session only if they are consecutive. */
const sessionsIn = (text: string): string[] =>
  [...text.matchAll(SESSION)].flatMap(([whole, first = '', second = '']) =>
    Number(second) % 100 === (Number(first) + 1) % 100 ? [whole] : [],
  );

/** Reports files whose own date has passed: a page's review, the school's session, an urgent notice, the calendar. */
function findStale(source: Source, day: string): Problem[] {
  const stale = (field: string, message: string) => problemsAt(source, [field], message, 'warning');
  const { kind, document } = source;
  const { review, session, until } = document.value as Record<string, unknown>;
  const present = sessionOf(day);
  if (kind === 'pages' && typeof review === 'string' && review < day) {
    const message = `was due on ${formatDate(review)}. Read the page, correct what has changed, write today's date after updated, and the next date after review.`;
    return stale('review', message);
  }
  if (kind === 'school' && typeof session === 'string' && session < present) {
    const message = `the session here is ${session}, but on ${formatDate(day)} it is ${present}. Write ${present}, and review fees, dates and rules.`;
    return stale('session', message);
  }
  if (kind.startsWith('notice') && typeof until === 'string' && new Date(until) <= startOfDay(day))
    return stale('until', 'the notice has expired and is no longer shown. Delete ⟨this file¦it⟩.');
  if (kind !== 'calendar') return [];
  const calendar = document.value as Calendar;
  const { last } = daysOfSession(calendar.session);
  if (last < day) {
    const message = `${calendar.session} ended on ${formatDate(last)}. Write ${present}, and replace the old days with those of that session.`;
    return stale('session', message);
  }
  const newest = calendar.days.map(lastDayOf).toSorted().at(-1) ?? last;
  if (newest >= day) return [];
  const message = `the last one was ${formatDate(newest)}. Add the coming days until ${formatDate(last)}.`;
  return stale('days', message);
}

/** Reports texts that are due for review, in every readable file. @param day `YYYY-MM-DD` */
export async function readFreshness(directory: string, day: string): Promise<Problem[]> {
  const folder = await readFolder(directory);
  if (!folder) throw new Error('There is no content folder. Write its name after --content.');
  const sources = folder.read.flatMap(({ source }) => (source?.valid ? source : []));
  const school = validFilesByKind(sources).school?.document.value;
  const present = school?.session ?? sessionOf(day);
  const found = [
    ...sources.flatMap((source) => findStale(source, day)),
    ...sources.flatMap((source) => findOlderSessions(source, present, day, school?.announcementDays)),
  ];
  return sortProblems(dropDuplicates(found));
}
