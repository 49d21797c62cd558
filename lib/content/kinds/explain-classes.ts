import { MONTHS } from '@/lib/text/dates';
import type { Problem } from '../say/problem';
import { CLASSES, FIRST, classNamed, numbered, placeOfClass, readClasses, STAGE } from './classes';

/** Matches what Excel makes of `6-8`: `06-Aug`, `06-Aug-26` or `Aug-06`, depending on the computer's region. */
const EXCEL_DATES = [
  /^(?<day>\d{1,2})-(?<month>[A-Z][a-z]{2})(?:-\d{2,4})?$/,
  /^(?<month>[A-Z][a-z]{2})-(?<day>\d{1,2})$/,
];
const SPAN = /(?<![\p{L}\d])([\p{L}\d]+)\s*(?:-|–|—|\bto\b)\s*(?:class\s+)?([\p{L}\d]+)/giu;
const NUMBER = /^(?:[IVXL1]+|\d{1,2}(?:ST|ND|RD|TH)?)$/i;

/** Labels are classes (`must`), classes or a stage (`stage`), classes or words (`should`), or any text (`may`). */
export type NamesClasses = 'must' | 'stage' | 'should' | 'may';

/** @param example a valid text @returns why `label` does not meet `how`; undefined if it does */
export function explainClasses(
  label: string,
  how: NamesClasses,
  example = 'VI-VIII',
): Pick<Problem, 'message' | 'severity'> | undefined {
  const wrong = how === 'stage' ? explainAll(label) : explainLabel(label, how);
  if (wrong !== undefined) return { message: wrong, severity: 'error' };
  if (how === 'stage') return STAGE.test(label) ? undefined : explainClasses(label, 'must', example);
  if (how === 'should') return explainUnread(label);
  if (how === 'may' || readClasses(label).length) return undefined;
  const message = `contains no class that the site knows, found "${label}". Write, for example, ${example}.`;
  return { message, severity: 'error' };
}

export const explainAll = (label: string): string | undefined =>
  /^(?:all|every)(?: the)?(?: class(?:es)?)?$|^सभी/i.test(label.trim())
    ? `"${label}" is the default. Delete ⟨the line¦what is in the box⟩.`
    : undefined;

function explainLabel(label: string, how: NamesClasses): string | undefined {
  const excel = EXCEL_DATES.map((form) => form.exec(label.trim())?.groups).find(Boolean);
  if (excel) {
    const { day, month = '' } = excel;
    const numbers = [Number(day), 1 + MONTHS.findIndex((name) => name.startsWith(month))];
    const [from, to] = numbers.toSorted((a, b) => a - b).map(numbered);
    const right = from && to ? ` Write ${from}-${to}.` : ' Write the classes, such as VI-VIII.';
    return `is a date that Excel made out of two classes, found "${label}".${right}`;
  }
  for (const [, from = '', to = ''] of label.matchAll(SPAN)) {
    // "XI-2 years" and "VI-1" are not ranges; "Class VI-I" can mean a section.
    if (/^\d/.test(from) !== /^\d/.test(to) || (how === 'may' && to.length === 1)) continue;
    const [begin, end] = [placeOfClass(from), placeOfClass(to)];
    const unknown = begin < 0 ? from : to;
    if (begin >= 0 && end >= 0 && end < begin)
      return `runs backwards, found "${from}-${to}". Write ${to}-${from}.`;
    if (Math.min(begin, end) < 0 && Math.max(begin, end) >= 0 && NUMBER.test(unknown))
      return `has the class "${unknown}", which no school has. The classes are ${CLASSES.join(', ')}.`;
  }
  const [, first = label.trim()] = FIRST.exec(label) ?? [];
  return NUMBER.test(first) && placeOfClass(first) < 0
    ? `is not a class, found "${label}". The classes are ${CLASSES.join(', ')}.`
    : undefined;
}

function explainUnread(label: string): ReturnType<typeof explainClasses> {
  const words = label.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  if (readClasses(label).length || !words.some((word) => classNamed(word) !== undefined)) return undefined;
  const message = `cannot be read as classes, found "${label}". Write, for example, VI-VIII.`;
  return { message, severity: 'warning' };
}
