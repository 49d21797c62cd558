import { MONTHS as MONTH_NAMES, WEEKDAYS as WEEKDAY_NAMES } from './dates';
import { monthOf, MONTHS, WEEKDAYS, weekdayOf } from './month-names';

const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${MONTHS.join('|')}|(?:${WEEKDAYS.join('|')})(?:s|ों)?)(?![\p{L}\p{M}])`,
  'giu',
);
/** The English names of months and weekdays in a text. Lower-case words do not count: “may” is also a verb. */
export const monthsAndWeekdaysIn = (text: string): string[] =>
  (text.match(NAMES) ?? [])
    .filter((name) => !/^\p{Ll}/u.test(name))
    .map((name) => {
      // WEEKDAY_NAMES begins with Monday, but 0 is Sunday here.
      const weekday = WEEKDAY_NAMES.at(weekdayOf(name.replace(/(?:s|ों)$/, '')) - 1);
      return MONTH_NAMES[monthOf(name)] ?? weekday ?? '';
    });

const ANY = WEEKDAYS.join('|');
const END = String.raw`(?![\p{L}\p{M}\d])`;
const MONTH = `(?<month>${MONTHS.join('|')})${END}`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?${END}`;
const YEAR = String.raw`(?:\.?,?\s+(?<year>\d{4})${END})?`;

/** Patterns for `31 March 2027`, `March 31, 2027` and `31/03/2027`. */
const FORMS = [
  String.raw`(?<![\p{L}\p{M}\d])${DAY}\s+(?:of\s+)?${MONTH}${YEAR}`,
  String.raw`(?<![\p{L}\p{M}\d])(?<!\d(?:st|nd|rd|th)?\s)${MONTH}\.?\s+${DAY}(?!\s*(?:[:.]\d|[ap]\.?m))${YEAR}`,
  String.raw`(?<![\p{L}\d/.-]|\b(?:no|nos|number)[.:]{0,2}\s{0,2})(?<day>\d{1,2})(?<sign>[/.-])(?<month>0?[1-9]|1[0-2])\k<sign>(?<year>\d{4})(?![\d/.-]\d)${END}`,
].map((form) => new RegExp(form, 'giu'));

// Matches a weekday before a day, but not the end of a span ("Monday to Friday, 30 June") or of a sentence.
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?<!(?:${ANY})\s*(?:to|and|or|[&/–-])\s*)(?<name>${ANY})(?:(?<!day|वार)\.)?,?\s+(?:the\s+)?$`,
  'iu',
);
// Matches a weekday after a date, but not the beginning of a span ("30 June, Monday to Friday").
const AFTER = new RegExp(String.raw`^,?\s*\(?(?<name>${ANY})${END}(?!\s*(?:to|and|or|school|[&/–-]))`, 'iu');

/** Matches a year that is apart from its day: "In 2024, Monday 19 May". */
const OTHER_YEAR = /\b(?:19|20)\d\d\b|\b(?:last|previous|next)\s+year\b/i;
/** Matches the text after a number if the number counts something: "In June 31 pupils came" is not a date. */
const COUNTED = /^\s+(?!(?:at|from|to|till|until|and|or|is|was)\b)\p{Ll}/u;

/** In characters. A weekday further away than this does not belong to the date. */
const BESIDE = 40;

export type DateMention = ReturnType<typeof findDates>[number];

/** The days that a text mentions in words or figures, including days that do not exist. */
export function findDates(text: string) {
  if (!/\d/.test(text)) return [];
  return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap(({ 0: said, index, groups = {} }) => {
    const { day = '', month = '', year } = groups;
    const near = text.slice(Math.max(0, index - BESIDE), index);
    const next = text.slice(index + said.length, index + said.length + BESIDE);
    const before = BEFORE.exec(near);
    const after = before ? null : AFTER.exec(next);
    const named = before?.groups?.name ?? after?.groups?.name;
    // "32 may come" is not a date.
    if (Number(day) === 0 || (Number(day) > 31 && /^ma/i.test(month))) return [];
    const isBare = year === undefined && named === undefined;
    if (isBare && !/^\d/.test(said) && COUNTED.test(next)) return [];
    const isSure = year !== undefined || !OTHER_YEAR.test(near + next);
    return {
      /** The day as it is written in the text. */
      said,
      withWeekday: `${before?.[0] ?? ''}${said}${after?.[0] ?? ''}`,
      /** 0 is Sunday. Undefined if the text gives no weekday. */
      weekday: named === undefined || !isSure ? undefined : weekdayOf(named),
      day: Number(day),
      /** 1 is January. */
      month: Number(month) || monthOf(month) + 1,
      year: year === undefined ? undefined : Number(year),
    };
  });
}
