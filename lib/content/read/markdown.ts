import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { formatNumber } from '@/lib/text/text';
import type { Position, YamlDocument } from '../parse/yaml';
import type { Path } from '../parse/values';
import { describePath } from '../say/problem';
import { memoize } from '../memoize';
import type { ReferringField } from '../kinds/describe';

/** The parts of mdast that this project reads. They are read-only, because several checks share a tree. */
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

/** With single tildes off, `5~10 km and 10~15 km` is not struck through. */
const EXTENSIONS = { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };

/** Parses Markdown with the same syntax as pages: CommonMark with GFM. */
export const readMarkdown = (text: string): Root => fromMarkdown(text, EXTENSIONS);

export const parseMarkdown = memoize((text: string): MarkdownNode => readMarkdown(text));

export function* walkMarkdown<Node extends MarkdownNode>(node: Node): Generator<Node> {
  yield node;
  for (const child of (node.children ?? []) as readonly Node[]) yield* walkMarkdown(child);
}

export interface MarkdownFinding extends Position {
  type: 'link' | 'reference' | 'image' | 'html' | 'heading1';
  /** The address of a link or image, an HTML tag, or the id of a reference (its address is on another line). */
  target: string;
  words: string;
}

export function findInMarkdown(text: string): MarkdownFinding[] {
  let start = { line: 1, column: 1 };
  return [...walkMarkdown(parseMarkdown(text))].flatMap((node) => {
    // A link that the parser made from a bare address can lack a position. Use the previous node's position.
    start = node.position?.start ?? start;
    const type = typeOf(node);
    if (!type) return [];
    const target = node.url ?? node.value ?? node.identifier ?? '';
    const words = node.type === 'definition' ? `[${node.identifier}]` : toString(node);
    return [{ type, target, words, line: start.line, column: start.column }];
  });
}

const TYPES: Readonly<Record<string, MarkdownFinding['type']>> = {
  link: 'link',
  definition: 'link',
  image: 'image',
  // An image reference does not contain its target. Treat it as an image: another check rejects it.
  imageReference: 'image',
  linkReference: 'reference',
  html: 'html',
  heading: 'heading1',
};

function typeOf({ type, value, depth }: MarkdownNode): MarkdownFinding['type'] | undefined {
  // The opening tag is reported, so skip the closing one.
  if (type === 'html' && value?.startsWith('</')) return undefined;
  return type === 'heading' && depth !== 1 ? undefined : TYPES[type];
}

/** Limits on length. Within them, even the worst text takes only a few seconds to parse. */
const MAX_IN_PARAGRAPH = 20_000;
const MAX_IN_ALL = 100_000;
const MAX_QUOTES = 20;

/** Reports text that would take too long to parse. @param firstLine the line of the file on which `body` begins */
export function explainLongBody(body: string, firstLine: number) {
  let paragraph = 0;
  let total = 0;
  for (const [index, typed] of body.split('\n').entries()) {
    paragraph = typed.trim() ? paragraph + typed.length : 0;
    total += typed.length + 1;
    // Each symbol before the first word opens a nested quotation or list.
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

/** Faulty markup that would leave raw characters on the page. */
export interface MarkdownSlip extends Position {
  message: string;
  /** True if the editor might have meant the text as it is typed. */
  warning?: boolean;
  /** The correction within the line, if one is certain. */
  change?: { from: string; to: string };
}

/** Markdown text in a file: the part below the front matter, or a field that takes paragraphs. */
export interface MarkdownText {
  text: string;
  field: string;
  path: Path;
  /** Maps a place in the text to a place in the file. `exact` is false if only the start of the text is known. */
  placeOf: (place: Position) => Position & { exact: boolean };
}

/** The Markdown texts of a file. Skips fields that are too long to parse. */
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

/** Maps a place in a value to the file. For folded or quoted text, returns the start of the value. */
function placeInField(document: YamlDocument, path: Path, { line, column }: Position) {
  const start = document.positionOf(path);
  const [head = '', ...lines] = document.typedAt(path)?.split('\n') ?? [];
  if (!head.startsWith('|')) return { ...start, exact: false };
  const indent = /^ */.exec(lines.find((each) => each.trim()) ?? '')?.[0].length ?? 0;
  return { line: start.line + line, column: column + indent, exact: true };
}

export type TextFinding = MarkdownFinding & Pick<MarkdownText, 'field' | 'path'>;

export const findInTexts = (texts: readonly MarkdownText[]): TextFinding[] =>
  texts.flatMap(({ text, field, path, placeOf }) =>
    findInMarkdown(text).map((finding) => ({ ...finding, ...placeOf(finding), path, field })),
  );
