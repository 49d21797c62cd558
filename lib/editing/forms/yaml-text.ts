import { isMap, isScalar, isSeq, stringify } from 'yaml';
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { Path } from '@/lib/content/parse/values';

/** YAML text and its parsed document, whose node ranges are offsets into `text`. */
export interface Placed {
  text: string;
  document: Document.Parsed;
}

export interface Edit {
  from: number;
  to: number;
  text: string;
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The offset just after the line that contains `at`, so that a comment after a value is included. */
export function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** The offset of a list item's "-". @param from the lowest offset to search */
export const dashOf = (text: string, item: Node, from = 0): number =>
  text.lastIndexOf('-', Math.max(from, (item.range?.[0] ?? 0) - 1));

const isBlockText = (node: unknown): boolean => isScalar(node) && node.type?.startsWith('BLOCK') === true;

/** True for a value that takes whole lines: text after `|` or `>`, or a list or group that is not in brackets. */
const isBlock = (node: unknown): boolean =>
  isBlockText(node) || ((isMap(node) || isSeq(node)) && node.flow !== true);

/** The end of a value. The parser's ranges of groups and lists include the comments after them. */
export function contentEnd(text: string, node: Node | null | undefined): number {
  if (isMap<Node, Node | null>(node) && !node.flow) {
    const last = node.items.at(-1);
    if (!last) return node.range?.[1] ?? 0;
    return last.value ? contentEnd(text, last.value) : (last.key.range?.[1] ?? 0) + 1;
  }
  if (isSeq<Node>(node) && !node.flow) return contentEnd(text, node.items.at(-1));
  const [from = 0, to = 0] = node?.range ?? [];
  if (!isBlockText(node)) return to;
  // Empty lines after the text belong to the next node.
  return from + text.slice(from, to).replace(/(\r?\n)(?:[ \t]*\r?\n)+$/, '$1').length;
}

/** The span of a field, from its name to the end of its last line. */
export function spanOf(text: string, { key, value }: Pair<Node, Node | null>): [number, number] {
  const [from = 0, end = 0] = key.range ?? [];
  const to = value ? contentEnd(text, value) : text.indexOf(':', end) + 1;
  return [from, lineEnd(text, Math.max(to, end + 1))];
}

/** The span of the name, or of the "-", before a value. */
function keyBefore({ text, document }: Placed, path: Path) {
  const parent = (path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents) as
    YAMLMap<Node> | YAMLSeq<Node>;
  const step = path.at(-1);
  const isFlow = parent.flow === true;
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => String(key) === step);
    const [start = 0, end = 0] = pair?.key.range ?? [];
    return { start, end: text.indexOf(':', end) + 1, isFlow };
  }
  const item = parent.items[Number(step)]!;
  const start = isFlow ? (item.range?.[0] ?? 0) : dashOf(text, item);
  return { start, end: isFlow ? start : start + 1, isFlow };
}

/** A value in the style of `npm run new`, with every line but the first indented by `indent` spaces. */
export const writeBlock = (value: unknown, indent = 0): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: 'literal' }).replaceAll(
    /\n(?=[^\n])/g,
    `\n${' '.repeat(indent)}`,
  );

/** A value within brackets and on one line: `[Monday, Friday]`. */
export function writeFlow(value: unknown): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const how = {
    collectionStyle: 'flow',
    lineWidth: 0,
    singleQuote: true,
    flowCollectionPadding: false,
  } as const;
  return stringify([value], how).trim().slice(1, -1);
}

/** A string, number or boolean on one line, with the same quotes as the value that it replaces. */
function writeLike(old: unknown, value: unknown, isInFlow: boolean): string {
  const type = isScalar(old) ? old.type : undefined;
  if (typeof value === 'string') {
    if (value.includes('\n') || type === 'QUOTE_DOUBLE') return JSON.stringify(value);
    if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  }
  return isInFlow ? writeFlow(value) : writeBlock({ k: value }).slice('k: '.length).trimEnd();
}

export function setValue(place: Placed, path: Path, node: Node | null, wanted: unknown): Edit {
  const { text } = place;
  const key = keyBefore(place, path);
  const isMultiline = typeof wanted === 'string' && /\S.*\n|\n.*\S/s.test(wanted);
  const isCollection = typeof wanted === 'object' && wanted !== null && Object.keys(wanted).length > 0;
  const takesLines = isMultiline || isCollection;
  const [from, to] = node?.range ?? [key.end, key.end];
  if (key.isFlow) return { from, to, text: takesLines ? writeFlow(wanted) : writeLike(node, wanted, true) };
  const wasBlock = isBlock(node);
  if (!wasBlock && !takesLines) {
    const space = text[from - 1] === ' ' ? '' : ' ';
    return { from, to, text: space + writeLike(node, wanted, false) };
  }
  const value = takesLines
    ? writeBlock({ k: wanted }, columnOf(text, key.start)).slice('k:'.length).replace(/\n$/, '')
    : writeLike(node, wanted, false);
  // Replace everything after the colon. A comment there moves to the end of the new value's first line.
  const end = wasBlock ? lineEnd(text, contentEnd(text, node)) : to;
  const header = isScalar(node) ? text.slice(node.range?.[0], end) : '';
  const [, ofHeader = ''] = /^[|>][^\n#]*?([ \t]+#[^\n\r]*)?\r?\n/.exec(header) ?? [];
  const after = wasBlock ? '' : (/^[ \t]+#[^\n\r]*/.exec(text.slice(to))?.[0] ?? '');
  const [first = '', ...rest] = value.trimStart().split('\n');
  const shown = isCollection ? after + value : ` ${[first + ofHeader + after, ...rest].join('\n')}`;
  return { from: key.end, to: end + after.length, text: shown + (wasBlock ? '\n' : '') };
}
