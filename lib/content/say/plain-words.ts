import { BULLETS } from '@/lib/text/bullets';
import { shorten } from '@/lib/text/text';

/** Matches a symbol that begins a list item instead of "- ". Groups: indentation, symbol with spaces, item. */
export const LIST_MARK = new RegExp(String.raw`^(\s*)((?:${BULLETS}|[–—])\s*|-(?=\p{L}))(\S.*)$`, 'u');

const BEFORE = String.raw`(?<=^|[\s.("'“‘—–-])`;
const AFTER = String.raw`(?=$|[\s)"'”’.,;:!?/—–-])`;

const SIGNS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/g, '$2'],
  [new RegExp(String.raw`${BEFORE}([*_])(?=[^\s*_])([^*_]*[^\s*_])\1${AFTER}`, 'g'), '$2'],
  // Matches only before a word, because YAML and footnotes use asterisks too.
  [/^(?:[*-] ?|[•●■▪➢➤] ?)(?=\p{L})/gu, ''],
];

/** Matches a line to fill in by hand: `Name ______`, `__/__/2026`. */
const BLANK = /_{3,}|__(?=[/.-])/;
/** Matches text struck through in WhatsApp: `~Rs 500~`. */
const STRUCK = /(?<![\p{L}\d~])(~~?)(?=[^\s~])[^~]*(?<=\S)\1(?![\p{L}\d~])/u;

/** Removes emphasis and bullets. Undefined if only the editor can decide what is meant. */
export const stripMarkup = (text: string): string | undefined =>
  BLANK.test(text) || STRUCK.test(text)
    ? undefined
    : SIGNS.reduce((words, [pattern, right]) => words.replaceAll(pattern, right), text);

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
    `"${shorten(found)}" would be shown with its ${sign}. This ⟨field¦box⟩ takes plain text: delete the symbols.`
  );
}
