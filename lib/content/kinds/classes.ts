import { memoize } from '../memoize';
import { sayClass } from '../words/say-class';

/** Matches names of the pre-primary classes, written in capitals without dots, spaces or hyphens. */
const EARLY: Readonly<Record<string, RegExp>> = {
  Playgroup: /^(?:PLAY(?:GROUP|SCHOOL|HOME|CLASS)|PG|PRE(?:NURSERY|NUR|KG)|TODDLERS?)$/,
  Nursery: /^(?:NUR|NURS|NURSERY|नर्सरी|(?:BALVATIKA|MONT(?:ESSORI)?)(?:1|I))$/,
  LKG: /^(?:(?:L|LOWER|J|JR|JUNIOR)(?:KG|KINDERGARTEN|PREP|INFANTS?)|(?:KG|PP|PREP|INFANTS?)(?:1|I)|(?:BALVATIKA|MONT(?:ESSORI)?)(?:2|II)|एलकेजी)$/,
  UKG: /^(?:(?:U|UPPER|S|SR|SENIOR)?(?:KG|KINDERGARTEN|PREP|INFANTS?)|(?:KG|PP|PREP|INFANTS?)(?:2|II)|BALVATIKA(?:3|III)?|MONT(?:ESSORI)?(?:3|III)|यूकेजी)$/,
};
export const PRE_PRIMARY: readonly string[] = Object.keys(EARLY);
export const CLASSES = [...PRE_PRIMARY, ...'I II III IV V VI VII VIII IX X XI XII'.split(' ')];

export interface FeeClass {
  name: string;
  /** The stream, such as `Biology`; empty for the whole class. */
  stream: string;
}

export const WORDS = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ');
/** The Hindi ordinals from first to twelfth, in several spellings. */
const ORDINALS = [
  ...'पहली दूसरी तीसरी चौथी पांचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(' '),
  ...'पहली दूसरी तीसरी चौथी पांचवीं छठवीं सातवीं आठवीं नवीं दसवीं ग्यारहवीं बारहवीं'.split(' '),
  ...'प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश'.split(' '),
];
const COUNTS = [...WORDS, ...ORDINALS];

/** The number of a Hindi ordinal from पहली to बारहवीं, even without its final ं; 0 for other words. */
export const hindiOrdinal = (word: string): number => {
  const plain = word.replaceAll('ँ', 'ं').replace(/वी$/, 'वीं');
  return (ORDINALS.indexOf(plain) % WORDS.length) + 1;
};
const LITTLE = /early\s*learning|early\s*years|pre-?\s*primary|pre-?\s*school|kindergarten|foundation/i;

/** The classes of a stage, such as `Primary (Classes I to IV)`. `Early years` means all pre-primary classes. */
export function classesNamed(stage: string): string[] {
  const [, inside = ''] = /\((.+)\)/.exec(stage) ?? [];
  const found = [stage, inside].map((part) => namesIn(part.replaceAll(/\bclass(es)?\s+/gi, '')));
  return found.find((names) => names.length) ?? (LITTLE.test(stage) ? [...PRE_PRIMARY] : []);
}

export const namesIn = (label: string): string[] => readClasses(label).map(({ name }) => name);

export function classNames(labels: readonly string[]): string[] {
  const named = new Set(labels.flatMap(namesIn));
  return CLASSES.filter((name) => named.has(name));
}

/** Writes classes as ranges: `I to V, VIII`. @param names from the lowest class to the highest */
export function nameSpans(names: readonly string[]): string {
  const spans: string[][] = [];
  for (const name of names) {
    const last = spans.at(-1);
    if (last && placeOfClass(name) === placeOfClass(last.at(-1) ?? '') + 1) last.push(name);
    else spans.push([name]);
  }
  return spans.map((span) => (span.length > 1 ? `${span[0]} to ${span.at(-1)}` : span[0])).join(', ');
}

const NUMBERED = /^Class(?:es)? [IVX]+(?:(?:,| to| and) [IVX]+)*$/;

/** Joins groups of classes for display, merging consecutive ones: `Early learning, Classes I to IX and XI`. */
export const joinGroups = (groups: readonly string[]): string => sayClass(mergeGroups(groups));

/** Like `joinGroups`, but in English, with the class names that `readClasses` understands. */
export function mergeGroups(groups: readonly string[]): string {
  const spanned = groups.filter((group) => NUMBERED.test(group));
  if (spanned.length < 2) return groups.join(', ');
  const spans = nameSpans(classNames(spanned)).replace(/, (?=[^,]*$)/, ' and ');
  return [...groups.filter((group) => !spanned.includes(group)), `Classes ${spans}`].join(', ');
}

