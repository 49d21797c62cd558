import {
  addDays,
  daysBetween,
  formatDate,
  formatDayOfYear,
  formatWeekday,
  isCalendarDate,
} from '@/lib/text/dates';
import { remember } from '../remember';
import { textsOf, type Files, type Source } from '../read/source';
import { groupOf, textOf, walkValues } from '../read/values';
import { problemsAt, problemsIn, type Problem } from '../say/problem';
import { rightTime } from '../say/right-days';
import { findDates, type SaidDate } from '@/lib/text/said-dates';

/** How many days ahead a day of a file can be meant, by its kind and field or by its field; of others 1100. */
const AHEAD: Record<string, number> = {
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
    ...checkEntries(source),
  ]);

const checkFarDays = (source: Source, day: string): Problem[] =>
  [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const text = textOf(value).slice(0, 10);
    const name = String(path.at(-1));
    // Books have a session of their own; those of the files are compared by checkSessions.
    const own = text.replace(name === 'year' ? /^(\d{4})$/ : /^(\d{4})-\d\d$/, '$1-04-01');
    const most = AHEAD[`${source.kind} ${name}`] ?? AHEAD[name] ?? 1100;
    if (name === 'session' || !isCalendarDate(own) || own <= addDays(day, most)) return [];
    const message = `is ${formatDate(own)}, and today is ${formatDate(day)}. Is the year right?`;
    return problemsAt(source, path, message, 'warning');
  });

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
    const wrong = said.map((each) => explainDate(each, written));
    const isKept = KEPT.includes(source.kind);
    const clause = isLasting(source, day) ? text.split(/[.!?।,;:]\s/).find((each) => CLOSED.test(each)) : '';
    const [relative] = (isKept && RELATIVE.exec(text)) || MOVING.exec(clause ?? '') || [];
    const later = relative && `says "${relative}", which families also read on later days. Write the date.`;
    const other = explainOther(text, said, source);
    return [...wrong, other, later].flatMap((message) => problemsIn(place, message, 'warning'));
  });
});

/** Beside these words a text names days that are not those of the event. */
const OTHER_DAY =
  /\b(?:by|before|after|till|until|up ?to|from|since|last date|re-?open|again|resum|rehears)|(?<!\p{L})(?:तक|से)(?!\p{L})/iu;

/** An event whose text names days, and its own is not among them. */
function explainOther(text: string, said: readonly SaidDate[], { kind, document }: Source) {
  const { date, until = date, message } = groupOf(document.value);
  const [first, last] = [textOf(date), textOf(until)];
  // "Born on 22 December 1887": a year long before is not mistyped.
  const meant = said.filter(({ year = Infinity }) => year > Number(first.slice(0, 4)) - 2);
  const days = meant.map(({ year = first.slice(0, 4), month, day }) => dateOf(year, month, day));
  const isOwn = days.some((day) => day >= first && day <= last);
  const isSaid = kind === 'events' && text === message && days.length > 0 && !OTHER_DAY.test(text);
  if (!isSaid || isOwn || ![first, last].every(isCalendarDate)) return undefined;
  const own = [...new Set([first, last])].map(formatDate).join(' to ');
  return `says "${meant[0]?.said}", and its own date is ${own}. Correct the one that is wrong.`;
}

/** The national days, each with its month and day. */
const NATIONAL: readonly (readonly [RegExp, string])[] = [
  [/republic day|गणतंत्र दिवस/i, '01-26'],
  [/independence day|स्वतंत्रता दिवस/i, '08-15'],
  [/gandhi jayanti|गांधी जयंती/i, '10-02'],
];
/** Titles that are the name of a day and no more: a school may celebrate it on another. */
const CELEBRATED = [
  ['04-14', 'dr\\.? ambedkar jayanti|ambedkar jayanti|(?:आं|अं)बेडकर जयंती'],
  ['05-01', "(?:international )?(?:labou?r|workers[’']|may) day|मज़?दूर दिवस"],
  ['06-21', '(?:international )?yoga day|international day of yoga|(?:अंतरराष्ट्रीय )?योग दिवस'],
  ['09-05', "teachers?[’']?s? day|शिक्षक दिवस"],
  ['09-14', 'hindi d(?:iwas|ivas|ay)|हि(?:ं|न्)दी दिवस'],
  ['11-14', "children[’']?s[’']? day|bal di[vw]as|बाल दिवस"],
  ['11-26', 'constitution day|samvidhan di[vw]as|संविधान दिवस'],
  ['12-25', 'christmas(?: day)?|क्रिसमस'],
  ['02-28', 'national science day|राष्ट्रीय विज्ञान दिवस'],
].map(([day = '', names]): [RegExp, string] => [new RegExp(`^(?:${names})[.!]?$`, 'i'), day]);
/** How many days from its day a school celebrates it. */
const NEAR = 3;
/** What is on another day than the one that it is for, and what may be some days from it. */
const BESIDE_DAY =
  /rehears|practi[cs]e|prepar|theme|competition|contest|quiz|essay|in lieu|compensat|\bweek\b|\beve\b|camp|तैयारी|अभ्यास|प्रतियोगिता/i;
