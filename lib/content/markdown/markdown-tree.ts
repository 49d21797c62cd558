import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A part of a Markdown text: what this project reads of mdast. Several checks share a tree, so it is read-only. */
export interface MarkdownNode {
  readonly type: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly identifier?: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: {
    start: { line: number; column: number; offset?: number };
    end: { line: number; offset?: number };
  };
}

/** What reads GFM, here and on the pages: `5~10 km and 10~15 km` is not struck through. */
export const GFM_OPTIONS = { singleTilde: false } as const;

const EXTENSIONS = { extensions: [gfm(GFM_OPTIONS)], mdastExtensions: [gfmFromMarkdown()] };

/** Keep the trees of so many characters of text: those of some 3,000 pages. The oldest go first. */
const MOST_CHARACTERS = 8_000_000;

const known = new Map<string, MarkdownNode>();
let characters = 0;

/** Parses Markdown as the pages do (CommonMark with tables and the rest of GFM), each text once. */
export function parseMarkdown(text: string): MarkdownNode {
  const before = known.get(text);
  if (before) return before;
  const tree: MarkdownNode = fromMarkdown(text, EXTENSIONS);
  known.set(text, tree);
  characters += text.length;
  for (const [oldest] of known) {
    if (characters <= MOST_CHARACTERS) break;
    known.delete(oldest);
    characters -= oldest.length;
  }
  return tree;
}

/** The node and everything in it, from the beginning of the text to its end. */
export function* walkMarkdown(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkMarkdown(child);
}
