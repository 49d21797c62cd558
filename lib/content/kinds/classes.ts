import { distance } from 'fastest-levenshtein';
import type { Problem } from '../say/problem';

/** What offices call the years before Class I, in capitals without dots, spaces and hyphens. */
const EARLY: Readonly<Record<string, RegExp>> = {
  Playgroup: /^(?:PLAY(?:GROUP|SCHOOL|HOME|CLASS)|PG|PRE(?:NURSERY|NUR|KG)|TODDLERS?)$/,
  Nursery: /^(?:NUR|NURS|NURSERY|नर्सरी|BALVATIKA(?:1|I))$/,
  LKG: /^(?:(?:L|LOWER|J|JR|JUNIOR)(?:KG|KINDERGARTEN|PREP|INFANTS?)|(?:KG|PP|PREP|INFANTS?)(?:1|I)|BALVATIKA(?:2|II)|एलकेजी)$/,
  UKG: /^(?:(?:U|UPPER|S|SR|SENIOR)?(?:KG|KINDERGARTEN|PREP|INFANTS?)|(?:KG|PP|PREP|INFANTS?)(?:2|II)|BALVATIKA(?:3|III)?|यूकेजी)$/,
};
/** The years before Class I, which have names and no numbers. */
export const PRE_PRIMARY: readonly string[] = Object.keys(EARLY);
/** The classes of a school in their order, as fee tables name them. */
export const CLASSES: readonly string[] = [
  ...PRE_PRIMARY,
  ...'I II III IV V VI VII VIII IX X XI XII'.split(' '),
];

/** A class that a label of a fee table names; `stream` where the fee is for one stream of it only. */
export interface FeeClass {
  /** Such as `VI`. */
  name: string;
  /** Such as `Biology`; empty for the whole class. */
  stream: string;
}

const WORDS = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ');
const ORDINALS = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH'.split(
  ' ',
);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
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
    const [from, to] = [Number(day), MONTHS.indexOf(month) + 1].toSorted((a, b) => a - b).map(numbered);
    const right = from && to ? ` Write ${from}-${to}.` : ' Write the classes, such as VI-VIII.';
    return `is a date, which Excel has made of two classes, found "${label}".${right}`;
  }
  for (const [, from = '', to = ''] of label.matchAll(SPAN)) {
    const [begin, end] = [placeOf(from), placeOf(to)];
    // "XI-2 years" and "VI-1" name no span.
    if (/^\d/.test(from) !== /^\d/.test(to)) continue;
    // "Class VI-I" may be a section.
    if (how === 'may' && to.length === 1) continue;
    if (begin >= 0 && end >= 0 && end < begin)
      return `runs backwards, found "${from}-${to}". Write ${to}-${from}.`;
    const wrong = begin < 0 ? from : to;
    if (begin >= 0 === end >= 0 || !NUMBER.test(wrong)) continue;
    const near = CLASSES.filter(
      (name) => distance(name, wrong.toUpperCase()) === 1 && (begin < 0 || placeOf(name) > begin),
    );
    const right =
      near.length === 1
        ? ` Write ${begin < 0 ? `${near[0]}-${to}` : `${from}-${near[0]}`}.`
        : ` The classes are ${CLASSES.join(', ')}.`;
    return `has the class "${wrong}", which no school has.${right}`;
  }
  const [, first = label.trim()] = FIRST.exec(label) ?? [];
  return NUMBER.test(first) && placeOf(first) < 0
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
  return {
    message: `is not read as classes, found "${label}". ${meant}`,
    severity: isSure ? 'error' : 'warning',
  };
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
    if (last && placeOf(name) === placeOf(last.at(-1) ?? '') + 1) last.push(name);
    else spans.push([name]);
  }
  return spans.map((span) => (span.length > 1 ? `${span[0]} to ${span.at(-1)}` : span[0])).join(', ');
}

function placeOf(name: string): number {
  return CLASSES.findIndex((each) => each === nameOf(name));
}

/** Between the first and the last of several classes. */
const TO = /\s*(?:-+|to|से)\s*/gi;
/** Between two classes. */
const AND = /\s*(?:[,;&/]|\band\b|\sऔर\s|\sएवं\s)\s*/g;
/** What offices write before a class. */
const BEFORE = /^(?:(?:class(?:es)?|standards?|grades?|कक्षा)[\s-]+|(?:std|cl)(?:\.\s*|[\s-]+))/i;
/** `KG 1 & 2`, `Balvatika I to III`: those behind the first have no name. */
const COUNTED =
  /(?<!\p{L})(bal\s?vatika|kg|pp|prep)([\s-]*(?:1|I))((?:\s*(?:[,&-]|and|to)\s*(?:[23]|I{2,3})\b)+)/giu;

