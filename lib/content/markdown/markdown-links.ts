import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown-tree';
import type { Position } from '../yaml/yaml-document';

export interface MarkdownFinding extends Position {
  type: 'link' | 'reference' | 'image' | 'html' | 'heading1';
  /** The address of a link or image; the source of other findings. A reference has its address in another line. */
  target: string;
  /** The words of the link. */
  words: string;
}

/** Links, images, raw HTML and first-level headings of a Markdown text, with their places in the file. */
export function findInMarkdown(body: string, firstLine: number): MarkdownFinding[] {
  let start = { line: 1, column: 1 };
  return [...walkMarkdown(parseMarkdown(body))].flatMap((node) => {
    // An address that became a link by itself may have no place: it is in what was before it.
    start = node.position?.start ?? start;
    const type = typeOf(node);
    if (!type) return [];
    const { line, column } = start;
    const target = node.url ?? node.value ?? node.identifier ?? '';
    return [{ type, target, words: wordsOf(node), line: line + firstLine - 1, column }];
  });
}

function typeOf(node: MarkdownNode): MarkdownFinding['type'] | undefined {
  if (node.type === 'link' || node.type === 'definition') return 'link';
  // What an image reference leads to is an address, and never the name of a picture.
  if (node.type === 'image' || node.type === 'imageReference') return 'image';
  if (node.type === 'linkReference') return 'reference';
  // A closing tag is the echo of its opening one.
  if (node.type === 'html') return node.value?.startsWith('</') ? undefined : 'html';
  if (node.type === 'heading' && node.depth === 1) return 'heading1';
  return undefined;
}

function wordsOf(node: MarkdownNode): string {
  // No words that visitors read, but its name.
  if (node.type === 'definition') return `[${node.identifier}]`;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return node.value ?? node.children?.map(wordsOf).join('') ?? '';
}
