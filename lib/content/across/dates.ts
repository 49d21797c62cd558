import {
  addDays,
  daysOfSession,
  firstYear,
  formatDate,
  formatWeekday,
  isCalendarDate,
} from '@/lib/text/dates';
import { SINGLE_KINDS } from '../kinds/kinds';
import { remember } from '../remember';
import { soundFile, textsOf, type Files, type Source } from '../read/source';
import { groupOf, listOf, textOf, walkValues } from '../read/values';
import type { Path } from '../read/yaml';
import { problemAt, problemsAt, type Problem } from '../say/problem';
import { findDates, type SaidDate } from '@/lib/text/said-dates';

/** How many days ahead a day of a file can be meant, by its field; of others 1100. */
const AHEAD: Record<string, number> = { publish: 366, date: 550, until: 550, updated: 1, validUntil: 7300 };

/** Days so far ahead that the year is mistyped, days that no month has, and weekdays that are not those of their dates. */
export function checkDates({ sources, day }: Files): Problem[] {
  return sources.flatMap((source) => [
    ...(source.valid ? checkFarDays(source, day) : []),
    ...checkSaidDates(source, day),
  ]);
}

function checkFarDays(source: Source, day: string): Problem[] {
  return [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const text = textOf(value).slice(0, 10);
    // Books have a session of their own; those of the files are compared by checkSessions.
    const own = text.replace(/^(\d{4})-\d\d$/, '$1-04-01');
    const most = AHEAD[String(path.at(-1))] ?? 1100;
    if (path.at(-1) === 'session' || !isCalendarDate(own) || own <= addDays(day, most)) return [];
    const message = `is ${formatDate(own)}, and today is ${formatDate(day)}. Is the year right?`;
    return [problemAt(source, path, message, 'warning')];
  });
}

/** The texts of a whole school are many: `next dev` looks again only into what was changed. */
const checkSaidDates = remember((source: Source, day: string): Problem[] => {
  const fields = groupOf(source.document.value);
  const near = [fields.date, fields.publish, fields.updated, fields.session, day].find(
    (value) => typeof value === 'string' && /^20\d\d/.test(value),
  );
  const own = String(near).slice(0, 10);
  // The middle of what a session means, from its notices before it to its last days.
  const written = isCalendarDate(own) ? own : `${own.slice(0, 4)}-06-01`;
  return textsOf(source).flatMap(({ text, ...place }) => {
    const said = findDates(text);
    const other = explainOther(text, said, source, place.path);
    return [...said.map((each) => explainDate(each, written)), other].flatMap((message): Problem[] =>
      message ? [{ ...place, severity: 'warning', message }] : [],
    );
  });
});

/** Where a text says the day of its own date, and the kinds that go away after their last day. */
const OWN_DAY: Readonly<Record<string, string>> = { calendar: 'title', events: 'message' };
const KEPT = ['announcements', 'notice', 'notices'];

/** A day after these words is not that of the event. In Hindi they follow the day. */
const OTHER_DAY =
  /\b(?:by|before|after|till|until|upto|up to|from|since|of|for|as on|last date:?)\s*(?:\p{L}+,?\s*)?$/iu;
const OTHER_DAY_IN_HINDI = /^\s*(?:तक|से)(?!\p{L})/u;
const REOPENS = /\b(?:re-?open(?:s|ing)?|again|resumes?)\s+(?:(?:on|from)\s+)?(?:\p{L}+,?\s*)?$/iu;
/** A day further away is that of another year. */
const MOST_AFTER = 60;
/** "The leaders of tomorrow" are meant on every day. */
const RELATIVE = /(?<!\b(?:of|for)\s)\b(?:tomorrow|yesterday)\b|(?<![\p{L}\p{M}])कल(?![\p{L}\p{M}])/iu;

/** What a text says of days that do not fit the fields beside it. @param path of the text */
function explainOther(text: string, said: readonly SaidDate[], { kind, document }: Source, path: Path) {
  const isKept = KEPT.includes(kind);
  const [relative] = (isKept && RELATIVE.exec(text)) || [];
  if (relative) return `says "${relative}", which families also read on later days. Write the date.`;
  const fields = groupOf(document.value);
  const own = kind === 'calendar' ? groupOf(listOf(fields.days)[Number(path[1])]) : fields;
  const end = (isKept ? own.expires : undefined) ?? own.until ?? own.date;
  const last = String(end).slice(0, 10);
  const first = isKept ? last : String(own.date);
  const isMeant = isKept || path.at(-1) === OWN_DAY[kind];
  if (!isMeant || ![first, last].every(isCalendarDate)) return undefined;
  const before = (each: SaidDate): string => text.slice(0, text.indexOf(each.said));
  const isOther = (each: SaidDate): boolean =>
    OTHER_DAY.test(before(each)) ||
    OTHER_DAY_IN_HINDI.test(text.slice(before(each).length + each.said.length));
  const isIn = (each: SaidDate, from: string, to: string): boolean =>
    [from, to]
      .map((near) => `${each.year ?? near.slice(0, 4)}-${dayOfYear(each)}`)
      .some((date) => date >= from && date <= to);
  const meant = said.filter((each) => !REOPENS.test(before(each)));
  const wrong = isKept
    ? meant.find((each) => isIn(each, addDays(last, 1), addDays(last, MOST_AFTER)))
    : meant.find((each) => !isOther(each));
  if (!wrong || (!isKept && said.some((each) => isIn(each, first, last)))) return undefined;
  const days = [...new Set([first, last])].map(formatDate).join(' to ');
  const not = isKept ? `is shown until ${days} only` : `its own date is ${days}`;
  return `says "${wrong.said}", and ${not}. Correct the one that is wrong.`;
}

