import type { InferType } from 'yup';
import * as F from './fields';
import { daysOfSession, formatDate, formatWeekday } from '@/lib/text/dates';
import { checkSpan, lastDayOf } from './dated';
import { explainAll } from './explain-classes';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import type { Path } from '../parse/values';

export const DAY_KINDS = [
  'holiday',
  'vacation',
  'examination',
  'meeting',
  'workingSaturday',
  'other',
] as const;

export const MAX_GROUPS = 6;

export const calendarSchema = F.group('Holidays, vacations, examinations, meetings and working Saturdays.', {
  updated: F.updated(),
  session: F.session('The session of the calendar, from 1 April to 31 March.', '2026-27'),
  note: F.text('A line above the calendar.', 'Days may change by order of the Board.', 300).optional(),
  groups: F.list(
    'The groups of classes, from which parents choose theirs.',
    F.ofClasses('One group of classes.', 'Classes I to V', 'may', 40),
    [0, MAX_GROUPS],
  ),
  days: F.groups('The days of the calendar, in any order.', [1, 200], 'One day, or several in a row.', {
    date: F.date('The day, or the first day if there are several.', '2026-08-15'),
    until: F.date('The last day, if there are several.', '2026-08-15').optional(),
    begins: F.clockTime('The time at which the event begins each day.', '"09:00"').optional(),
    ends: F.clockTime('The time at which the event ends each day.', '"12:00"').optional(),
    kind: F.choice('The kind of day. For a meeting of parents and teachers, write “meeting”.', DAY_KINDS),
    title: F.text('A few words that say what happens on the day.', 'Independence Day', 80),
    classes: F.list(
      'The groups of classes to which the day applies, if not to all.',
      F.text('One of the groups of the calendar.', 'Classes I to V', 40).meta({
        refers: 'group',
        untranslated: true,
      }),
      [1, MAX_GROUPS],
    ).optional(),
  }),
});

export type Calendar = InferType<typeof calendarSchema>;
/** `original` is the English title, if `title` is a translation. `of` replaces `classes` on a class card. */
export type CalendarDay = Calendar['days'][number] & { original?: string; of?: string[] | undefined };

export const toCalendar = (calendar: Calendar | undefined): Calendar | undefined =>
  calendar && { ...calendar, days: calendar.days.toSorted((a, b) => a.date.localeCompare(b.date)) };

export function checkCalendar(source: ParsedFile<Calendar>): Problem[] {
  const { session, days, groups } = source.document.value;
  const outside = days.filter(({ date }) => explainOutside(date, session) !== undefined);
  if (days.length > 1 && outside.length === days.length) {
    const message = `none of the ${days.length} days below is in the session ${session}. Replace them with the days of that session, or correct session.`;
    return problemsAt(source, ['session'], message);
  }
  return days.flatMap((day, index) => {
    const { date, until = '', classes = [] } = day;
    const own = (found: string | undefined, ...path: Path): Problem[] =>
      problemsAt(source, ['days', index, ...path], found);
    const wrong = [
      ...checkSpan(source, day, ['days', index]),
      ...own(explainOutside(date, session), 'date'),
      ...(until ? own(explainOutside(until, session), 'until') : []),
      ...own(explainSaturday(day), 'date'),
      ...classes.flatMap((name, at) => own(explainGroup(groups, name), 'classes', at)),
    ];
    return wrong.length ? wrong : own(explainOverlap(source, index), 'date');
  });
}

function explainOutside(day: string, session: string): string | undefined {
  const { first, last } = daysOfSession(session);
  if (day >= first && day <= last) return undefined;
  return `is not in the session ${session}, which runs from ${first} to ${last}, found ${day}. Write a day of the session, or correct session.`;
}

function explainSaturday({ kind, date }: CalendarDay): string | undefined {
  if (kind !== 'workingSaturday') return undefined;
  if (new Date(date).getUTCDay() === 6) return undefined;
  const [weekday] = formatWeekday(date).split(',');
  return `is not a Saturday: ${formatDate(date)} is a ${weekday}. Write the date of a Saturday, or change the kind.`;
}

function explainGroup(groups: readonly string[], name: string): string | undefined {
  if (groups.includes(name)) return undefined;
  const known = groups.length
    ? `⟨Write¦Choose⟩ one of: ${groups.join(', ')}`
    : 'Add it under ⟨groups¦“Groups that parents choose from”⟩';
  return (
    explainAll(name) ??
    `is not one of the groups ⟨at the top of the file¦of this calendar⟩, found "${name}". ${known}.`
  );
}

export const isFree = ({ kind }: Pick<CalendarDay, 'kind'>) => kind === 'holiday' || kind === 'vacation';

function explainOverlap({ document }: ParsedFile<Calendar>, index: number): string | undefined {
  const { days } = document.value;
  const day = days[index];
  const isWorking = day?.kind === 'workingSaturday';
  if (!day || (!isWorking && !isFree(day))) return undefined;
  const other = days.findIndex(
    (each, at) =>
      at !== index &&
      // If two holidays overlap, report the one later in the file. Report a working day that overlaps a holiday.
      (isWorking || at < index) &&
      isFree(each) &&
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

const shareClasses = (a: CalendarDay, b: CalendarDay): boolean =>
  !a.classes || !b.classes || a.classes.some((name) => b.classes?.includes(name));
