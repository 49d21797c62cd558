import { addDays, formatDate, formatWeekday, isCalendarDate } from '@/lib/text/dates';
import { rememberWhile } from '../remember';
import { textsOf, type Files, type Source } from '../read/source';
import { groupOf } from '../read/values';
import { problemAt, type Problem } from '../say/problem';

/** How many days ahead a day of a file can be meant, by its field. */
const MOST_AHEAD: Readonly<Record<string, number>> = { publish: 366, date: 550, updated: 1, until: 550 };

/** Days so far ahead that the year is mistyped, and weekdays that are not those of their dates. */
export function checkDates({ sources, day }: Files): Problem[] {
  return sources.flatMap((source) => [
    ...(source.valid ? checkFarDays(source, day) : []),
    ...weekdaysOnce(source, day),
  ]);
}

function checkFarDays(source: Source, day: string): Problem[] {
  const fields = groupOf(source.document.value);
  return Object.entries(MOST_AHEAD).flatMap(([field, most]) => {
    const value = fields[field];
    const own = typeof value === 'string' ? value.slice(0, 10) : '';
    if (!isCalendarDate(own) || own <= addDays(day, most)) return [];
    const message = `is ${formatDate(own)}, and today is ${formatDate(day)}. Is the year right?`;
    return [problemAt(source, [field], message, 'warning')];
  });
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>${MONTHS.join('|')})[a-z]*\.?,?(?:\s+(?<year>\d{4}))?`;
const WEEKDAY = '(?<weekday>mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|rs|rsday|nesday|urday)?';
const SAID = [
  new RegExp(String.raw`\b${WEEKDAY}\.?,?\s+(?:the\s+)?${DAY}\b`, 'gi'),
  // "30 June, Monday to Friday" is no weekday of that day.
  new RegExp(String.raw`\b${DAY},?\s*\(?${WEEKDAY}\b(?!\s*(?:to|and|school|–|-))`, 'gi'),
];

/** The texts of a whole school are many: `next dev` looks again only into what was changed. */
const weekdaysOnce = rememberWhile(
  checkWeekdays,
  (source) => source,
  (_, day) => day,
);

function checkWeekdays(source: Source, day: string): Problem[] {
  const fields = groupOf(source.document.value);
  const near = [fields.date, fields.publish, fields.updated, fields.session, day].find(
    (value) => typeof value === 'string',
  );
  const first = Number(String(near).slice(0, 4));
  return textsOf(source).flatMap(({ text, ...place }) =>
    SAID.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: found, groups = {} }): Problem[] => {
      const { date = '', month = '', weekday = '', year } = groups;
      const rest = `${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
      const years = year === undefined ? [first, first + 1] : [year];
      const days = years.map((each) => `${each}-${rest}`).filter(isCalendarDate);
      const isRight = days.some((each) =>
        formatWeekday(each).toLowerCase().startsWith(weekday.toLowerCase()),
      );
      const [own] = days;
      if (own === undefined || isRight) return [];
      const message = `says "${found}", and that day is ${formatWeekday(own)}. Correct the one that is wrong.`;
      return [{ ...place, message, severity: 'warning' }];
    }),
  );
}
