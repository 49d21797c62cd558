import { shorten } from '@/lib/text/text';

/** The end of a word, and its beginning, for signs that stand round words. */
const BEFORE = String.raw`(?<=^|[\s("'“‘—–-])`;
const AFTER = String.raw`(?=$|[\s)"'”’.,;:!?—–-])`;

/** What WhatsApp, Markdown and calculators write with signs: what the signs are, and what stands there without them. */
const SIGNS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/(?<=\d ?)\*(?= ?\d)/g, '×'],
  [/(\*\*|__|~~)(?=\S)((?:(?!\1).)*\S)\1/g, '$2'],
  [new RegExp(String.raw`${BEFORE}([*_~])(?=[^\s*_~])([^*_~]*[^\s*_~])\1${AFTER}`, 'g'), '$2'],
  // A star before the first word is YAML's, or that of a note below a table.
  [/^\*(?=\p{L})/gu, ''],
];

/** The words without signs that make letters bold, slanted or struck out elsewhere, and with × for "times". */
export function plainWords(text: string): string {
  return SIGNS.reduce((words, [pattern, right]) => words.replaceAll(pattern, right), text);
}

/** What is wrong with the first such sign of a text that is shown as it is typed, or undefined. */
export function explainSigns(text: string): string | undefined {
  for (const [pattern, right] of SIGNS) {
    const [found] = text.match(pattern) ?? [];
    if (found === undefined) continue;
    const product = right === '×' ? /\d+(?: ?\* ?\d+)+/.exec(text)?.[0] : undefined;
    return product === undefined
      ? `"${shorten(found)}" would be shown with its ${/^(?:\*\*|__|~~|.)/.exec(found)?.[0]}. This field takes plain words: delete the signs.`
      : `"${shorten(product)}" would be shown with its *. Write ${shorten(plainWords(product))}.`;
  }
  return undefined;
}
