import { shorten } from '@/lib/text/shorten';
import type { MarkdownSlip } from './markdown-slip';

/** Bullets of Word and of web pages; the last two are Word's own, which other programs show as a box. */
const BULLET = /^(\s*)([•●▪◦‣○■□➢➤\uf0b7\uf0a7])\s*(?=\S)/;
const DASH = /^(\s*)([–—]\s*|-(?=\p{L}))(?=\S)/u;
const HEADING = /^( {0,3})(#{2,6})(?=[^\s#])/;

/** Headings, lists and tables whose signs are not quite Markdown's. @param line of the first of `lines` in the text */
export function findLineSlips(lines: readonly string[], line: number): MarkdownSlip[] {
  const table = explainTable(lines, line);
  if (table) return [table];
  // One line with a dash may be a remark or the name below a quotation; two are a list.
  const isList = lines.filter((text) => DASH.test(text)).length > 1;
  return lines.flatMap((text, index) => {
    const heading = HEADING.exec(text);
    const mark = BULLET.exec(text) ?? (isList ? DASH.exec(text) : null);
    const match = heading ?? mark;
    if (!match) return [];
    const [from, indent = '', sign = ''] = match;
    const place = { line: line + index, column: indent.length + 1 };
    const remedy = { ...place, from: from.slice(indent.length), to: heading ? `${sign} ` : '- ' };
    const right = shorten(`${remedy.to}${text.slice(from.length)}`);
    const message = heading
      ? `has no space after ${sign}, and would be shown as it is typed. Write ${right}`
      : `begins with "${sign.trim()}", which makes no list. Begin each item on a line of its own with a hyphen and a space: ${right}`;
    // Speech may be printed with dashes.
    const warning = /[–—]/.test(sign);
    return [{ ...place, message, warning, remedy: warning ? undefined : remedy }];
  });
}

/** Lines with upright strokes that are no table, since the line of hyphens below the heading is missing. */
function explainTable(lines: readonly string[], line: number): MarkdownSlip | undefined {
  const [first = ''] = lines;
  const cells = lines.map(
    (text) =>
      text
        .trim()
        .replaceAll(/^\||\|$/g, '')
        .split('|').length,
  );
  const framed = lines.every((text) => /^\s*\|.+\|\s*$/.test(text));
  const spaced = lines.every((text) => /\S \| \S/.test(text));
  if (lines.length < 2 || (!framed && !spaced) || new Set(cells).size > 1) return undefined;
  const rule = framed
    ? `|${'---|'.repeat(cells[0] ?? 1)}`
    : Array.from({ length: cells[0] ?? 1 }, () => '---').join(' | ');
  return {
    line,
    column: 1,
    message: `is no table: below its first line the line ${rule} is missing. Put it there.`,
    warning: !framed,
    remedy: !framed ? undefined : { line, column: 1, from: first, to: `${first}\n${rule}` },
  };
}
