import {
  addDays,
  formatDate,
  formatWeekday,
  isCalendarDate,
  daysOfSession,
  firstYear,
  sessionOf,
} from '@/lib/text/dates';
import { findDates, type DateMention } from '@/lib/text/said-dates';
import { memoize } from '../memoize';
import { textsOf, type Files, type Source } from '../read/source';
import { groupOf, textOf, walkValues } from '../parse/values';
import { problemsAt, problemsIn, type Problem } from '../say/problem';
import { isFree } from '../kinds/calendar';
import { lastDayOf } from '../kinds/dated';
import { SINGLE_KINDS, type ValueOf } from '../kinds/kinds';

/** How many days ahead a date may be, keyed by "kind field" or by field name; 1100 for all other fields. */
const MAX_DAYS_AHEAD: Record<string, number> = {
  publish: 366,
  date: 550,
  until: 550,
  updated: 1,
  validUntil: 7300,
  'news date': 60,
  'notice until': 60,
  'notices until': 60,
};

/** Warns of dates whose year looks like a typo, dates that do not exist, and weekdays that do not match their date. */
export const checkDates = ({ sources, day }: Files): Problem[] =>
  sources.flatMap((source) => [
    ...(source.valid ? checkFarDays(source, day) : []),
    ...checkSaidDates(source, day),
  ]);

const checkFarDays = (source: Source, day: string): Problem[] =>
  [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const text = textOf(value).slice(0, 10);
    const name = String(path.at(-1));
    // Treat a year as 1 April, and a session as its first day. Skip `session` fields, which checkSessions compares.
    const own = text.replace(name === 'year' ? /^(\d{4})$/ : /^(\d{4})-\d\d$/, '$1-04-01');
    const most = MAX_DAYS_AHEAD[`${source.kind} ${name}`] ?? MAX_DAYS_AHEAD[name] ?? 1100;
    if (name === 'session' || !isCalendarDate(own) || own <= addDays(day, most)) return [];
    const message = `is ${formatDate(own)}, and today is ${formatDate(day)}. Is the year right?`;
    return problemsAt(source, path, message, 'warning');
  });

/** Memoized by file, because a school has many texts: `next dev` then rechecks only the files that changed. */
const checkSaidDates = memoize((source: Source, day: string): Problem[] => {
  const fields = groupOf(source.document.value);
  const near = [fields.date, fields.publish, fields.updated, fields.session, day].find(
    (value) => typeof value === 'string' && /^20\d\d/.test(value),
  );
  const own = String(near).slice(0, 10);
  // A file about a whole session can be written months before the session or late in it, so assume 1 June.
  const written = isCalendarDate(own) ? own : `${own.slice(0, 4)}-06-01`;
  return textsOf(source).flatMap(({ text, ...place }) =>
    findDates(text).flatMap((said) => problemsIn(place, explainDate(said, written), 'warning')),
  );
});

/** A day without a year is assumed to be at most this many days before or after the text was written. */
const DAYS_AROUND = [-120, 330] as const;

/** @param written when the text was written, as `YYYY-MM-DD` */
function explainDate({ said, withWeekday, weekday, day, month, year }: DateMention, written: string) {
  // If the text gives no year, assume a leap year, so that 29 February is allowed.
  const last = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (day > last) return `says "${said}", but that month has ${last} days. Correct the day.`;
  const [from, to] = DAYS_AROUND.map((days) => addDays(written, days)) as [string, string];
  const isMeant = (date: string): boolean => year !== undefined || (date >= from && date <= to);
  const near = Number(written.slice(0, 4));
  const days = (year === undefined ? [near - 1, near, near + 1] : [year])
    .map((each) => [each, month, day].map((part) => String(part).padStart(2, '0')).join('-'))
    .filter((each) => isCalendarDate(each) && isMeant(each));
  const [own] = days;
  const isRight = days.some((each) => new Date(each).getUTCDay() === weekday);
  if (weekday === undefined || own === undefined || isRight) return undefined;
  return `says "${withWeekday}", but that day is ${formatWeekday(own)}. Correct the one that is wrong.`;
}

const MAX_YEARS = 2;

/** A session older than another file's causes only a warning, so that urgent notices can be published in April. */
export function checkSessions({ validFiles, day }: Files): Problem[] {
  const all = (['school', 'fees', 'calendar'] as const).flatMap((kind) => {
    const source = validFiles[kind];
    return source ? [{ kind, source, session: source.document.value.session }] : [];
  });
  const next = validFiles.fees?.document.value.next?.session;
  const isFar = (session: string): boolean => firstYear(session) > Number(day.slice(0, 4)) + MAX_YEARS;
  const [newest] = all
    .filter(({ session }) => !isFar(session))
    .toSorted((a, b) => firstYear(b.session) - firstYear(a.session));
  return all.flatMap(({ kind, source, session }) => {
    const far = `the session here is ${session}, which is years away. Correct the year.`;
    if (isFar(session)) return problemsAt(source, ['session'], far);
    const known = (kind === 'fees' && next) || session;
    if (!newest || firstYear(known) >= firstYear(newest.session)) return [];
    const { first } = daysOfSession(newest.session);
    const begins = day < first ? 'begins' : 'began';
    const then = day < first ? ' before that day' : `, then write ${newest.session}`;
    const message = `the session here is ${session}, but ${SINGLE_KINDS[newest.kind].file} has ${newest.session}, which ${begins} on ${formatDate(first)}. Update this⟨ file⟩${then}.`;
    return problemsAt(source, ['session'], message, 'warning');
  });
}

/** Warns of an event that is on another day in the calendar. Skips holidays, which schools may celebrate earlier. */
export function checkEventDays({ sources, validFiles: { calendar }, day: today }: Files): Problem[] {
  if (!calendar) return [];
  const { session, days } = calendar.document.value;
  const events = sources
    .filter(({ kind, valid }) => kind === 'events' && valid)
    .map((source) => ({ source, ...(source.document.value as ValueOf<'events'>) }))
    .filter(({ date }) => sessionOf(date) === session);
  return days.flatMap((own) => {
    const title = lettersOf(own.title);
    const same = events.filter(({ message }) => lettersOf(message.split(OPENING)[0] ?? '') === title);
    const isRepeated = days.some((each) => each !== own && lettersOf(each.title) === title);
    const isKnown = same.some((event) => event.date <= lastDayOf(own) && own.date <= lastDayOf(event));
    if (isFree(own) || isRepeated || isKnown) return [];
    const listed = `⟨calendar.yaml¦the calendar⟩ has “${own.title}” on ${formatDate(own.date)}`;
    return same
      .filter((event) => lastDayOf(event) >= today)
      .flatMap(({ source, date }) => {
        const message = `is ${formatDate(date)}, but ${listed}. If the day has changed, change it there too.`;
        return problemsAt(source, ['date'], message, 'warning');
      });
  });
}

/** Matches the end of an event's name in its message: the colon in `Sports day: races and tug-of-war.` */
const OPENING = /[:.!?;।]|\s[-–—]/;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
