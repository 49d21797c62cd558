import { distance } from 'fastest-levenshtein';
import { MONTHS } from '@/lib/text/dates';
import type { Problem } from '../say/problem';

/** The classes of a school in their order, as fee tables name them. */
export const CLASSES: readonly string[] = 'Nursery LKG UKG I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** The years before Class I, which have names and no numbers. */
export const PRE_PRIMARY: readonly string[] = CLASSES.slice(0, 3);

/** A class that a label of a fee table names; `stream` where the fee is for one stream of it only. */
export interface FeeClass {
  /** Such as `VI`. */
  name: string;
  /** Such as `Biology`; empty for the whole class. */
  stream: string;
}

const WORDS = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ');
const SPELLINGS: Readonly<Record<string, string | undefined>> = {
  KG: 'UKG',
  'LOWER KG': 'LKG',
  'UPPER KG': 'UKG',
  NUR: 'Nursery',
  नर्सरी: 'Nursery',
  ...Object.fromEntries(WORDS.map((word, index) => [word, CLASSES[index + 3]])),
};
const EXCEL_DATE = /^(\d{1,2})-([A-Z][a-z]{2})(?:-\d{2,4})?$/;
const SPAN = /(?<![\p{L}\d])([\p{L}\d]+)\s*(?:-|–|—|\bto\b)\s*(?:class\s+)?([\p{L}\d]+)/giu;
/** What may be meant for a class. */
const NUMBER = /^(?:[IVXL1]+|\d{1,2}(?:ST|ND|RD|TH)?)$/i;

/** How surely a text names classes: `must` only them, `should` them or the like, `may` them among other words. */
export type NamesClasses = 'must' | 'should' | 'may';

/** What is wrong with a text that names classes. @param example what such a text looks like */
export function explainClasses(
  label: string,
  how: NamesClasses,
  example = 'VI-VIII',
): Pick<Problem, 'message' | 'severity'> | undefined {
  const wrong = explainLabel(label, how);
  if (wrong !== undefined) return { message: wrong, severity: 'error' };
  const unread = how === 'may' ? undefined : explainUnread(label, how);
  if (unread || how !== 'must' || readClasses(label).length) return unread;
  const message = `names no class that the site knows, found "${label}". Write for example ${example}.`;
  return { message, severity: 'error' };
}

