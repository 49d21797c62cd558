import { toString } from 'mdast-util-to-string';
import { shorten } from '@/lib/text/text';
import type { MarkdownNode, MarkdownSlip } from './markdown';

const RULE = /^(?=.*\|)\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const ROW = /^\s*\|.+\|\s*$/;

/** Rows of a table of which visitors would not see all, and a line below it that would be taken for a row. */
export function findTableSlips({ children = [] }: MarkdownNode, lines: readonly string[]): MarkdownSlip[] {
  const [first, ...rows] = children;
  const count = first?.children?.length ?? 0;
  return rows.flatMap((row): MarkdownSlip[] => {
    const { line = 1, column = 1 } = row.position?.start ?? {};
    const text = lines[line - 1] ?? '';
    if (!text.includes('|')) {
      const message = `"${shorten(text.trim(), 40)}" would be a row of the table above. Leave an empty line between the table and the text.`;
      return [{ line, column, message }];
    }
    const lost = (row.children ?? []).slice(count).filter((cell) => toString(cell).trim());
    if (!lost.length) return [];
    const message = `has ${row.children?.length} cells, and the first line of the table ${count}: "${shorten(lost.map((cell) => toString(cell)).join(' | '), 40)}" would not be shown. Give both as many, and write \\| for a stroke that parts no cells.`;
    return [{ line, column, message }];
  });
}

/** Lines with upright strokes that are no table. @param before the last line above that is not empty */
export function explainTable(lines: readonly string[], line: number, before: string) {
  const [first = '', second = ''] = lines;
  const cells = lines.map(countCells);
  const framed = lines.every((text) => ROW.test(text));
  if (framed && ROW.test(before)) {
    const message = 'is no row of the table above, since there is an empty line between them. Delete it.';
    return { line, column: 1, message };
  }
  if (RULE.test(second) && first.includes('|')) {
    const to = ruleOf(cells[0] ?? 1, second.trim().startsWith('|'));
    const message = `is no table: its first line has ${cells[0]} cells, and the line of hyphens ${cells[1]}. Write ${to}`;
    return { line: line + 1, column: 1, message, change: { from: second, to } };
  }
  const spaced = lines.every((text) => /\S \| \S/.test(text));
  if (lines.length < 2 || (!framed && !spaced) || new Set(cells).size > 1) return undefined;
  const rule = ruleOf(cells[0] ?? 1, framed);
  const message = `is no table: below its first line the line ${rule} is missing. Put it there.`;
  const change = framed ? { from: first, to: `${first}\n${rule}` } : undefined;
  return { line, column: 1, message, warning: !framed, change };
}

/** How programs part the cells of a row, which has more than `most` of them, and from how many rows on that is certain. */
const PASTED = [
  { part: /\t/, not: /^$/, most: 1, least: 2, what: 'a table of Word or Excel' },
  // Lists with commas seldom have as many in each line.
  { part: /,/, not: /, /, most: 2, least: 3, what: 'a table with commas' },
];

/** Rows that were copied out of another program: they would run together. @param shown the lines, with signs for links */
export function explainPasted(shown: readonly string[], lines: readonly string[], line: number) {
  for (const { part, not, most, least, what } of PASTED) {
    const cellsOf = (row: string): string[] => trimSpaces(row).split(part);
    const widths = shown.map((row) => (not.test(trimSpaces(row)) ? 0 : cellsOf(row).length));
    const first = widths.findIndex((width) => width > most);
    const rest = widths.slice(first);
    const end = rest.findIndex((width) => width <= most);
    const own = end < 0 ? rest : rest.slice(0, end);
    if (first < 0 || own.length < least || (least > 2 && new Set(own).size > 1)) continue;
    const at = line - 1 + first;
    const typed = lines.slice(at, at + own.length);
    const [head = '', ...others] = typed.map((row) => {
      const filled = cellsOf(row).map((cell) => cell.trim().replaceAll('|', String.raw`\|`));
      return `| ${Array.from({ length: Math.max(...own) }, (_, cell) => filled[cell] ?? '').join(' | ')} |`;
    });
    const to = [head, ruleOf(Math.max(...own), true), ...others].join('\n');
    const message = `is ${what}, and its rows would run together. Write it as a table, with upright strokes: ${shorten(head, 40)}`;
    // A line beside the rows may be of the table too, and a cell of Excel may go on in the next line.
    const isWhole = !first && end < 0 && !lines[at - 1]?.trim() && !lines[at + own.length]?.trim();
    const change =
      isWhole && typed.map(trimSpaces).every(isPlainRow) ? { from: typed.join('\n'), to } : undefined;
    return { line: at + 1, column: 1, message, change };
  }
  // Which words make a cell is not certain.
  if (shown.filter((row) => DRAWN.test(row)).length < 2) return undefined;
  const message =
    'looks like a table of another program, and its rows would run together. Write it as a table, with upright strokes: | Class | Fee |';
  return { line, column: 1, message, warning: true };
}

/** How else programs, and hands, part cells. */
const DRAWN = /^\s*\+[-=+]{3,}\+\s*$|",\S|\S,"|\S(?:;|\t+| {3,})\S/;

/** Without the spaces around it, since a tab parts an empty cell, and without the quotes of its cells. */
const trimSpaces = (row: string): string =>
  row.replaceAll(/^ +| +$/g, '').replaceAll(/(?<=^|[,\t])"([^",\t]*)"(?=[,\t]|$)/g, '$1');

/** Whether a row has nothing that a program may have meant otherwise. */
const isPlainRow = (row: string): boolean => !/["|]|^\s*(?:>|[-*+]\s|\d+[.)]\s|[=~+#-]{3,})/.test(row);

/** An address or a verse: short lines that would be shown as one. */
export function explainShortLines(lines: readonly string[], line: number): MarkdownSlip | undefined {
  const isShort = (text: string): boolean => text.length < 40 && !/( {2}|\\|[.!?:।])$/.test(text);
  if (lines.length < 3 || !lines.slice(0, -1).every(isShort) || (lines.at(-1)?.length ?? 0) > 60)
    return undefined;
  const message = `${lines.length} lines would be shown as one. End each but the last with \\, or begin each with "- ".`;
  const change = { from: lines.join('\n'), to: lines.join('\\\n') };
  return { line, column: 1, message, warning: true, change };
}

function countCells(text: string): number {
  const inner = text.trim().replaceAll(/^\||\|$/g, '');
  return inner.split('|').length;
}

function ruleOf(cells: number, framed: boolean): string {
  const hyphens = Array.from({ length: cells }, () => '---');
  return framed ? `|${hyphens.map((each) => `${each}|`).join('')}` : hyphens.join(' | ');
}
