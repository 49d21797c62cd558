import { shorten } from '@/lib/text/text';

/** The bullets of web pages and of Word, whose own fonts have them at private places of Unicode. */
export const BULLETS = String.raw`[•●▪◦‣○■□☐➢➤·\uf0b7\uf0a7\uf0d8\uf0fc]`;

/**
 * What begins an item of a list instead of "- ": bullets, dashes, and a hyphen right before the word. Groups:
 * indentation, sign with its spaces, the item.
 */
export const LIST_MARK = new RegExp(String.raw`^(\s*)((?:${BULLETS}|[–—])\s*|-(?=\p{L}))(\S.*)$`, 'u');

/** The end of a word, and its beginning, for signs that stand round words. */
const BEFORE = String.raw`(?<=^|[\s.("'“‘—–-])`;
const AFTER = String.raw`(?=$|[\s)"'”’.,;:!?/—–-])`;

/** What WhatsApp and Markdown write with signs: what the signs are, and what stands there without them. */
const SIGNS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/g, '$2'],
  [new RegExp(String.raw`${BEFORE}([*_])(?=[^\s*_])([^*_]*[^\s*_])\1${AFTER}`, 'g'), '$2'],
  // A star before the first word is YAML's, or that of a note below a table; with a space, or a hyphen, it begins an item.
  [/^(?:[*-] ?|[•●■▪➢➤] ?)(?=\p{L})/gu, ''],
];

/** A line to fill in by hand: `Name ______`, `__/__/2026`. */
const BLANK = /_{3,}|__(?=[/.-])/;
/** Words that WhatsApp shows as struck out: `~Rs 500~`. */
const STRUCK = /(?<![\p{L}\d~])(~~?)(?=[^\s~])[^~]*(?<=\S)\1(?![\p{L}\d~])/u;

/** The words without signs that make letters bold or slanted elsewhere; undefined where the editor must decide. */
export const stripMarkup = (text: string): string | undefined =>
  BLANK.test(text) || STRUCK.test(text)
    ? undefined
    : SIGNS.reduce((words, [pattern, right]) => words.replaceAll(pattern, right), text);

/** What is wrong with the first such sign of a text that is shown as it is typed, or undefined. */
export function explainSigns(text: string): string | undefined {
  if (BLANK.test(text))
    return `"${shorten(text)}" has a blank that is not filled in. Write what belongs there.`;
  const [struck] = STRUCK.exec(text) ?? [];
  if (struck !== undefined)
    return `"${shorten(struck)}" would be shown with its ~. Delete the crossed-out words, or only the ~ if the words still apply.`;
  const [found] = SIGNS.flatMap(([pattern]) => text.match(pattern) ?? []);
  const sign = /^(?:\*\*|__|.)/.exec(found ?? '')?.[0];
  return (
    found &&
    `"${shorten(found)}" would be shown with its ${sign}. This field takes plain text: delete the symbols.`
  );
}
