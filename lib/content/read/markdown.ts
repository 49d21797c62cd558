import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Position, Path, YamlDocument } from './yaml';
import { describePath } from '../say/problem';
import type { ReferringField } from '../kinds/describe';

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

/**
 * Where a place in the text of a field is in the file.
 * @param place line and column of the text, 1-based
 * @returns the beginning of the value where its lines are not those of the file; `exact` says which
 */
export function placeInField(
  document: YamlDocument,
  path: Path,
  { line, column }: Position,
): Position & { exact: boolean } {
  const start = document.positionOf(path);
  const [head = '', ...body] = document.typedAt(path)?.split('\n') ?? [];
  if (!head.startsWith('|')) return { ...start, exact: false };
  const indent = /^ */.exec(body.find((each) => each.trim()) ?? '')?.[0].length ?? 0;
  return { line: start.line + line, column: column + indent, exact: true };
}

/** Within these, the slowest text that can be written takes a few seconds to read; far more than anybody writes. */
const MOST_IN_PARAGRAPH = 20_000;
const MOST_IN_ALL = 100_000;
const MOST_QUOTES = 20;

/** What is too long in a Markdown text, or undefined. @param firstLine the line of the file on which it begins */
export function explainLongBody(
  body: string,
  firstLine: number,
): { message: string; line: number } | undefined {
  let length = 0;
  let total = 0;
  for (const [index, line] of body.split('\n').entries()) {
    length = line.trim() ? length + line.length : 0;
    total += line.length + 1;
    if (total > MOST_IN_ALL) {
      return {
        message: `has more than ${MOST_IN_ALL.toLocaleString('en-IN')} characters. Divide it into several pages.`,
        line: firstLine + index,
      };
    }
    if (length > MOST_IN_PARAGRAPH) {
      return {
        message: `has a paragraph of more than ${MOST_IN_PARAGRAPH.toLocaleString('en-IN')} characters. Divide it by an empty line.`,
        line: firstLine + index,
      };
    }
    if (countSigns(line) > MOST_QUOTES)
      return {
        message: 'begins a line with too many ">" or "-". Begin it with the text.',
        line: firstLine + index,
      };
  }
  return undefined;
}

/** Signs before the first word: each opens a quotation or list within the one before. */
function countSigns(line: string): number {
  const signs = /^[\s>*+-]*/.exec(line)?.[0] ?? '';
  return signs.replaceAll(/\s/g, '').length;
}

/** A link, picture, HTML or heading in a text of an editor. */
export interface TextFinding extends MarkdownFinding {
  /** In which text, in the editor's words. */
  field: string;
  /** The way to that text; empty below the front matter. */
  path: Path;
}

/** What the text below the front matter, and the fields that take paragraphs, contain. */
export function findInTexts(
  document: YamlDocument,
  references: readonly ReferringField[],
  body: string,
  bodyLine: number,
): TextFinding[] {
  const ofFields = references
    .filter(({ refers, value }) => refers === 'markdown' && !explainLongBody(value, 1))
    .flatMap(({ value, path }) => {
      const field = describePath(path, document.value);
      return findInMarkdown(value, 1).map((finding) => ({
        ...finding,
        ...placeInField(document, path, finding),
        path,
        field,
      }));
    });
  const ofBody = findInMarkdown(body, bodyLine).map((finding) => ({ ...finding, path: [], field: 'Text' }));
  return [...ofBody, ...ofFields];
}