/** `12-25` */
function dayOfYear({ month, day }: Pick<SaidDate, 'month' | 'day'>): string {
  return [month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** How many days before and after it was written a text means with a day that has no year. */
const MEANT = [-120, 330] as const;

/** @param written when the text was written, as `YYYY-MM-DD` */
function explainDate({ said, withWeekday, weekday, day, month, year }: SaidDate, written: string) {
  // In a leap year February has most days.
  const last = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (day > last) return `says "${said}", and that month has ${last} days. Correct the day.`;
  const [from, to] = MEANT.map((days) => addDays(written, days)) as [string, string];
  const isMeant = (date: string): boolean => year !== undefined || (date >= from && date <= to);
  const near = Number(written.slice(0, 4));
  const days = (year === undefined ? [near - 1, near, near + 1] : [year])
    .map((each) => `${each}-${dayOfYear({ month, day })}`)
    .filter((each) => isCalendarDate(each) && isMeant(each));
  const [own] = days;
  const isRight = days.some((each) => new Date(each).getUTCDay() === weekday);
  if (weekday === undefined || own === undefined || isRight) return undefined;
  return `says "${withWeekday}", and that day is ${formatWeekday(own)}. Correct the one that is wrong.`;
}

/** The first day that lies before the one in front of it. The session begins in April. */
function findLate(due: readonly string[]): number {
  const places = due.map((each) => (each < '04' ? `1 ${each}` : `0 ${each}`));
  return places.findIndex((place, index) => place < (places[index - 1] ?? ''));
}

/** Days of payment in another order than that of the session, in which the site and the calendar of parents show them. */
export function checkDueDays({ sources }: Files): Problem[] {
  const fees = soundFile(sources, 'fees');
  const due = fees?.document.value.due ?? [];
  if (!fees) return [];
  const late = findLate(due);
  // Days of payment are in different months.
  const months = new Set(due.map((each) => each.slice(0, 2)));
  const swapped = due.map((each) => each.split('-').toReversed().join('-'));
  const isSwapped = swapped.every((each) => isCalendarDate(`2001-${each}`)) && findLate(swapped) < 0;
  if (isSwapped && due.length > 1 && (late >= 0 || (months.size === 1 && new Set(due).size > 2))) {
    const message = `has day-month, and each must be month-day. Did you mean ${swapped.join(', ')}?`;
    return [problemAt(fees, ['due'], message)];
  }
  const message = `comes before ${due[late - 1]} in the session. Put the days into their order, from April to March.`;
  return problemsAt(fees, ['due', late], late >= 0 && message, 'warning');
}

/** Files that say for which session they are. */
const OF_SESSION = ['school', 'fees', 'calendar'] as const;

/** A session further away than this is not meant. */
const MOST_YEARS = 2;

/**
 * Files of an earlier session than another file has: a reminder until that session begins. From then on it stops a
 * publication, as what is not filled in does.
 */
export function checkSessions({ sources, day }: Files): Problem[] {
  const all = OF_SESSION.flatMap((kind) => {
    const source = soundFile(sources, kind);
    return source ? [{ kind, source, session: source.document.value.session }] : [];
  });
  // No school has its fees that long before: it is a typing error, and the other files are right.
  const isFar = (session: string): boolean => firstYear(session) > Number(day.slice(0, 4)) + MOST_YEARS;
  const [newest] = all
    .filter(({ session }) => !isFar(session))
    .toSorted((a, b) => firstYear(b.session) - firstYear(a.session));
  return all.flatMap(({ source, session }) => {
    if (isFar(session))
      return [problemAt(source, ['session'], `is ${session}, which is years away. Correct the year.`)];
    if (!newest || firstYear(session) >= firstYear(newest.session)) return [];
    const { first } = daysOfSession(newest.session);
    const begins = day < first ? 'begins' : 'began';
    const then = day < first ? ' before that day' : `, then write ${newest.session}`;
    const message = `is ${session}, and ${SINGLE_KINDS[newest.kind].file} has ${newest.session}, which ${begins} on ${formatDate(first)}. Bring this file up to date${then}.`;
    return [problemAt(source, ['session'], message, day < first ? 'warning' : 'placeholder')];
  });
}