/** The index of a class in `CLASSES`, however its name is written; -1 if unknown. */
export const placeOfClass = (name: string): number => CLASSES.indexOf(classNamed(name) ?? '');

const TO = /\s{0,3}(?:-+|up\s?to|to|till|से)\s{0,3}/gi;
const AND =
  /\s{0,3}(?:[,;&/]|\band\b|\baur\b|\sऔर\s|\sएवं\s|(?<=[\dIVX]\s?)(?:\bn\b(?=\s[\dIVX])|\+(?=\s?(?:1[0-2]|[3-9]|[IVX]+)\b)))\s{0,3}/gi;
const BEFORE = /^(?:(?:class(?:es)?|standards?|grades?|कक्षा)[\s-]+|(?:std|cls?|gr)(?:\.\s*|[\s-]+))/i;
/** Matches lists such as `KG 1 & 2` or `Balvatika I to III`, in which only the first number follows the name. */
const COUNTED =
  /(?<!\p{L})(bal\s?vatika|mont(?:essori)?|kg|pp|prep)([\s-]*(?:1|I))((?:\s*(?:[,&-]|and|to)\s*(?:[23]|I{2,3})\b)+)/giu;

/** Matches the hyphen in `XI-Science` and `VI-A`. */
const BEFORE_STREAM = /(?<=\bXII?)-(?!XII\b)(?=\p{L}{3})|(?<=\b(?:[IVX]+|\d{1,2}))-(?=[A-H]\b)/giu;

const STAGE_WORDS = String.raw`(?:(?:pre|early|upper|lower|middle|junior|jr|senior|sr|higher|primary|secondary|learning|years|school|wing|section)\b\.?[\s-]*)+`;
/** Matches a label that only names a stage. Its classes are unknown: each school divides its stages differently. */
export const STAGE = new RegExp(`^${STAGE_WORDS}$`, 'i');

/** Words that schools write next to a class, each with a replacement that `readClasses` understands. */
const IN_FULL: readonly (readonly [RegExp, string])[] = [
  // "Senior Secondary XI-XII", "Primary (I to V)"
  [new RegExp(String.raw`^${STAGE_WORDS}(?:\((.+)\)$|(?=[IVX\d]))`, 'i'), '$1'],
  [/^(science|commerce|arts|humanities|biology|math\w*|vocational)\s+((?:XI|1[12])\b.*)$/i, '$2 $1'],
  // "+1", "Plus Two"
  [/(?<!\d\s?)(?:\+|\bplus)\s?(?:1(?!\d)|one\b)/gi, 'XI'],
  [/(?<!\d\s?)(?:\+|\bplus)\s?(?:2(?!\d)|two\b)/gi, 'XII'],
  // "XI Science and XII Science"
  [/^(XI|11)\s+(\D+?)(\s*(?:&|,|and)\s*(?:XII|12)\s+\2)$/i, '$1$3'],
  // "6th class to 8th class"
  [
    /(?<=\b(?:[IVX]+|\d{1,2}\s?(?:st|nd|rd|th)?))\s+(?:class(?:es)?|standards?|std|grades?)\b\.?(?!\s*[IVX\d])/gi,
    '',
  ],
  [/^(?:N|pre-?\s?primary)(?=\s*(?:-|to\s)\s*\S)/i, 'Nursery'],
  [/(?<!\p{L})(KG|prep)\s*\(([a-z]+\.?)\s*(&|and|,|\/)\s*([a-z]+\.?)\)/giu, '$2 $1 $3 $4 $1'],
];

/** Removes words before the class, normalizes hyphens and digits, and writes each name in full. */
function withPlainSigns(label: string): string {
  const plain = label
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−~_]/g, '-')
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/^\s*from\s+/i, '')
    .replace(BEFORE, '');
  return IN_FULL.reduce((text, [pattern, right]) => text.replace(pattern, right), plain)
    .replaceAll(BEFORE_STREAM, ' ')
    .replaceAll(COUNTED, (_, name: string, first: string, more: string) => {
      const isAlike = (number: string): boolean => /\d/.test(number) === /\d/.test(first);
      const inFull = (number: string): string =>
        isAlike(number) && classNamed(name + number) ? `${name} ${number}` : number;
      return name + first + more.replaceAll(/[23]|I{2,3}/gi, inFull);
    });
}

