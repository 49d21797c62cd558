import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Position } from '../yaml/yaml-document';

export interface MarkdownFinding extends Position {
  type: 'link' | 'image' | 'html' | 'heading1';
  /** The address of a link or image; the source of other findings. */
  target: string;
  /** The words of the link. */
  words: string;
}

interface Node {
  type: string;
  url?: string;
  alt?: string | null;
  value?: string;
  depth?: number;
  children?: Node[];
  position?: { start: { line: number; column: number } };
}

const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Links, images, raw HTML and first-level headings of a Markdown text, with their places in the file. */
export function findInMarkdown(body: string, firstLine: number): MarkdownFinding[] {
  const root: Node = fromMarkdown(body, EXTENSIONS);
  const found: MarkdownFinding[] = [];
  const visit = (node: Node): void => {
    const type = typeOf(node);
    if (type) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      found.push({
        type,
        target: node.url ?? node.value ?? '',
        words: wordsOf(node),
        line: line + firstLine - 1,
        column,
      });
    }
    node.children?.forEach(visit);
  };
  visit(root);
  return found;
}

function typeOf(node: Node): MarkdownFinding['type'] | undefined {
  if (node.type === 'link' || node.type === 'definition') return 'link';
  if (node.type === 'image') return 'image';
  // A closing tag is the echo of its opening one.
  if (node.type === 'html') return node.value?.startsWith('</') ? undefined : 'html';
  if (node.type === 'heading' && node.depth === 1) return 'heading1';
  return undefined;
}

function wordsOf(node: Node): string {
  if (node.type === 'image') return node.alt ?? '';
  return node.value ?? node.children?.map(wordsOf).join('') ?? '';
}
