import { addDays, formatDate, formatWeekday, isCalendarDate } from '@/lib/text/dates';
import { findDates, type DateMention } from '@/lib/text/said-dates';
import { memoize } from '../memoize';
import { textsOf, type Files, type Source } from '../read/source';
import { groupOf, textOf, walkValues } from '../parse/values';
import { problemsAt, problemsIn, type Problem } from '../say/problem';

/** How many days ahead a day of a file can be meant, by its kind and field or by its field; of others 1100. */
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

/** Days so far ahead that the year is mistyped, days that no month has, and weekdays that are not those of their dates. */
export const checkDates = ({ sources, day }: Files): Problem[] =>
  sources.flatMap((source) => [
    ...(source.valid ? checkFarDays(source, day) : []),
    ...checkSaidDates(source, day),
  ]);

const checkFarDays = (source: Source, day: string): Problem[] =>
  [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const text = textOf(value).slice(0, 10);
    const name = String(path.at(-1));
    // Books have a session of their own; those of the files are compared by checkSessions.
    const own = text.replace(name === 'year' ? /^(\d{4})$/ : /^(\d{4})-\d\d$/, '$1-04-01');
    const most = MAX_DAYS_AHEAD[`${source.kind} ${name}`] ?? MAX_DAYS_AHEAD[name] ?? 1100;
    if (name === 'session' || !isCalendarDate(own) || own <= addDays(day, most)) return [];
    const message = `is ${formatDate(own)}, and today is ${formatDate(day)}. Is the year right?`;
    return problemsAt(source, path, message, 'warning');
  });

/** The texts of a whole school are many: `next dev` looks again only into what was changed. */
const checkSaidDates = memoize((source: Source, day: string): Problem[] => {
  const fields = groupOf(source.document.value);
  const near = [fields.date, fields.publish, fields.updated, fields.session, day].find(
    (value) => typeof value === 'string' && /^20\d\d/.test(value),
  );
  const own = String(near).slice(0, 10);
  // The middle of what a session means, from its notices before it to its last days.
  const written = isCalendarDate(own) ? own : `${own.slice(0, 4)}-06-01`;
  return textsOf(source).flatMap(({ text, ...place }) =>
    findDates(text).flatMap((said) => problemsIn(place, explainDate(said, written), 'warning')),
  );
});

/** As `YYYY-MM-DD`. */
const dateOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

/** How many days before and after it was written a text means with a day that has no year. */
const DAYS_AROUND = [-120, 330] as const;

/** @param written when the text was written, as `YYYY-MM-DD` */
function explainDate({ said, withWeekday, weekday, day, month, year }: DateMention, written: string) {
  // In a leap year February has most days.
  const last = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (day > last) return `says "${said}", but that month has ${last} days. Correct the day.`;
  const [from, to] = DAYS_AROUND.map((days) => addDays(written, days)) as [string, string];
  const isMeant = (date: string): boolean => year !== undefined || (date >= from && date <= to);
  const near = Number(written.slice(0, 4));
  const days = (year === undefined ? [near - 1, near, near + 1] : [year])
    .map((each) => dateOf(each, month, day))
    .filter((each) => isCalendarDate(each) && isMeant(each));
  const [own] = days;
  const isRight = days.some((each) => new Date(each).getUTCDay() === weekday);
  if (weekday === undefined || own === undefined || isRight) return undefined;
  return `says "${withWeekday}", but that day is ${formatWeekday(own)}. Correct the one that is wrong.`;
}
