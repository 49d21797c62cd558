import { shorten } from '@/lib/text/text';

/** The end of a word, and its beginning, for signs that stand round words. */
const BEFORE = String.raw`(?<=^|[\s.("'“‘—–-])`;
const AFTER = String.raw`(?=$|[\s)"'”’.,;:!?/—–-])`;

/** What WhatsApp, Markdown and calculators write with signs: what the signs are, and what stands there without them. */
const SIGNS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/(?<=\d ?)\*(?= ?\d)/g, '×'],
  // "* WELCOME *", "-welcome-"
  [/^([*=~_#-]{1,5}) +(.*\p{L}.*?) +\1$|^(-+)(\p{L}.*\p{L})\3$/gu, '$2$4'],
  [/(\*\*|__|~~)(?=\S)((?:(?!\1).)*\S)\1/g, '$2'],
  [new RegExp(String.raw`${BEFORE}([*_~])(?=[^\s*_~])([^*_~]*[^\s*_~])\1${AFTER}`, 'g'), '$2'],
  // A star before the first word is YAML's, or that of a note below a table; with a space, or a hyphen, it begins an item.
  [/^(?:[*-] ?|[•●■▪➢➤] ?|[Øü§] )(?=\p{L})/gu, ''],
  [/={4,}|-{4,}/g, ''],
];

/** The words without signs that make letters bold, slanted or struck out elsewhere, and with × for "times". */
export const plainWords = (text: string): string =>
  SIGNS.reduce((words, [pattern, right]) => words.replaceAll(pattern, right), text);

/** Stars between figures are surely "times" where there are several and no other star; WhatsApp strikes words out with ~. */
const TIMES = /(?<![\d*.])\d{1,4}(?: ?\* ?\d{1,4}){2,}(?![\d*])/g;
const STRUCK = /(?<![\p{L}\d~])(~~?)(?=[^\s~])[^~]*(?<=\S)\1(?![\p{L}\d~])/u;

/** A line to fill in by hand: `Name ______`, `__/__/2026`. */
const BLANK = /_{3,}|__(?=[/.-])/;

/** `plainWords` where nothing else can be meant; undefined where the editor must decide. */
export function certainWords(text: string): string | undefined {
  const isUnsure = /\d ?\* ?\d/.test(text) && text.replaceAll(TIMES, '').includes('*');
  return isUnsure || STRUCK.test(text) || BLANK.test(text) ? undefined : plainWords(text);
}

/** What is wrong with the first such sign of a text that is shown as it is typed, or undefined. */
export function explainSigns(text: string): string | undefined {
  if (BLANK.test(text))
    return `"${shorten(text)}" has a blank that is not filled in. Write what belongs there.`;
  const [struck] = STRUCK.exec(text) ?? [];
  if (struck !== undefined)
    return `"${shorten(struck)}" would be shown with its ~. Delete the struck words, or the signs where the words hold.`;
  const isCertain = certainWords(text) !== undefined;
  for (const [pattern, right] of SIGNS) {
    const [found] = text.match(pattern) ?? [];
    if (found === undefined) continue;
    const sign = /^(?:\*\*|__|~~|.)/.exec(found)?.[0];
    const wrong = `"${shorten(found)}" would be shown with its ${sign}.`;
    const product = right === '×' ? /\d+(?: ?\* ?\d+)+/.exec(text)?.[0] : undefined;
    if (product === undefined) return `${wrong} This field takes plain words: delete the signs.`;
    const write = isCertain
      ? shorten(plainWords(product))
      : '× where it means "times", or the sign that is meant';
    return `"${shorten(product)}" would be shown with its *. Write ${write}.`;
  }
  return undefined;
}