/** What is wrong with a label that means classes and names others, or none; undefined for any other label. */
function explainLabel(label: string, how: NamesClasses): string | undefined {
  const [, day, month = ''] = EXCEL_DATE.exec(label.trim()) ?? [];
  if (day !== undefined) {
    // Which of the two is the day depends on the country of the computer.
    const [from, to] = [Number(day), 1 + MONTHS.findIndex((name) => name.startsWith(month))]
      .toSorted((a, b) => a - b)
      .map((number) => CLASSES[number + 2]);
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
  const read = readClasses(label);
  const stream = read[0]?.stream ?? '';
  if (how === 'should' && (/^\p{L}$/u.test(stream) || /\p{L}\d+\p{L}/u.test(stream))) {
    const message = `has "${stream}" behind its class, which would be shown as a stream. Write a class or a stream, such as XI Science.`;
    return { message, severity: 'warning' };
  }
  if (read.length) return undefined;
  const words = label.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const right = words.reduce((text, word) => text.replace(word, nearestClass(word) ?? word), label);
  const isSure = right !== label;
  const isLike = words.some((word) => nameOf(word) !== undefined || /[०-९]|^कक्षा$/.test(word));
  if (!isSure && (how === 'must' || !isLike)) return undefined;
  const meant = isSure && readClasses(right).length ? `Did you mean ${right}?` : 'Write for example VI-VIII.';
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

/** Stages that are named without their classes. */
const LITTLE = /early\s*learning|early\s*years|pre-?\s*primary|pre-?\s*school|kindergarten|foundation/i;

/**
 * The classes that the name of a stage or a group has, alone or in brackets: `Primary (Classes I to IV)`,
 * `Nursery to Class V`, `Early learning`. Empty when it says no class that is known.
 */
export function classesNamed(stage: string): string[] {
  const [, inside = ''] = /\((.+)\)/.exec(stage) ?? [];
  const found = [stage, inside].map((part) => namesIn(part.replaceAll(/\bclass(es)?\s+/gi, '')));
  return found.find((names) => names.length) ?? (LITTLE.test(stage) ? [...PRE_PRIMARY] : []);
}

/** The names of the classes that a label has. */
export function namesIn(label: string): string[] {
  return readClasses(label).map(({ name }) => name);
}

/** The names of all classes that labels have, each once and in the order of the school. */
export function classNames(labels: readonly string[]): string[] {
  const named = new Set(labels.flatMap(namesIn));
  return CLASSES.filter((name) => named.has(name));
}

/** `I to V, VIII`. @param names in the order of the school */
export function nameSpans(names: readonly string[]): string {
  const spans: string[][] = [];
  for (const name of names) {
    const last = spans.at(-1);
    if (last && placeOfClass(name) === placeOfClass(last.at(-1) ?? '') + 1) last.push(name);
    else spans.push([name]);
  }
  return spans.map((span) => (span.length > 1 ? `${span[0]} to ${span.at(-1)}` : span[0])).join(', ');
}

/** The place of a class in the school, from 0, however its name is written; -1 where it is none. */
export function placeOfClass(name: string): number {
  return CLASSES.indexOf(nameOf(name) ?? '');
}

const RANGE = /^(.+?)\s*(?:-|–|—|to|से)\s*(.+)$/i;
/** What offices write before a class. */
const BEFORE = /^(?:class(?:es)?|std\.?|standards?|grades?|कक्षा)\s+/i;
const FIRST = new RegExp(String.raw`(?<!\p{L})${BEFORE.source.slice(1)}([\p{L}\d]+)`, 'iu');

/**
 * The classes that a label of content/fees.yaml names: `Nursery-III`, `VI`, `IV, V`, `XI and XII Biology`,
 * `Classes 6 to 8`.
 * @returns empty when the label names no class that is known
 */
export function readClasses(label: string): FeeClass[] {
  const parts = label
    .replace(BEFORE, '')
    .split(/\s*(?:,|&|\band\b|\sऔर\s|\sएवं\s|\/(?=\s*(?:[IVX]+|\d+)\b))\s*/);
  const { rest, stream } = cutStream(parts.at(-1) ?? '');
  const found = [...parts.slice(0, -1), rest].map(readPart);
  if (found.some((names) => names.length === 0)) return [];
  return found.flat().map((name) => ({ name, stream }));
}

/** `V to VIII Boarders` → the classes and what follows them. */
function cutStream(text: string): { rest: string; stream: string } {
  const words = text.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const rest = words.slice(0, count).join(' ');
    const stream = words.slice(count).join(' ').replaceAll(/[()]/g, '');
    if (readPart(rest).length) return { rest, stream };
  }
  return { rest: text, stream: '' };
}

function readPart(part: string): string[] {
  const one = nameOf(part);
  if (one) return [one];
  const [, from, to] = RANGE.exec(part) ?? [];
  const [begin, end] = [placeOfClass(from ?? ''), placeOfClass(to ?? '')];
  if (begin < 0 || end < begin) return [];
  return CLASSES.slice(begin, end + 1);
}

function nameOf(text: string): string | undefined {
  const upper = text.trim().replace(BEFORE, '').toUpperCase();
  const number = /^0*([1-9]\d?)(?:ST|ND|RD|TH)?$/.exec(upper)?.[1];
  if (number) return CLASSES[Number(number) + 2];
  // "L.K.G."
  const plain = upper.replaceAll(/\.\s*/g, '');
  const known = SPELLINGS[plain] ?? plain;
  return CLASSES.find((each) => each.toUpperCase() === known.toUpperCase());
}

/** The id of every class that labels of the tuition table name. */
export function classIdsOf(labels: readonly string[]): string[] {
  return labels.flatMap(readClasses).map(idOfClass);
}

/** For the address: `class-6`, `class-11-biology`, `class-nursery`. */
export function idOfClass({ name, stream }: FeeClass): string {
  const known = PRE_PRIMARY.includes(name) ? name : placeOfClass(name) - 2;
  const words = `class ${known} ${stream}`.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.join('-');
}