/** With plain hyphens and spaces, and each name in full. */
function withPlainSigns(label: string): string {
  return label
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−~_]/g, '-')
    .replace(/^\s*from\s+/i, '')
    .replaceAll(COUNTED, (_, name: string, first: string, more: string) => {
      const isAlike = (number: string): boolean => /\d/.test(number) === /\d/.test(first);
      const inFull = (number: string): string =>
        isAlike(number) && nameOf(name + number) ? `${name} ${number}` : number;
      return name + first + more.replaceAll(/[23]|I{2,3}/gi, inFull);
    });
}

const FIRST = new RegExp(String.raw`(?<!\p{L})${BEFORE.source.slice(1)}([\p{L}\d]+)`, 'iu');

/**
 * The classes that a label of content/fees.yaml names: `Nursery-III`, `VI`, `IV, V`, `XI and XII Biology`,
 * `Classes 6 to 8`.
 * @returns empty when the label names no class that is known
 */
export function readClasses(label: string): FeeClass[] {
  const plain = withPlainSigns(label).replace(BEFORE, '');
  const parts = plain.split(AND);
  const begins = [0, ...Array.from(plain.matchAll(AND), ({ index, 0: sign }) => index + sign.length)];
  // "XII Commerce & Arts" is one class, with the rest as its stream.
  const last = parts.findIndex((part, index) => index === parts.length - 1 || !readPart(part).length);
  const { rest, stream } = cutStream(plain.slice(begins[last]));
  const found = [...parts.slice(0, last), rest].filter(Boolean).map(readPart);
  // "VI VII VIII" and "XI Bio & XII Bio" name more classes than the first.
  const more = stream.split(/[,;&/-]|\band\b/).flatMap((part) => {
    const [word = ''] = part.trim().split(' ');
    // "VI 2 years" is one class.
    return (/^\d/.test(word) && /\p{L}/u.test(part) ? undefined : nameOf(word)) ?? [];
  });
  if (found.some((names) => !names.length) || more.some((name) => !found.flat().includes(name))) return [];
  return found.flat().map((name) => ({ name, stream }));
}

/** The place of a class in the school, from 0. */
export function placeOfClass({ name }: FeeClass): number {
  return CLASSES.findIndex((each) => each === name);
}

/** `V to VIII Boarders` → the classes and what follows them. */
function cutStream(text: string): { rest: string; stream: string } {
  const words = text.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const rest = words.slice(0, count).join(' ');
    const stream = words
      .slice(count)
      .join(' ')
      .replaceAll(/^[-:]\s*|[()]/g, '');
    if (readPart(rest).length) return { rest, stream };
  }
  return { rest: text, stream: '' };
}

function readPart(part: string): string[] {
  const one = nameOf(part);
  if (one) return [one];
  // "Pre-Nursery to UKG" has two places where it may be cut.
  for (const { index, 0: sign } of part.matchAll(TO)) {
    const [begin, end] = [placeOf(part.slice(0, index)), placeOf(part.slice(index + sign.length))];
    if (begin >= 0 && end >= begin) return CLASSES.slice(begin, end + 1);
  }
  return [];
}

function nameOf(text: string): string | undefined {
  const upper = text.trim().replace(BEFORE, '').toUpperCase();
  // "KG-I" is one class, and "KG - II" a span.
  const early = upper.replaceAll(/(?<=\S)-(?=\S)|[\s.]/g, '');
  // "VI.", "6th", "VIth"
  const plain = upper.replaceAll(/\.\s*/g, '').replace(/(?<=^[IVX\d]+)\s?(?:ST|ND|RD|TH)$/, '');
  const spelt = Math.max(WORDS.indexOf(plain), ORDINALS.indexOf(plain)) + 1;
  return (
    PRE_PRIMARY.find((name) => EARLY[name]?.test(early)) ??
    CLASSES.find((each) => each === plain) ??
    numbered(/^\d{1,3}$/.test(plain) ? Number(plain) : spelt)
  );
}

/** @param number of a class, from 1 */
function numbered(number: number): string | undefined {
  return number > 0 ? CLASSES[number + PRE_PRIMARY.length - 1] : undefined;
}

/** The names of classes in the school's own words, as `classes` of content/school.yaml has them: `KG 1` for `LKG`. */
export function ownWord(name: string, classes = ''): string {
  const words = withPlainSigns(classes).split(AND);
  const ends = words.flatMap((word) => [word, word.split(TO)[0] ?? '']);
  return (PRE_PRIMARY.includes(name) && ends.find((word) => nameOf(word) === name)) || name;
}

/** The id of every class that labels of the tuition table name. */
export function classIdsOf(labels: readonly string[]): string[] {
  return labels.flatMap(readClasses).map(idOfClass);
}

/** For the address: `class-6`, `class-11-biology`, `class-nursery`. */
export function idOfClass(each: FeeClass): string {
  const place = placeOfClass(each);
  const name = PRE_PRIMARY.includes(each.name) ? each.name : String(place - PRE_PRIMARY.length + 1);
  const words = `class ${name} ${each.stream}`.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.join('-');
}
