import { placesOf } from '@/lib/text/text';
import { problemsIn, type Place, type Problem } from '../say/problem';
import { walkMarkdown, parseMarkdown } from '../read/markdown';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** Matches Roman numerals such as `VI`. It matches `I` only after "Class" or in a range, because alone it is a word. */
const NUMERAL =
  /(?<![\p{L}\p{M}])(?:[IVX]{2,4}|[VX]|(?<=[Cc]lass(?:es)? )I|I(?=(?:-| to | and )[IVX]+(?![\p{L}\p{M}])))(?![\p{L}\p{M}])/gu;

/** The numbers in a text, without commas. Roman numerals count as their values. */
function numbersOf(text: string): string[] {
  const plain = text
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replaceAll(NUMERAL, (numeral) => String(ROMAN.indexOf(numeral) + 1 || numeral));
  return (plain.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''));
}

/** The items of each list that the other lacks, each as often as it is too many. */
function differing(wanted: readonly string[], found: readonly string[]) {
  const missing = [...wanted];
  const extra = found.filter((each) => {
    const at = missing.indexOf(each);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return { extra, missing };
}

/** Says which numbers of two texts differ; undefined if none do. */
function compareNumbers(text: string, own: string): string | undefined {
  const { extra, missing } = differing(numbersOf(text), numbersOf(own));
  if (extra.length + missing.length === 0) return undefined;
  const found = extra.length ? `has the number ${extra.join(', ')}` : 'lacks a number';
  const wanted = missing.length ? `the English text has ${missing.join(', ')}` : 'the English text does not';
  return `${found}; ${wanted}. Correct the number that is wrong.`;
}

export const hasSameNumbers = (text: string, own: string): boolean => compareNumbers(text, own) === undefined;

const COUNTED: Readonly<Record<string, string>> = {
  heading: 'headings',
  listItem: 'list items',
  tableRow: 'table rows',
  strong: 'parts in bold',
};

/** Paragraphs, headings and rows of tables. */
const BLOCKS = ['paragraph', 'heading', 'tableRow', 'code', 'html'];

/** The parts of a text, read as Markdown. A text that takes none shows its signs as they are. */
function partsOf(text: string) {
  const nodes = [...walkMarkdown(parseMarkdown(text))];
  const blocks = nodes.flatMap(({ type, position }) =>
    position && BLOCKS.includes(type)
      ? { text: text.slice(position.start.offset, position.end.offset), line: position.start.line }
      : [],
  );
  const levels = nodes.flatMap(({ depth }) => (depth ? `headings of level ${depth}` : []));
  const counted = [...nodes.flatMap(({ type }) => COUNTED[type] ?? []), ...levels];
  const linked = nodes.flatMap(({ type, url, value = '' }) =>
    url ? `the link ${url}` : type === 'html' ? value : [],
  );
  return {
    blocks,
    /** What a translation has if its English text has it, and otherwise not. */
    kept: [...placesOf(text).map((name) => `{${name}}`), ...linked],
    /** Names of what it has as often as the English text, each as often as the text has it. */
    counted: [...counted, ...(text.match(/\*\*/g) ?? [])],
  };
}

/** Reports what differs from the English text although a translation must keep it. @param place of the translation */
export function compareTexts(place: Place, text: string, own: string): Problem[] {
  const [before, after] = [partsOf(text), partsOf(own)];
  const atLine = (line: number): Place =>
    place.path.length ? place : { ...place, line: place.line + line - 1 };
  // Name wrong numbers in the paragraph that has them, unless paragraphs are missing.
  const isWhole = before.blocks.length !== after.blocks.length || hasSameNumbers(text, own);
  const [texts, owns] = isWhole ? [[{ text }], [{ text: own, line: 1 }]] : [before.blocks, after.blocks];
  return [
    ...problemsIn(place, compareKept(before.kept, after.kept)),
    ...compareCounts(place, before.counted, after.counted),
    ...owns.flatMap((part, index) =>
      problemsIn(atLine(part.line), compareNumbers(texts[index]?.text ?? '', part.text), 'warning'),
    ),
    ...after.blocks.flatMap((block) =>
      problemsIn(atLine(block.line), isLatin(block.text) && block.text !== text && LATIN, 'warning'),
    ),
  ];
}

const LATIN = 'is mostly in Latin letters. Translate it, or delete it and the English text is shown.';
/** A longer paragraph with more Latin letters than this share gets a warning. */
const SHARE = 0.9;
const SHORT = 20;

function isLatin(text: string): boolean {
  const words = text.replaceAll(/\]\([^)]*\)|https?:\S+|\S+@\S+|\{\w+\}/g, '');
  const letters = words.match(/\p{L}/gu) ?? [];
  return letters.length > SHORT && (words.match(/\p{Script=Latin}/gu) ?? []).length > letters.length * SHARE;
}

function compareKept(wanted: readonly string[], found: readonly string[]): string | undefined {
  const extra = found.find((each) => !wanted.includes(each));
  const missing = wanted.find((each) => !found.includes(each));
  const lacks = missing && `lacks ${missing} of the English text. Add it.`;
  return extra ? `has ${extra}, which the English text does not have. Delete it.` : lacks;
}

function compareCounts(place: Place, wanted: readonly string[], found: readonly string[]): Problem[] {
  const { extra, missing } = differing(wanted, found);
  const countOf = (name: string, all: readonly string[]) => all.filter((each) => each === name).length;
  return [...new Set([...extra, ...missing])].flatMap((name) => {
    const message = `has ${countOf(name, found)} ${name}, and the English text has ${countOf(name, wanted)}. Give it the same.`;
    // Ids of headings are those of the English text, in order.
    return problemsIn(place, message, name !== COUNTED.heading && 'warning');
  });
}
