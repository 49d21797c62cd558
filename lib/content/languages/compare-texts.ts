import { monthsAndWeekdaysIn } from '@/lib/text/said-dates';
import { placesOf } from '@/lib/text/text';
import { hindiOrdinal } from '../kinds/classes';
import { problemsIn, type Place, type Problem } from '../say/problem';
import { walkMarkdown, parseMarkdown } from '../read/markdown';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** Matches Roman numerals such as `VI`, but `I` only after "Class" or in a range, because `I` alone is a word. */
const NUMERAL =
  /(?<![\p{L}\p{M}])(?:[IVX]{2,4}|[VX]|(?<=(?:[Cc]lass(?:es)?|CLASS(?:ES)?)[\s-])I|I(?=(?:[-–]| to | and )[IVX]+(?![\p{L}\p{M}])))(?![\p{L}\p{M}])/gu;

/** Writes numbers in digits, without commas. Roman numerals become their values. */
const withDigits = (text: string): string =>
  text
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replaceAll(NUMERAL, (numeral) => String(ROMAN.indexOf(numeral) + 1 || numeral));

const numbersOf = (text: string): string[] =>
  (withDigits(text).match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''));

/** Words of a translation that can stand for a number: `I` in कक्षा I, or पहली (“first”, of a class or anything else). */
const wordsForNumbersIn = (own: string): string[] =>
  (withDigits(own).match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => {
    const number = word === 'I' ? 1 : hindiOrdinal(word);
    return number ? String(number) : [];
  });

/** The items of `list` that are left when each item of `taken` has been removed once. */
function subtract(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...list];
  for (const each of taken) if (left.includes(each)) left.splice(left.indexOf(each), 1);
  return left;
}

/** Compares lists, ignoring order. An item that is in `spare` does not count as missing. */
const compare = (wanted: readonly string[], found: readonly string[], spare: readonly string[]) => ({
  extra: subtract(found, wanted),
  missing: subtract(wanted, [...found, ...spare]),
});

const factsOf = (text: string) => [...numbersOf(text), ...monthsAndWeekdaysIn(text)];

/** True if an outdated translation may be shown, because it has the same numbers, months and weekdays. */
export function hasSameFacts(text: string, own: string): boolean {
  const { extra, missing } = compare(factsOf(text), factsOf(own), wordsForNumbersIn(own));
  return extra.length + missing.length === 0;
}

const NAMES: Readonly<Record<string, string>> = {
  heading: 'a heading of level ',
  paragraph: 'a paragraph',
  listItem: 'a list item',
  tableRow: 'a table row',
  tableCell: 'a table cell',
};

/** The parts of a text, read as Markdown. The contents of an item or a row are separate parts. */
const partsOf = (text: string) =>
  [...walkMarkdown(parseMarkdown(text))].flatMap(({ type, depth = '', position }) => {
    if (!(type in NAMES) || !position) return [];
    const own = /Item|Row/.test(type) ? '' : text.slice(position.start.offset, position.end.offset);
    return { name: `${NAMES[type]}${depth}`, text: own, line: position.start.line };
  });

const sayNumber = (number: string): string => `the number ${number}`;

/** Things that a translation must contain as often as the English text. A `**` counts if readers would see it. */
const keptIn = (text: string): string[] => [
  ...placesOf(text).map((name) => `{${name}}`),
  ...[...walkMarkdown(parseMarkdown(text))].flatMap(({ type, url, value = '' }) => {
    if (type === 'strong') return 'a part in bold';
    if (type === 'html') return value;
    return url ? `the link ${url}` : (value.match(/\*\*/g) ?? []).map(() => 'a visible **');
  }),
  ...numbersOf(text).map(sayNumber),
  ...monthsAndWeekdaysIn(text).map((name) => `the word ${name}`),
];
/** Matches things that a good translation may change, so a difference in them is only a warning. */
const MILD = /^(?:a part|a visible|the number|the word)/;

function comparePart(place: Place, text: string, own: string): Problem[] {
  const { extra, missing } = compare(keptIn(text), keptIn(own), wordsForNumbersIn(own).map(sayNumber));
  const all = [...extra, ...missing];
  const message = !extra.length
    ? `does not have ${missing.join(', ')}; the English text does. Correct whichever text is wrong.`
    : `has ${extra.join(', ')}; the English text ${missing.length ? `has ${missing.join(', ')}` : 'does not'}. Correct whichever text is wrong.`;
  return problemsIn(place, all.length > 0 && message, all.every((each) => MILD.test(each)) && 'warning');
}

/** Reports differences in the parts of a text that a translation should keep. @param place of the translation */
export function compareTexts(place: Place, text: string, own: string): Problem[] {
  const [before, after] = [partsOf(text), partsOf(own)];
  const atLine = (line = 1): Place => (place.path.length ? place : { ...place, line: place.line + line - 1 });
  const other = [...before, ...after].findIndex((_, index) => before[index]?.name !== after[index]?.name);
  const [wanted = 'nothing', found = 'nothing'] = [before[other]?.name, after[other]?.name];
  const headingsIn = (parts: typeof after): number =>
    parts.filter(({ name }) => name.startsWith(NAMES['heading']!)).length;
  // Headings take their ids from the English text, in order.
  const isMild = headingsIn(before) === headingsIn(after);
  const order = `has ${found} here, and the English text has ${wanted}. Give both the same parts in the same order.`;
  const [texts, owns] = other < 0 ? [before, after] : [[{ text }], [{ text: own, line: 1 }]];
  const problems = [
    ...problemsIn(atLine(after[other]?.line), other >= 0 && order, isMild && 'warning'),
    ...after
      .filter((part, index) => isLatin(part.text) && part.text !== before[index]?.text)
      .flatMap((part) => problemsIn(atLine(part.line), LATIN, 'warning')),
    ...owns.flatMap((part, index) => comparePart(atLine(part.line), texts[index]?.text ?? '', part.text)),
  ];
  // Sort errors first: only the first of several problems at one place is reported.
  const rank = ({ severity }: Problem): number => Number(severity === 'warning');
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

const LATIN =
  'has a sentence in Latin letters. Translate it, or delete the whole text to show the English one.';
/** A sentence of more than `SHORT` letters gets a warning if more than this share of its letters is Latin. */
const SHARE = 0.9;
const SHORT = 20;

function isLatin(text: string): boolean {
  const words = text.replaceAll(/\]\([^)]*\)|https?:\S+|\S+@\S+|\{\w+\}/g, '');
  return words.split(/(?<=[.!?।])\s+/).some((sentence) => {
    const letters = sentence.match(/\p{L}/gu) ?? [];
    const latin = sentence.match(/\p{Script=Latin}/gu) ?? [];
    return letters.length > SHORT && latin.length > letters.length * SHARE;
  });
}