const NEAR_DAY = /celebrat|function|program|assembly|समारोह|कार्यक्रम/i;

/** An hour that a text names. */
const HOUR = /(?:\b(begin|start|commenc)\w*\s+)?\b(?:at|from)\s+(\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m)\b/gi;
/** Beside these words it is that of something else. */
const OTHER_HOUR =
  /report|reach|gate|assembl|\bbus|arriv|regist|door|entry|seat|rehears|breakfast|lunch|\btea\b|dinner|photo|guest|prize|\bend|over|clos|till|until|dispers/i;

/** An hour of the text before the entry begins, or after it ends, where none of them is its own. */
function explainHour(text: string, begins: string, ends: string): string | undefined {
  if (!begins || OTHER_HOUR.test(text)) return undefined;
  const said = Array.from(text.matchAll(HOUR), ([words, verb, hour = '']) => [words, rightTime(hour), verb]);
  if (said.some(([, time]) => time === begins)) return undefined;
  const [wrong] =
    said.find(([, time, verb]) => time && (verb || time < begins || (ends && time > ends))) ?? [];
  return wrong && `is ${begins}, and the text says "${wrong}". Correct the one that is wrong.`;
}

/** National and other fixed days on another day, where the month or the day is mistyped; and hours beside another in the text. */
function checkEntries(source: Source): Problem[] {
  if (source.kind !== 'calendar' && source.kind !== 'events') return [];
  return [...walkValues(source.document.value)].flatMap(({ value, path }) => {
    const { date, until = date, title, message, begins, ends } = groupOf(value);
    const [first, last, words] = [date, until, title ?? message].map(textOf) as [string, string, string];
    const hour = explainHour(words, textOf(begins), textOf(ends));
    const hours = problemsAt(source, [...path, 'begins'], hour, 'warning');
    const celebrated = CELEBRATED.find(([pattern]) => pattern.test(words.trim()));
    const [named, own = ''] = celebrated ?? NATIONAL.find(([pattern]) => pattern.test(words)) ?? [];
    const isOther = OTHER_DAY.test(words) || BESIDE_DAY.test(words);
    const day = `${first.slice(0, 4)}-${own}`;
    const isRight = first <= day && day <= last;
    if (!named || isOther || isRight || !isCalendarDate(first)) return hours;
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const mayBeNear = celebrated ? isWeekend : NEAR_DAY.test(words);
    if (mayBeNear && Math.abs(daysBetween(day, first)) <= NEAR) return hours;
    const found = `says "${named.exec(words)?.[0]}", which is on ${formatDayOfYear(own)}, found ${formatDate(first)}. Is the day right?`;
    return [...hours, ...problemsAt(source, [...path, 'date'], found, 'warning')];
  });
}

/** As `YYYY-MM-DD`. */
const dateOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

/** Kinds that families read until their last day. */
const KEPT = ['announcements', 'notice', 'notices'];

/** "The leaders of tomorrow" and "a better tomorrow" are meant on every day. */
const RELATIVE =
  /(?<!\b(?:of|for|better|brighter|greener)\s)\b(?:tomorrow(?!['’]s (?:leaders|citizens|world|India))|yesterday)\b|(?<![\p{L}\p{M}])कल(?![\p{L}\p{M}])/iu;

/** A day that is another one tomorrow, and what a school says of it: "Apply today" and "The school today" are right on every day. */
const MOVING = /\b(?:today|tonight|tomorrow|yesterday)\b|(?<![\p{L}\p{M}])(?:आज|कल)(?![\p{L}\p{M}])/iu;
const CLOSED =
  /\b(?:closed|holiday|no (?:school|class(?:es)?)|suspended|postponed|cancelled|half[- ]day|last da(?:y|te)|ptm)\b|अवकाश|छुट्टी|बंद/i;

/** Whether the texts are read on more days than one. */
function isLasting({ kind, document, valid }: Source, day: string): boolean {
  const { publish, expires, until } = groupOf(document.value);
  const last = textOf(expires ?? until).slice(0, 10);
  return kind === 'pages' || (KEPT.includes(kind) && valid && last !== (textOf(publish) || day));
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
    .map((each) => dateOf(each, month, day))
    .filter((each) => isCalendarDate(each) && isMeant(each));
  const [own] = days;
  const isRight = days.some((each) => new Date(each).getUTCDay() === weekday);
  if (weekday === undefined || own === undefined || isRight) return undefined;
  return `says "${withWeekday}", and that day is ${formatWeekday(own)}. Correct the one that is wrong.`;
}
