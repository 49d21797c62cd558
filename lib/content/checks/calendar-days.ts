import { daysOfSession } from '@/lib/dates/session';
import { formatDate } from '@/lib/dates/format-date';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import { lastDayOf, type Calendar, type CalendarDay } from '../schemas/calendar';

/** Days that end before they begin, lie outside the session, or say two things of one day; and unknown classes. */
export function checkCalendar(source: Source): Problem[] {
  if (source.kind !== 'calendar' || !source.valid) return [];
  const { session, groups, days } = source.document.value as Calendar;
  const outside = days.filter(({ date }) => explainOutside(date, session) !== undefined);
  if (days.length > 1 && outside.length === days.length) {
    const message = `none of the ${days.length} days below is in the session ${session}. Replace them all by the days of that session, or correct session.`;
    return [problemAt(source, ['session'], message)];
  }
  return days.flatMap((day, index) => {
    const own = (message: string | undefined, ...path: (string | number)[]): Problem[] =>
      message === undefined ? [] : [problemAt(source, ['days', index, ...path], message)];
    const wrong = [
      ...own(explainEnd(day), 'until'),
      ...own(explainOutside(day.date, session), 'date'),
      ...(day.until && day.until >= day.date ? own(explainOutside(day.until, session), 'until') : []),
      ...own(explainSaturday(day), 'date'),
      ...(day.classes ?? []).flatMap((name, at) => own(explainGroup(name, groups), 'classes', at)),
    ];
    return wrong.length ? wrong : own(explainOverlap(source, days, index), 'date');
  });
}

function explainEnd({ date, until }: CalendarDay): string | undefined {
  if (until === undefined || until >= date) return undefined;
  return `is before the first day, date ${date}, found ${until}. Write a later day, or correct date.`;
}

function explainOutside(day: string, session: string): string | undefined {
  const { first, last } = daysOfSession(session);
  if (day >= first && day <= last) return undefined;
  return `is not in the session ${session}, which is from ${first} to ${last}, found ${day}. Write a day of the session, or correct session.`;
}

function explainSaturday({ kind, date, until }: CalendarDay): string | undefined {
  if (kind !== 'workingSaturday') return undefined;
  if (until !== undefined && until !== date)
    return 'begins several days, and a working Saturday is one. Delete until, and give each Saturday an entry of its own.';
  if (new Date(date).getUTCDay() === 6) return undefined;
  return `is no Saturday: ${formatDate(date)} is a ${weekdayOf(date)}. Write the day of a Saturday, or another kind.`;
}

function explainGroup(name: string, groups: readonly string[]): string | undefined {
  if (groups.includes(name)) return undefined;
  const known = groups.length ? `Write one of: ${groups.join(', ')}` : 'Name it under groups';
  return `is none of the groups at the top of the file, found "${name}". ${known}.`;
}

const CLOSED = ['holiday', 'vacation'];

/** A day is a holiday once, and no working Saturday besides. */
function explainOverlap(
  { document }: Source,
  days: readonly CalendarDay[],
  index: number,
): string | undefined {
  const day = days[index];
  if (!day || ![...CLOSED, 'workingSaturday'].includes(day.kind)) return undefined;
  const other = days.findIndex(
    (each, at) =>
      at !== index &&
      // Of two that are free on one day, the later in the file is named; a working day beside a free one always is.
      (day.kind === 'workingSaturday' || at < index) &&
      CLOSED.includes(each.kind) &&
      each.date <= lastDayOf(day) &&
      day.date <= lastDayOf(each) &&
      shareClasses(each, day),
  );
  const found = days[other];
  if (!found) return undefined;
  const { line } = document.positionOf(['days', other]);
  const span = found.until ? `${found.date} to ${found.until}` : found.date;
  return `overlaps "${found.title}" (${span}) on line ${line}, found ${day.date}. Change the days of one of the two, or delete one.`;
}

function shareClasses(a: CalendarDay, b: CalendarDay): boolean {
  return !a.classes || !b.classes || a.classes.some((name) => b.classes?.includes(name));
}

function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
}
