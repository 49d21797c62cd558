import { DAYS_AHEAD } from '@/lib/calendar/months-of';
import type { Content } from '@/lib/content/content';
import { lastDayOf, type Calendar, type CalendarDay } from '@/lib/content/schemas/calendar';
import { WEEKDAYS, type Timings } from '@/lib/content/schemas/timings';
import { addDays } from '@/lib/dates/calendar-date';
import { formatClock } from '@/lib/dates/format-time';
import { formatDate } from '@/lib/dates/format-date';
import { daysOfSession } from '@/lib/dates/session';
import { fillIn } from '@/lib/text/fill-in';
import { formatDays } from '@/lib/timings/format-days';
import { nextSpan } from '@/lib/timings/next-span';
import { hoursOfSchool, seasonOn, type Hours } from '@/lib/timings/school-hours';
import { isHoliday } from './coming-days';
import type { DatedText } from './shown-in-turn';


/**
 * What to say of the hours from `built` on: first the lines that say "today" (`live`), then the usual hours.
 * Empty for a school without timings.
 */
export function schoolHours(
  { timings, calendar, words }: Pick<Content, 'timings' | 'calendar' | 'words'>,
  built: string,
): (DatedText & { live?: boolean })[] {
  if (!timings) return [];
  const days = calendar ? hoursOfDays(timings, calendar, built, words) : [];
  return [...days.map((line) => ({ ...line, live: true })), ...usualHours(timings, built, words)];
}

/**
 * What to say of each day from `built` on; days that follow each other and are alike have one text. Empty when the
 * calendar does not have the day of the build: then nobody knows its holidays.
 */
export function hoursOfDays(
  timings: Timings,
  calendar: Calendar,
  built: string,
  words: Content['words'],
): Required<DatedText>[] {
  const { first, last } = daysOfSession(calendar.session);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(built, index));
  return days
    .filter((day) => built >= first && day <= last)
    .map((day) => ({ expires: day, text: describeDay(day, timings, calendar, words) }))
    .filter(({ text }, index, all) => text !== all[index + 1]?.text);
}

/** The usual hours, season by season, as they follow each other from `built` on. They hold whatever the day is. */
export function usualHours(
  { days, seasons }: Timings,
  built: string,
  { calendar, today }: Content['words'],
): DatedText[] {
  return seasons
    .map((season) => ({ season, expires: nextSpan(season, built).last }))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1))
    .map(({ season, expires }) => ({
      expires,
      text: fillIn(today.usual, {
        ...toClock(hoursOfSchool(season)),
        days: formatDays(days, calendar.span),
        season: season.name,
        until: formatDate(expires),
      }),
    }));
}

function describeDay(day: string, timings: Timings, calendar: Calendar, { today: words }: Content['words']): string {
  const on = calendar.days.filter((each) => each.date <= day && day <= lastDayOf(each));
  const off = on.filter(isHoliday);
  const forAll = off.filter(({ classes }) => !classes);
  const classes = new Set(off.flatMap((each) => each.classes ?? []));
  if (forAll.length) return fillIn(words.closed, { reason: titlesOf(forAll) });
  if (off.length && calendar.groups.every((group) => classes.has(group)))
    return fillIn(words.closed, { reason: titlesOf(off) });
  const extra = on.filter(({ kind }) => kind === 'workingSaturday');
  const weekday = weekdayOf(day);
  const named = ({ title, classes: only }: CalendarDay): string =>
    only ? fillIn(words.forClasses, { what: title, classes: only.join(', ') }) : title;
  if (!timings.days.includes(weekday) && !extra.length) {
    // A test on a Saturday is missed by a child whose parents read that there is no school.
    const tests = on.filter(({ kind }) => kind === 'examination');
    const said = fillIn(tests.length ? words.noLessons : words.closed, { reason: weekday });
    return [said, ...tests.map(named)].join(' · ');
  }
  return [
    fillIn(words.open, toClock(hoursOfSchool(seasonOn(timings, day)))),
    ...extra.map(named),
    ...(off.length
      ? [fillIn(words.closedFor, { classes: [...classes].join(', '), reason: titlesOf(off) })]
      : []),
  ].join(' · ');
}

function toClock({ begins, ends }: Hours): { from: string; to: string } {
  return { from: formatClock(begins), to: formatClock(ends) };
}

function titlesOf(days: readonly { title: string }[]): string {
  return [...new Set(days.map(({ title }) => title))].join(', ');
}

function weekdayOf(day: string): Timings['days'][number] {
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
  if (!weekday) throw new Error(`${day} has no weekday`);
  return weekday;
}
