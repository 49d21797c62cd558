import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { formatNumber } from '@/lib/text/text';
import type { Position, Path, YamlDocument } from '../parse/yaml';
import { describePath } from '../say/problem';
import { memoize } from '../memoize';
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

/** `5~10 km and 10~15 km` is not struck through. */
const EXTENSIONS = { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };

/** Reads Markdown as the pages show it: CommonMark with tables and the rest of GFM. */
export const readMarkdown = (text: string): Root => fromMarkdown(text, EXTENSIONS);

/** {@link readMarkdown}, each text once. */
export const parseMarkdown = memoize((text: string): MarkdownNode => readMarkdown(text));

/** The node and everything in it, from the beginning of the text to its end. */
export function* walkMarkdown<Node extends MarkdownNode>(node: Node): Generator<Node> {
  yield node;
  // What is in a node of mdast is a node of mdast.
  for (const child of (node.children ?? []) as readonly Node[]) yield* walkMarkdown(child);
}

export interface MarkdownFinding extends Position {
  type: 'link' | 'reference' | 'image' | 'html' | 'heading1';
  /** The address of a link or image; the source of other findings. A reference has its address in another line. */
  target: string;
  /** The words of the link. */
  words: string;
}

/** Links, images, raw HTML and first-level headings of a Markdown text. */
export function findInMarkdown(text: string): MarkdownFinding[] {
  let start = { line: 1, column: 1 };
  return [...walkMarkdown(parseMarkdown(text))].flatMap((node) => {
    // An address that became a link by itself may have no place: it is in what was before it.
    start = node.position?.start ?? start;
    const type = typeOf(node);
    if (!type) return [];
    const target = node.url ?? node.value ?? node.identifier ?? '';
    return [{ type, target, words: wordsOf(node), line: start.line, column: start.column }];
  });
}

const TYPES: Readonly<Record<string, MarkdownFinding['type']>> = {
  link: 'link',
  definition: 'link',
  image: 'image',
  // What an image reference leads to is an address, and never the name of a picture.
  imageReference: 'image',
  linkReference: 'reference',
  html: 'html',
  heading: 'heading1',
};

function typeOf({ type, value, depth }: MarkdownNode): MarkdownFinding['type'] | undefined {
  // A closing tag is the echo of its opening one.
  if (type === 'html' && value?.startsWith('</')) return undefined;
  return type === 'heading' && depth !== 1 ? undefined : TYPES[type];
}

function wordsOf(node: MarkdownNode): string {
  // No words that visitors read, but its name.
  if (node.type === 'definition') return `[${node.identifier}]`;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return node.value ?? node.children?.map(wordsOf).join('') ?? '';
}

/** Within these, the slowest text that can be written takes a few seconds to read; far more than anybody writes. */
const MAX_IN_PARAGRAPH = 20_000;
const MAX_IN_ALL = 100_000;
const MAX_QUOTES = 20;

/** What is too long in a Markdown text, or undefined. @param firstLine the line of the file on which it begins */
export function explainLongBody(body: string, firstLine: number) {
  let paragraph = 0;
  let total = 0;
  for (const [index, typed] of body.split('\n').entries()) {
    paragraph = typed.trim() ? paragraph + typed.length : 0;
    total += typed.length + 1;
    // Each sign before the first word opens a quotation or list within the one before.
    const [signs = ''] = /^[\s>*+-]*/.exec(typed) ?? [];
    const message =
      (total > MAX_IN_ALL &&
        `has more than ${formatNumber(MAX_IN_ALL)} characters. Split it into several pages.`) ||
      (paragraph > MAX_IN_PARAGRAPH &&
        `has a paragraph of more than ${formatNumber(MAX_IN_PARAGRAPH)} characters. Split it with an empty line.`) ||
      (signs.replaceAll(/\s/g, '').length > MAX_QUOTES &&
        'begins a line with too many ">" or "-". Begin it with the text.');
    if (message) return { line: firstLine + index, message };
  }
  return undefined;
}

/** A sign of Markdown that is written so that visitors would see it as it is typed. */
export interface MarkdownSlip extends Position {
  message: string;
  /** Whether it may be meant. */
  warning?: boolean;
  /** What certainly belongs there, within the line. */
  change?: { from: string; to: string };
}

/** A Markdown text of a file: what is below its front matter, or a field that takes paragraphs. */
export interface MarkdownText {
  text: string;
  /** In the editor's words. */
  field: string;
  /** The way to the field; empty below the front matter. */
  path: Path;
  /** Where a place of the text is in the file. `exact` is false where it is only the place of the whole text. */
  placeOf: (place: Position) => Position & { exact: boolean };
}

/** The Markdown texts of a file. A field that is too long is left out. */
export function findMarkdownTexts(
  document: YamlDocument,
  references: readonly ReferringField[],
  body: string,
  bodyLine: number,
): MarkdownText[] {
  const inBody = ({ line, column }: Position) => ({ line: line + bodyLine - 1, column, exact: true });
  return [
    { text: body, field: 'Text', path: [], placeOf: inBody },
    ...references
      .filter(({ refers, value }) => refers === 'markdown' && !explainLongBody(value, 1))
      .map(({ value, path }) => ({
        text: value,
        field: describePath(path, document.value),
        path,
        placeOf: (place: Position) => placeInField(document, path, place),
      })),
  ];
}

/** The beginning of the value where its lines are not those of the file. */
function placeInField(document: YamlDocument, path: Path, { line, column }: Position) {
  const start = document.positionOf(path);
  const [head = '', ...lines] = document.typedAt(path)?.split('\n') ?? [];
  if (!head.startsWith('|')) return { ...start, exact: false };
  const indent = /^ */.exec(lines.find((each) => each.trim()) ?? '')?.[0].length ?? 0;
  return { line: start.line + line, column: column + indent, exact: true };
}

/** A link, picture, HTML or heading in a text of an editor. */
export type TextFinding = MarkdownFinding & Pick<MarkdownText, 'field' | 'path'>;

/** What the Markdown texts of a file contain. */
export const findInTexts = (texts: readonly MarkdownText[]): TextFinding[] =>
  texts.flatMap(({ text, field, path, placeOf }) =>
    findInMarkdown(text).map((finding) => ({ ...finding, ...placeOf(finding), path, field })),
  );
