import { shorten } from '@/lib/text/shorten';
import type { MarkdownSlip } from './markdown-slip';

/** Bullets of Word and of web pages; the last two are Word's own, which other programs show as a box. */
const BULLET = /^(\s*)([•●▪◦‣○■□➢➤\uf0b7\uf0a7])\s*(?=\S)/;
/** A star with a second one in its line makes slanted words. */
const DASH = /^(\s*)([–—]\s*|-(?=\p{L})|\*(?=\p{L})(?=[^*]*$))(?=\S)/u;
const NUMBER = /^(\s*)(\d{1,2}[.)])(?=\p{L})/u;
/** `a)`, `(ii)`, `२.`: numbers that make no list. */
const LETTER = /^\s*(?:\(?(?:[a-h]|[ivx]{1,4}|[०-९]{1,2})[.)]|\(\d{1,2}\))\s/i;
const HEADING = /^( {0,3})(#{2,6})(?=[^\s#])/;

/** Headings and lists whose signs are not quite Markdown's. @param line of the first of `lines` in the text */
export function findLineSlips(lines: readonly string[], line: number): MarkdownSlip[] {
  // One line with a dash may be a remark or the name below a quotation; two are a list.
  const isList = lines.filter((text) => DASH.test(text)).length > 1;
  const isNumbered = lines.filter((text) => NUMBER.test(text)).length > 1;
  if (lines.filter((text) => LETTER.test(text)).length > 1) {
    const message =
      'begins lines with letters or numbers that make no list: they would run together in one paragraph. Begin each line with "1. " or "- ", or leave an empty line between them.';
    return [{ line, column: 1, message, warning: true }];
  }
  return lines.flatMap((text, index) => {
    const heading = HEADING.exec(text);
    const mark = BULLET.exec(text) ?? (isList ? DASH.exec(text) : null);
    const number = isNumbered ? NUMBER.exec(text) : null;
    const match = heading ?? mark ?? number;
    if (!match) return [];
    const [from, indent = '', sign = ''] = match;
    const place = { line: line + index, column: indent.length + 1 };
    const remedy = { ...place, from: from.slice(indent.length), to: mark ? '- ' : `${sign} ` };
    const right = shorten(`${remedy.to}${text.slice(from.length)}`);
    const message = !mark
      ? `has no space after ${sign}, and would be shown as it is typed. Write ${right}`
      : `begins with "${sign.trim()}", which makes no list. Begin each item on a line of its own with a hyphen and a space: ${right}`;
    // Speech may be printed with dashes.
    const warning = /[–—]/.test(sign);
    return [{ ...place, message, warning, remedy: warning ? undefined : remedy }];
  });
}
