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
export function explainTable(
  lines: readonly string[],
  line: number,
  before: string,
): MarkdownSlip | undefined {
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

function countCells(text: string): number {
  return text
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;
}

function ruleOf(cells: number, framed: boolean): string {
  const hyphens = Array.from({ length: cells }, () => '---');
  return framed ? `|${hyphens.map((each) => `${each}|`).join('')}` : hyphens.join(' | ');
}
