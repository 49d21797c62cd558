import { distance } from 'fastest-levenshtein';
import { MONTHS } from '@/lib/text/dates';
import type { Problem } from '../say/problem';
import { CLASSES, FIRST, nameOf, numbered, placeOfClass, readClasses, STAGE, WORDS } from './classes';

const EXCEL_DATE = /^(?:(\d{1,2})-([A-Z][a-z]{2})(?:-\d{2,4})?|([A-Z][a-z]{2})-(\d{1,2}))$/;
const SPAN = /(?<![\p{L}\d])([\p{L}\d]+)\s*(?:-|–|—|\bto\b)\s*(?:class\s+)?([\p{L}\d]+)/giu;
/** What may be meant for a class. */
const NUMBER = /^(?:[IVXL1]+|\d{1,2}(?:ST|ND|RD|TH)?)$/i;

/** How surely a text names classes: `must` only them, `stage` them or a stage, `should` them or the like, `may` them among other words. */
export type NamesClasses = 'must' | 'stage' | 'should' | 'may';

/** What is wrong with a text that names classes. @param example what such a text looks like */
export function explainClasses(
  label: string,
  how: NamesClasses,
  example = 'VI-VIII',
): Pick<Problem, 'message' | 'severity'> | undefined {
  if (how === 'stage' && /^(?:all|every)(?: the)?(?: class(?:es)?)?$|^सभी/i.test(label.trim()))
    return {
      message: `"${label}" is meant where the line is not there. Delete the line.`,
      severity: 'error',
    };
  if (how === 'stage') return STAGE.test(label) ? undefined : explainClasses(label, 'must', example);
  const wrong = explainLabel(label, how);
  if (wrong !== undefined) return { message: wrong, severity: 'error' };
  const unread = how === 'may' ? undefined : explainUnread(label, how);
  if (unread || how !== 'must' || readClasses(label).length) return unread;
  const message = `names no class that the site knows, found "${label}". Write for example ${example}.`;
  return { message, severity: 'error' };
}

/** What is wrong with a label that means classes and names others, or none; undefined for any other label. */
function explainLabel(label: string, how: NamesClasses): string | undefined {
  const [, first1, month1, month = month1 ?? '', day = first1] = EXCEL_DATE.exec(label.trim()) ?? [];
  if (day !== undefined) {
    // Which of the two is the day depends on the country of the computer.
    const [from, to] = [Number(day), 1 + MONTHS.findIndex((name) => name.startsWith(month))]
      .toSorted((a, b) => a - b)
      .map(numbered);
    const right = from && to ? ` Write ${from}-${to}.` : ' Write the classes, such as VI-VIII.';
    return `is a date, which Excel has made of two classes, found "${label}".${right}`;
  }
  for (const [, from = '', to = ''] of label.matchAll(SPAN)) {
    const [begin, end] = [placeOfClass(from), placeOfClass(to)];
    // "XI-2 years" and "VI-1" name no span.
    if (/^\d/.test(from) !== /^\d/.test(to)) continue;
    // "Class VI-I" may be a section.
    if (how === 'may' && to.length === 1) continue;
    if (begin >= 0 && end >= 0 && end < begin)
      return `runs backwards, found "${from}-${to}". Write ${to}-${from}.`;
    const wrong = begin < 0 ? from : to;
    if (begin >= 0 === end >= 0 || !NUMBER.test(wrong)) continue;
    const near = CLASSES.filter(
      (name) => distance(name, wrong.toUpperCase()) === 1 && (begin < 0 || placeOfClass(name) > begin),
    );
    const right =
      near.length === 1
        ? ` Write ${begin < 0 ? `${near[0]}-${to}` : `${from}-${near[0]}`}.`
        : ` The classes are ${CLASSES.join(', ')}.`;
    return `has the class "${wrong}", which no school has.${right}`;
  }
  const [, first = label.trim()] = FIRST.exec(label) ?? [];
  return NUMBER.test(first) && placeOfClass(first) < 0
    ? `is no class, found "${label}". The classes are ${CLASSES.join(', ')}.`
    : undefined;
}

/** A class whose letters and figures are mixed, or with the letter l in it: `1V`, `Xll`. */
const MIXED = /^(?=.*[IVX])(?=.*[1L])[IVXL1]+$/i;
/** From this length on a word with one wrong letter is still the class. */
const LONG_NAME = 4;

/** What is wrong with a label of which not every class is read, though it seems to name some; undefined for any other. */
function explainUnread(label: string, how: NamesClasses): ReturnType<typeof explainClasses> {
  if (readClasses(label).length) return undefined;
  const words = label.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const plain = label.replaceAll(/^\(|[*)]+$/g, '');
  const right = words.reduce((text, word) => text.replace(word, nearestClass(word) ?? word), plain);
  const isSure = readClasses(right).length > 0;
  const isLike = words.some((word) => nameOf(word) !== undefined || /[०-९]|^कक्षा$/.test(word));
  if (!isSure && (how === 'must' || !isLike)) return undefined;
  const meant = isSure ? `Did you mean ${right}?` : 'Write for example VI-VIII.';
  const message = `is not read as classes, found "${label}". ${meant}`;
  return { message, severity: isSure ? 'error' : 'warning' };
}

/** The class that a mistyped word certainly means. */
function nearestClass(word: string): string | undefined {
  if (nameOf(word) !== undefined) return undefined;
  const upper = word.toUpperCase();
  const plain = upper.replaceAll(/[1L]/g, 'I');
  if (MIXED.test(word) && nameOf(plain) !== undefined) return plain;
  const near = [...CLASSES, ...WORDS].filter(
    (name) => name.length >= LONG_NAME && distance(name.toUpperCase(), upper) === 1,
  );
  return near.length === 1 && word.length >= LONG_NAME ? nameOf(near[0] ?? '') : undefined;
}
