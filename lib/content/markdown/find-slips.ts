import { toString } from 'mdast-util-to-string';
import { findLineSlips } from './line-slips';
import { findEmphasisSlips } from './emphasis-slips';
import { findLinkSlips } from './link-slips';
import type { MarkdownSlip } from './markdown-slip';
import { explainTable, findTableSlips } from './table-slips';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown-tree';

/** What in a Markdown text would be shown as it is typed. Lines and columns are those of the text, 1-based. */
export function findSlips(text: string, routes: readonly string[]): MarkdownSlip[] {
  const lines = text.split('\n');
  const nodes = [...walkMarkdown(parseMarkdown(text))];
  // What a footnote says is the echo of its number in the text.
  const noted = nodes.some(({ type }) => type === 'footnoteReference');
  return nodes.flatMap((node) => {
    if (noted && node.type === 'footnoteDefinition') return [];
    if (node.type === 'paragraph') {
      const line = node.position?.start.line ?? 1;
      const shown = maskCode(text, node).split('\n');
      const table = explainTable(shown, line, lines.slice(0, line - 1).findLast((each) => each.trim()) ?? '');
      if (table) return [table];
      return [...findLineSlips(shown, line), ...findLinkSlips(shown, line, routes)];
    }
    if (node.type === 'table') return findTableSlips(node, lines);
    return [...findEmphasisSlips(node, text), ...explainNode(node, lines)];
  });
}

function explainNode(node: MarkdownNode, lines: readonly string[]): MarkdownSlip[] {
  const { type, position } = node;
  const { line = 1, column = 1 } = position?.start ?? {};
  if (type === 'heading' && !toString(node).trim()) {
    const message = 'is a heading without words. Write them behind the signs #, or delete the line.';
    return [{ line, column, message }];
  }
  const [indent = ''] = /^(?: {4,}|\t)\s*/.exec(lines[line - 1] ?? '') ?? [];
  if (type === 'code' && indent) {
    const message =
      'begins with four spaces or a tab, and would be shown in the letters of a program. Delete the spaces in front.';
    return [{ line, column: 1, message, remedy: { line, column: 1, from: indent, to: '' } }];
  }
  if (type !== 'footnoteReference' && type !== 'footnoteDefinition') return [];
  const message = 'is a footnote, and pages have none. Write the note in brackets where it belongs.';
  return [{ line, column, message }];
}

/** The source of a paragraph from the first column of its first line, with spaces for its code, links and pictures. */
function maskCode(text: string, paragraph: MarkdownNode): string {
  const { start, end } = paragraph.position ?? {};
  const from = text.lastIndexOf('\n', (start?.offset ?? 0) - 1) + 1;
  let shown = text.slice(from, end?.offset);
  for (const { type, position } of walkMarkdown(paragraph)) {
    if (!['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'html'].includes(type)) continue;
    const at = (position?.start.offset ?? 0) - from;
    const to = (position?.end.offset ?? 0) - from;
    // An address that is a link by itself may stand between brackets that make no link.
    if (type === 'link' && !/^[[<]/.test(shown.slice(at))) continue;
    shown = shown.slice(0, at) + shown.slice(at, to).replaceAll(/[^\n]/g, '\u0001') + shown.slice(to);
  }
  return shown;
}