export const FIRST = new RegExp(String.raw`(?<!\p{L})${BEFORE.source.slice(1)}([\p{L}\d]+)`, 'iu');

const MAX_LETTERS = 200;

/** The classes that a label names: `Nursery-III`, `IV, V`, `XI and XII Biology`. Empty if it names no known class. */
export const readClasses = memoize((label: string): readonly FeeClass[] => {
  // Limit the time: a long label can be split in thousands of places.
  if (label.length > MAX_LETTERS) return [];
  const plain = withPlainSigns(label);
  const parts = plain.split(AND);
  const begins = [0, ...Array.from(plain.matchAll(AND), ({ index, 0: sign }) => index + sign.length)];
  // Do not split "XII Commerce & Arts": it is one class with a stream.
  const last = parts.findIndex((part, index) => index === parts.length - 1 || !readPart(part).length);
  const { rest, stream } = cutStream(plain.slice(begins[last]));
  const found = [...parts.slice(0, last), rest].filter(Boolean).map(readPart);
  // Words that look like a stream can contain further classes: "VI VII VIII", "XI Bio & XII Bio".
  const more = stream.split(/[,;&/-]|\band\b/).flatMap((part) => {
    const [word = ''] = part.trim().split(' ');
    // A number need not be a class: "VI 2 years" is one class.
    return (/^\d/.test(word) && /\p{L}/u.test(part) ? undefined : classNamed(word)) ?? [];
  });
  const isCut = found.some((names) => !names.length) || /^(?:(?:up\s?)?to\s|till\s|onwards?\b)/i.test(stream);
  if (isCut || more.some((name) => !found.flat().includes(name))) return [];
  return found.flat().map((name) => ({ name, stream }));
});

/** Splits `V to VIII Boarders` into the classes and the words after them. */
function cutStream(text: string): { rest: string; stream: string } {
  const words = text.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const rest = words.slice(0, count).join(' ');
    const after = words.slice(count).join(' ');
    if (readPart(rest).length) return { rest, stream: after.replaceAll(/^[-:]\s*|[()]/g, '') };
  }
  return { rest: text, stream: '' };
}

function readPart(part: string): string[] {
  const one = classNamed(part);
  if (one) return [one];
  // Try each separator: "Pre-Nursery to UKG" has two.
  for (const { index, 0: sign } of part.matchAll(TO)) {
    const [begin, end] = [placeOfClass(part.slice(0, index)), placeOfClass(part.slice(index + sign.length))];
    if (begin >= 0 && end >= begin) return CLASSES.slice(begin, end + 1);
  }
  return [];
}

/** The class that a text names, such as `6th` or `KG-I`; undefined if it names none. */
export function classNamed(text: string): string | undefined {
  const upper = text.trim().replace(BEFORE, '').toUpperCase();
  // "KG-I" is one class; "KG - II" is a range.
  const early = upper.replaceAll(/(?<=\S)-(?=\S)|[\s.]/g, '');
  // "VI.", "6th", "VIth"
  const plain = upper.replaceAll(/\.\s*/g, '').replace(/(?<=^[IVX\d]+)\s?(?:ST|ND|RD|TH)$/, '');
  return (
    PRE_PRIMARY.find((name) => EARLY[name]?.test(early)) ??
    CLASSES.find((each) => each === plain) ??
    numbered(/^\d{1,3}$/.test(plain) ? Number(plain) : (COUNTS.indexOf(plain) % WORDS.length) + 1)
  );
}

/** The class with this number: `VI` for 6; undefined if there is none. */
export const numbered = (number: number): string | undefined =>
  number > 0 ? CLASSES[number + PRE_PRIMARY.length - 1] : undefined;

/** The school's word for a pre-primary class in `classes` of school.yaml (`KG 1` for `LKG`), or `name`. */
export function ownWord(name: string, classes = ''): string {
  const words = withPlainSigns(classes).split(AND);
  const ends = [...words, ...words.flatMap((word) => word.split(TO))];
  return (PRE_PRIMARY.includes(name) && ends.find((word) => classNamed(word) === name)) || name;
}

export const classIdsOf = (labels: readonly string[]): string[] => labels.flatMap(readClasses).map(idOfClass);

/** The id of a class in addresses: `class-6`, `class-11-biology`, `class-nursery`. */
export function idOfClass({ name, stream }: FeeClass): string {
  const known = PRE_PRIMARY.includes(name) ? name : placeOfClass(name) - PRE_PRIMARY.length + 1;
  const words = `class ${known} ${stream}`.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.join('-');
}
