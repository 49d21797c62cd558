import { problemAt, type Problem } from '@/lib/content/messages/problem';
import { lastDayOf, type Calendar } from '@/lib/content/schemas/calendar';
import type { Source } from '@/lib/content/files/source';
import { formatDate } from '@/lib/dates/format-date';
import { daysOfSession, sessionOf } from '@/lib/dates/session';
import { startOfDay } from '@/lib/dates/site-date';

/** What has a date of its own that has passed: reviews of pages, the session of the school, an expired notice, the calendar. */
export function findStale(sources: readonly Source[], day: string): Problem[] {
  return sources.flatMap((source) => {
    const wrong = explain(source, day);
    if (!wrong) return [];
    const { field, message } = wrong;
    return [problemAt(source, [field], message, 'warning')];
  });
}

function explain({ kind, document }: Source, day: string): { field: string; message: string } | undefined {
  const { review, session, until } = document.value as Record<string, unknown>;
  if (kind === 'pages' && typeof review === 'string' && review < day) {
    const message = `was due on ${formatDate(review)}. Read the page, correct what has changed, write today's date after updated, and the next date after review.`;
    return { field: 'review', message };
  }
  const present = sessionOf(day);
  if (kind === 'school' && typeof session === 'string' && session < present) {
    const message = `is ${session}, and on ${formatDate(day)} it is ${present}. Write ${present}, and look through fees, dates and rules.`;
    return { field: 'session', message };
  }
  if (kind === 'notice' && typeof until === 'string' && new Date(until) <= startOfDay(day))
    return { field: 'until', message: 'the notice is over, and is no longer shown. Delete this file.' };
  if (kind === 'calendar') return explainCalendar(document.value as Calendar, day);
  return undefined;
}

function explainCalendar(
  { session, days }: Calendar,
  day: string,
): { field: string; message: string } | undefined {
  const { last } = daysOfSession(session);
  if (last < day) {
    const message = `${session} ended on ${formatDate(last)}. Write ${sessionOf(day)}, and its days in place of the old ones.`;
    return { field: 'session', message };
  }
  const newest = days.map(lastDayOf).toSorted().at(-1) ?? last;
  if (newest >= day) return undefined;
  return {
    field: 'days',
    message: `the last of them was ${formatDate(newest)}, so nothing lies ahead. Add the days that come until ${formatDate(last)}.`,
  };
}
