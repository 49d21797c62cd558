import { toString } from 'mdast-util-to-string';
import { shorten } from '@/lib/text/text';
import type { MarkdownNode, MarkdownSlip } from './markdown';

const RULE = /^(?=.*\|)\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const ROW = /^\s*\|.+\|\s*$/;

/** Finds rows with more cells than the table shows, and a line below the table that would become a row. */
export function findTableSlips({ children = [] }: MarkdownNode, lines: readonly string[]): MarkdownSlip[] {
  const [first, ...rows] = children;
  const count = first?.children?.length ?? 0;
  return rows.flatMap((row): MarkdownSlip[] => {
    const { line = 1, column = 1 } = row.position?.start ?? {};
    const text = lines[line - 1] ?? '';
    if (!text.includes('|')) {
      const message = `"${shorten(text.trim(), 40)}" would become a row of the table above. Leave an empty line between the table and the text.`;
      return [{ line, column, message }];
    }
    const lost = (row.children ?? []).slice(count).filter((cell) => toString(cell).trim());
    if (!lost.length) return [];
    const message = `has ${row.children?.length} cells, but the first line of the table has ${count}, so "${shorten(lost.map((cell) => toString(cell)).join(' | '), 40)}" would not be shown. Give both the same number of cells, and write \\| for a | that does not separate cells.`;
    return [{ line, column, message }];
  });
}

/** Explains why lines with "|" are not a table. @param before the last non-empty line above */
export function explainTable(lines: readonly string[], line: number, before: string) {
  const [first = '', second = ''] = lines;
  const cells = lines.map(countCells);
  const framed = lines.every((text) => ROW.test(text));
  if (framed && ROW.test(before)) {
    const message =
      'is not part of the table above, because there is an empty line between them. Delete that line.';
    return { line, column: 1, message };
  }
  if (RULE.test(second) && first.includes('|')) {
    const to = ruleOf(cells[0] ?? 1, second.trim().startsWith('|'));
    const message = `is not a table: its first line has ${cells[0]} cells, but the line of hyphens has ${cells[1]}. Write ${to}`;
    return { line: line + 1, column: 1, message, change: { from: second, to } };
  }
  const spaced = lines.every((text) => /\S \| \S/.test(text));
  if (lines.length < 2 || (!framed && !spaced) || new Set(cells).size > 1) return undefined;
  const rule = ruleOf(cells[0] ?? 1, framed);
  const message = `is not a table: the line ${rule} is missing below its first line. Add it.`;
  const change = framed ? { from: first, to: `${first}\n${rule}` } : undefined;
  return { line, column: 1, message, warning: !framed, change };
}

/** Explains rows pasted from Word or Excel, whose cells would run together. @param shown lines with links masked */
export function explainPasted(
  shown: readonly string[],
  lines: readonly string[],
  line: number,
): MarkdownSlip | undefined {
  const first = shown.findIndex((row) => row.includes('\t'));
  const rest = shown.slice(Math.max(first, 0)).findIndex((row) => !row.includes('\t'));
  const count = rest < 0 ? shown.length - first : rest;
  if (first < 0 || count < 2) return undefined;
  const typed = lines.slice(line - 1 + first, line - 1 + first + count);
  const cells = typed.map((row) => row.replaceAll(/^ +| +$/g, '').split(/ *\t */));
  const width = Math.max(...cells.map((row) => row.length));
  const rows = cells.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  const [head = '', ...others] = rows;
  const message = `is a table from Word or Excel, and its rows would run together. Write it as a table, with | between the cells: ${shorten(head, 40)}`;
  // Offer a correction only if no cell has markup, and no other line touches the rows (it might belong to them).
  const isAlone = count === shown.length && !lines[line - 2]?.trim() && !lines[line - 1 + count]?.trim();
  const isPlain = typed.every((row) => !/["|]|^\s*(?:>|[-*+]\s|\d+[.)]\s|[=~+#-]{3,})/.test(row));
  const to = [head, ruleOf(width, true), ...others].join('\n');
  const change = isAlone && isPlain ? { from: typed.join('\n'), to } : undefined;
  return { line: line + first, column: 1, message, change };
}

function countCells(text: string): number {
  const inner = text.trim().replaceAll(/^\||\|$/g, '');
  return inner.split('|').length;
}

function ruleOf(cells: number, framed: boolean): string {
  const hyphens = Array.from({ length: cells }, () => '---');
  return framed ? `|${hyphens.map((each) => `${each}|`).join('')}` : hyphens.join(' | ');
}
