import { placesOf } from '@/lib/text/text';
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

/** The items of `found` that are not in `others`, each as often as it is too many. */
function surplus(found: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return found.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Says which numbers of two texts differ; undefined if none do. */
function compareNumbers(text: string, own: string): string | undefined {
  const [before, after] = [numbersOf(text), numbersOf(own)];
  const [extra, missing] = [surplus(after, before), surplus(before, after)];
  const found = extra.length ? `has the number ${extra.join(', ')}` : 'lacks a number';
  const wanted = missing.length ? `the English text has ${missing.join(', ')}` : 'the English text does not';
  const isAlike = extra.length + missing.length === 0;
  return isAlike ? undefined : `${found}; ${wanted}. Correct the number that is wrong.`;
}

export const hasSameNumbers = (text: string, own: string): boolean => compareNumbers(text, own) === undefined;

interface Difference {
  message: string;
  isCertain?: boolean;
  /** The line of the translation, from 1. */
  line?: number;
}

/** A paragraph, heading or row of a table. */
const BLOCKS = ['paragraph', 'heading', 'tableRow', 'code', 'html'];

function blocksOf(text: string, isMarkdown: boolean) {
  if (!isMarkdown) return [{ text, line: 1 }];
  return [...walkMarkdown(parseMarkdown(text))].flatMap(({ type, position }) =>
    position && BLOCKS.includes(type)
      ? { text: text.slice(position.start.offset, position.end.offset), line: position.start.line }
      : [],
  );
}

/** HTML, and links as Markdown has them: a text without markup shows them as they are. */
const MARKUP = /<\/?[a-z][^>]*>|\[[^\]]*\]\([^)]*\)/gi;

/** What a translation has if its English text has it, and otherwise not. */
function keptIn(text: string, isMarkdown: boolean): string[] {
  const inNodes = isMarkdown
    ? [...walkMarkdown(parseMarkdown(text))].flatMap(({ type, url, value = '' }) =>
        url ? `the link ${url}` : type === 'html' ? value : [],
      )
    : (text.match(MARKUP) ?? []);
  return [...placesOf(text).map((name) => `{${name}}`), ...inNodes];
}

const COUNTED: Readonly<Record<string, string>> = {
  heading: 'headings',
  listItem: 'list items',
  tableRow: 'table rows',
  strong: 'parts in bold',
};

/** The names of what a translation has as often as its English text, each as often as the text has it. */
function countedIn(text: string, isMarkdown: boolean): string[] {
  const nodes = isMarkdown ? [...walkMarkdown(parseMarkdown(text))] : [];
  const levels = nodes.flatMap(({ depth }) => (depth ? `headings of level ${depth}` : []));
  return [...nodes.flatMap(({ type }) => COUNTED[type] ?? []), ...levels, ...(text.match(/\*\*/g) ?? [])];
}

/** Says what differs from the English text although a translation must keep it. */
export function compareTexts(text: string, own: string, isMarkdown: boolean): Difference[] {
  const [before, after] = [blocksOf(text, isMarkdown), blocksOf(own, isMarkdown)];
  const latin = after.filter((block) => isLatin(block.text) && block.text !== text);
  // Name wrong numbers in the paragraph that has them, unless paragraphs are missing.
  const isWhole = before.length !== after.length || hasSameNumbers(text, own);
  const parts = isWhole ? [{ text: own, line: 1 }] : after;
  return [
    ...compareKept(keptIn(text, isMarkdown), keptIn(own, isMarkdown)),
    ...compareCounts(countedIn(text, isMarkdown), countedIn(own, isMarkdown)),
    ...parts.flatMap((part, index) => {
      const message = compareNumbers(isWhole ? text : (before[index]?.text ?? ''), part.text);
      return message === undefined ? [] : { message, line: part.line };
    }),
    ...latin.map(({ line }) => ({
      message: 'is mostly in Latin letters. Translate it, or delete it and the English text is shown.',
      line,
    })),
  ];
}

/** A longer paragraph with more Latin letters than this share gets a warning. */
const LATIN = 0.9;
const SHORT = 20;

function isLatin(text: string): boolean {
  const words = text.replaceAll(/\]\([^)]*\)|https?:\S+|\S+@\S+|\{\w+\}/g, '');
  const letters = words.match(/\p{L}/gu) ?? [];
  return letters.length > SHORT && (words.match(/\p{Script=Latin}/gu) ?? []).length > letters.length * LATIN;
}

function compareKept(wanted: readonly string[], found: readonly string[]): Difference[] {
  const extra = found.find((each) => !wanted.includes(each));
  const missing = wanted.find((each) => !found.includes(each));
  if (extra !== undefined)
    return [{ message: `has ${extra}, which the English text does not have. Delete it.`, isCertain: true }];
  return missing === undefined
    ? []
    : [{ message: `lacks ${missing} of the English text. Add it.`, isCertain: true }];
}

function compareCounts(wanted: readonly string[], found: readonly string[]): Difference[] {
  const names = new Set([...surplus(found, wanted), ...surplus(wanted, found)]);
  const countOf = (name: string, all: readonly string[]) => all.filter((each) => each === name).length;
  return [...names].map((name) => ({
    message: `has ${countOf(name, found)} ${name}, and the English text has ${countOf(name, wanted)}. Give it the same.`,
    // Ids of headings are those of the English text, in order.
    isCertain: name === COUNTED.heading,
  }));
}
