import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown-tree';
import type { Position } from '../yaml/yaml-document';

export interface MarkdownFinding extends Position {
  type: 'link' | 'image' | 'html' | 'heading1';
  /** The address of a link or image; the source of other findings. */
  target: string;
  /** The words of the link. */
  words: string;
}

/** Links, images, raw HTML and first-level headings of a Markdown text, with their places in the file. */
export function findInMarkdown(body: string, firstLine: number): MarkdownFinding[] {
  return [...walkMarkdown(parseMarkdown(body))].flatMap((node) => {
    const type = typeOf(node);
    if (!type) return [];
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const target = node.url ?? node.value ?? '';
    return [{ type, target, words: wordsOf(node), line: line + firstLine - 1, column }];
  });
}

function typeOf(node: MarkdownNode): MarkdownFinding['type'] | undefined {
  if (node.type === 'link' || node.type === 'definition') return 'link';
  if (node.type === 'image') return 'image';
  // A closing tag is the echo of its opening one.
  if (node.type === 'html') return node.value?.startsWith('</') ? undefined : 'html';
  if (node.type === 'heading' && node.depth === 1) return 'heading1';
  return undefined;
}

function wordsOf(node: MarkdownNode): string {
  if (node.type === 'image') return node.alt ?? '';
  return node.value ?? node.children?.map(wordsOf).join('') ?? '';
}
