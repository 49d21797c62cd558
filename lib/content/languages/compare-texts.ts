import { placesOf } from '@/lib/text/text';
import { walkMarkdown, parseMarkdown } from '../read/markdown';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** Matches Roman numerals such as `VI`. It matches `I` only after "Class" or in a range, because alone it is a word. */
const NUMERAL =
  /(?<![\p{L}\p{M}])(?:[IVX]{2,4}|[VX]|(?<=[Cc]lass(?:es)? )I|I(?=(?:-| to | and )[IVX]+(?![\p{L}\p{M}])))(?![\p{L}\p{M}])/gu;

/** The numbers in a text, sorted, without commas. Roman numerals count as their values. */
export function numbersOf(text: string): string[] {
  const plain = text
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replaceAll(NUMERAL, (numeral) =>
      ROMAN.includes(numeral) ? String(ROMAN.indexOf(numeral) + 1) : numeral,
    );
  return (plain.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, '')).toSorted();
}

export const hasSameNumbers = (text: string, own: string): boolean =>
  numbersOf(text).join() === numbersOf(own).join();

/** A longer translation with more Latin letters than this share gets a warning, unless it equals the English text. */
const LATIN = 0.9;
const SHORT = 20;

interface Difference {
  message: string;
  isCertain?: true;
}

/** Says what differs from the English text although a translation must keep it. */
export function compareTexts(text: string, own: string, isMarkdown: boolean): Difference[] {
  const found: (Difference | undefined)[] = [
    listDifference('{…}', placesOf(text), placesOf(own)),
    ...(isMarkdown ? compareMarkdown(text, own) : []),
  ];
  const numbers = numbersOf(own);
  if (!hasSameNumbers(text, own))
    found.push({
      message: `has the numbers ${numbers.join(', ') || 'none'}; the English text has ${numbersOf(text).join(', ') || 'none'}. Correct the one that is wrong.`,
    });
  const letters = own.match(/\p{L}/gu) ?? [];
  const latin = own.replaceAll(/\]\([^)]*\)|\S+@\S+|\{\w+\}/g, '').match(/\p{Script=Latin}/gu) ?? [];
  if (own !== text && letters.length > SHORT && latin.length > letters.length * LATIN)
    found.push({
      message: 'is mostly in Latin letters. Translate it, or delete it and the English text is shown.',
    });
  return found.filter((each) => each !== undefined);
}

function compareMarkdown(text: string, own: string): (Difference | undefined)[] {
  const [before, after] = [text, own].map((each) => [...walkMarkdown(parseMarkdown(each))]);
  const countOf = (type: string, name: string): Difference | undefined => {
    const [wanted, found] = [before, after].map(
      (nodes) => nodes?.filter((node) => node.type === type).length,
    );
    const message = `has ${found} ${name}, and the English text has ${wanted}. Give it the same.`;
    return wanted === found
      ? undefined
      : { message, ...(type === 'heading' && { isCertain: true as const }) };
  };
  const [links, ownLinks] = [before, after].map((nodes) => nodes?.flatMap(({ url }) => url ?? []) ?? []);
  return [
    countOf('heading', 'headings'),
    countOf('listItem', 'list items'),
    countOf('tableRow', 'table rows'),
    listDifference('the link', [...new Set(links)], [...new Set(ownLinks)]),
  ];
}

function listDifference(
  name: string,
  wanted: readonly string[],
  found: readonly string[],
): Difference | undefined {
  const [extra] = found.filter((each) => !wanted.includes(each));
  const [missing] = wanted.filter((each) => !found.includes(each));
  const sayOf = (each: string) => (name === '{…}' ? `{${each}}` : `${name} ${each}`);
  if (extra !== undefined)
    return {
      message: `has ${sayOf(extra)}, which the English text does not have. Delete it.`,
      isCertain: true,
    };
  if (missing !== undefined)
    return { message: `lacks ${sayOf(missing)} of the English text. Add it.`, isCertain: true };
  return undefined;
}
