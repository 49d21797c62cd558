import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A part of a Markdown text: what this project reads of mdast. */
export interface MarkdownNode {
  type: string;
  url?: string;
  alt?: string | null;
  value?: string;
  depth?: number;
  identifier?: string;
  children?: MarkdownNode[];
  position?: {
    start: { line: number; column: number; offset?: number };
    end: { line: number; offset?: number };
  };
}

const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Parses Markdown as the pages do (CommonMark with tables and the rest of GFM). */
export function parseMarkdown(text: string): MarkdownNode {
  return fromMarkdown(text, EXTENSIONS);
}

/** The node and everything in it, from the beginning of the text to its end. */
export function* walkMarkdown(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkMarkdown(child);
}
